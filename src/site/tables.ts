/** From how many columns on a table does not fit a phone, so that its rows become cards there (src/css/tables.css). */
export const CARD_COLUMNS = 3;

/** From how many columns on a table needs less room between them to fit beside the sidebar. */
export const DENSE_COLUMNS = 7;
