/** Key in the local storage of the reader's own searches. */
const KEY = 'search';
const MOST = 5;

export type Remembered = {
  /** The text in the box when the search was last used. */
  last: string;
  /** Searches whose results were opened, the latest first. */
  recent: string[];
};

const nothing: Remembered = {last: '', recent: []};
const isText = (value: unknown): value is string => typeof value === 'string';

/** Reads the stored searches; empty when storage is not available or has another format. */
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
    // Storage is not available.
  }
}

/** Stores the text in the box for the next time. */
export const rememberLast = (last: string) => write({...readRemembered(), last});

/** Stores a search whose result was opened. */
export function rememberOpened(query: string) {
  const {recent} = readRemembered();
  write({last: query, recent: [query, ...recent.filter((one) => one !== query)].slice(0, MOST)});
}

export const forget = () => write(nothing);
