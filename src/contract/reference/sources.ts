import type {Block} from './blocks';

/** The day on which the public pages named in `x-source` were read. */
const readOn = '2026-11-20';

const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** An ISO date as a reader writes it: 20 November 2026. */
export function dateLabel(iso: string): string {
  return day.format(new Date(iso));
}

/** An address without what does not tell sources apart. They are no links: pages may have moved or gone since. */
export function addressLabel(address: string): string {
  return decodeURI(address).replace('https://', '');
}

/**
 * Where the contract's statements were read, as one small line.
 *
 * @param source addresses; none when everything is inferred
 */
export function sourcesBlock(source: string[]): Block[] {
  if (source.length === 0) return [];
  const places = source.flatMap((address, index) => [
    index ? ', ' : '',
    {code: addressLabel(address)},
  ]);
  return [
    {
      kind: 'text',
      tone: 'small',
      content: [`Sources, read on ${dateLabel(readOn)}: `, ...places, '.'],
    },
  ];
}
