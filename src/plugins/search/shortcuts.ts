// The keys that open the search.

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether keys are Ctrl-K or Cmd-K, which toggles the search. With Shift or Alt, they are the browser's shortcut. */
export const isChord = ({key, code, ctrlKey, metaKey, shiftKey, altKey}: Keys): boolean =>
  (ctrlKey || metaKey) &&
  !shiftKey &&
  !altKey &&
  // On a keyboard without Latin letters, the place of the key counts. Browsers send events without a key, too.
  (/^k$/i.test(key) || (code === 'KeyK' && /\P{ASCII}/u.test(key)));

/** Whether a key is a slash, on any keyboard. */
export const isSlash = ({key, ctrlKey, metaKey, altKey}: Keys): boolean =>
  key === '/' && !ctrlKey && !metaKey && !altKey;
