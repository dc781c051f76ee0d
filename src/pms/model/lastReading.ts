/** The day of the last round of reading. Sources may be newer; the page about the guides shows this day. */
export const lastReading = '2026-11-20';
