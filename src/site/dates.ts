const long = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** Whether a text is an ISO date that the calendar has. */
export const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/**
 * A day as readers see it everywhere on this site, such as 21 November 2026.
 *
 * @param date ISO date, or a moment, of which the day in UTC counts
 */
export const longDate = (date: string | Date): string => long.format(new Date(date));
