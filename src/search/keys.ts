type Keys = {key: string; ctrlKey: boolean; metaKey: boolean};

/** Whether a key with the modifiers that are held is Ctrl-K or Cmd-K, which opens the search from anywhere. */
export const isChord = ({key, ctrlKey, metaKey}: Keys): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey);

/** Whether a key opens the search, at least where it is not a letter of a text. */
export const opensSearch = (keys: Keys): boolean => keys.key === '/' || isChord(keys);

/** Whether an element is there to see. What is in a dialog that has just been closed keeps the focus until the next frame. */
export const isShown = (element: Element): boolean => element.getClientRects().length > 0;
