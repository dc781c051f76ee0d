/** Tables with at least this many columns become cards where space is narrow, as on phones (src/css/tables.css). */
export const CARD_COLUMNS = 3;

/** Tables with at least this many columns have less space between columns, to fit next to the sidebar. */
export const DENSE_COLUMNS = 7;
