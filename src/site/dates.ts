const long = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/**
 * A day as readers see it everywhere on this site, such as 21 November 2026.
 *
 * @param date ISO date, or a moment, of which the day in UTC counts
 */
export const longDate = (date: string | Date): string => long.format(new Date(date));
