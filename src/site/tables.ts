/** Tables with this many columns are cards on phones (src/css/tables.css). */
export const CARD_COLUMNS = 3;

/** Tables with this many columns have narrower gaps, to fit next to the sidebar. */
export const DENSE_COLUMNS = 7;
