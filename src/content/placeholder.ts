/**
 * What stands where the owner still has something to write, as `npm run import` leaves it. The page shows it as it is,
 * every build names it, and none for a public address is made with it.
 */

/** Begins a text that is still to be written; what to write follows. */
export const TODO = 'TODO: ';

/** What stands where no words fit: nobody has these. By field, each with what to do. */
export const STAND_INS: Readonly<Record<string, { readonly value: string | number; readonly what: string }>> = {
  image: { value: '🚧', what: 'choose one emoji' },
  start: { value: '1900-01', what: 'write the month it began, as in 2023-03' },
  end: { value: '2099-12', what: 'write the month it ended, as in 2023-03, or leave it out for the present job' },
  since: { value: 1900, what: 'write the first year in the profession' },
  year: { value: 1900, what: 'write the year' },
  latitude: { value: 0, what: 'look the place up on a map and write its degrees, north positive, as in 53.55' },
  longitude: { value: 0, what: 'look the place up on a map and write its degrees, east positive, as in 9.99' },
  tag: { value: 'und', what: 'write the language’s tag, as in en' },
  countryCode: { value: 'ZZ', what: 'write the two letters of the country, as in DE' },
};

/** Whether a month or a year only stands for one that is still to be written. */
export function isStandIn(date: string | number): boolean {
  return [STAND_INS['start'], STAND_INS['end'], STAND_INS['year']].some((one) => one?.value === date);
}

export interface Placeholder {
  readonly path: readonly PropertyKey[];
  /** What to do about it. */
  readonly what: string;
}

/** Every placeholder in a part of the content. */
export function placeholdersIn(value: unknown, path: readonly PropertyKey[] = []): Placeholder[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, child]) => placeholdersIn(child, [...path, key]));
  if (typeof value === 'string' && value.startsWith(TODO)) return [{ path, what: value.slice(TODO.length) }];
  const standIn = STAND_INS[String(path.at(-1))];
  return standIn && standIn.value === value ? [{ path, what: standIn.what }] : [];
}
