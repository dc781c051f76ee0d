// Not `Intl`: its first use blocks a slow phone for 60 ms, and each page has a date.
const firstHalf = ['January', 'February', 'March', 'April', 'May', 'June'];
const months = [...firstHalf, 'July', 'August', 'September', 'October', 'November', 'December'];

/** Whether a text is a valid ISO date. */
export const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** Returns the date where the day begins first (UTC+14), so that writers everywhere can use today's date. */
export const latestDay = (): string =>
  new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/** Returns the month of a date, such as November 2026. */
export const monthOf = (date: string | Date): string => {
  const day = new Date(date);
  return `${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
};

/**
 * Formats a date in the format of this site, such as 21 November 2026.
 *
 * @param date ISO date, or a point in time; its date in UTC is formatted
 */
export const longDate = (date: string | Date): string =>
  `${new Date(date).getUTCDate()} ${monthOf(date)}`;
