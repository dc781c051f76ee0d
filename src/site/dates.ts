const long = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** Whether a text is a valid ISO date. */
export const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Returns the date where the day begins first (UTC+14), so that writers everywhere can use today's date. */
export const latestDay = (): string =>
  new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

const month = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** Returns the month of a date, such as November 2026. */
export const monthOf = (date: string | Date): string => month.format(new Date(date));

/**
 * Formats a date in the format of this site, such as 21 November 2026.
 *
 * @param date ISO date, or a point in time; its date in UTC is formatted
 */
export const longDate = (date: string | Date): string => long.format(new Date(date));
