import type {KeyboardEvent} from 'react';

/**
 * Whether a key controls an input method, with which the reader composes a character. Safari sends the last key, Enter,
 * after the end of the composition, with the code 229.
 */
export const isComposing = ({nativeEvent, keyCode}: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === 229;
