/** Where the reader's own searches are kept, on the reader's device alone. */
const KEY = 'search';
const MOST = 5;

export type Remembered = {
  /** What was in the box when the search was last used. */
  last: string;
  /** Searches of which a result was opened, the latest first. */
  recent: string[];
};

const nothing: Remembered = {last: '', recent: []};
const isText = (value: unknown): value is string => typeof value === 'string';

/** What is kept; nothing where the reader's settings forbid it, or something else stands there. */
export function readRemembered(): Remembered {
  try {
    const {last, recent} = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Remembered>;
    return {
      last: isText(last) ? last : '',
      recent: Array.isArray(recent) ? recent.filter(isText).slice(0, MOST) : [],
    };
  } catch {
    return nothing;
  }
}

function write(remembered: Remembered) {
  try {
    localStorage.setItem(KEY, JSON.stringify(remembered));
  } catch {
    // The reader's settings forbid it: nothing is remembered then.
  }
}

/** Keeps what stands in the box, for when it is opened again. */
export const rememberLast = (last: string) => write({...readRemembered(), last});

/** Keeps a search of which a result was opened. */
export function rememberOpened(query: string) {
  const {recent} = readRemembered();
  write({last: query, recent: [query, ...recent.filter((one) => one !== query)].slice(0, MOST)});
}

export const forget = () => write(nothing);
