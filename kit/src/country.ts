const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country from its ISO 3166-1 code; browsers do not know them in every language. */
export const countryName = (code: string): string => names.of(code) ?? code;

/** False for a code that was replaced by another, such as SU. */
const isCurrent = (code: string): boolean =>
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** The countries with their ISO 3166-1 codes, by their English names. */
export function listCountries(): readonly (readonly [code: string, name: string])[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  // Groups of countries, parts of one, and codes for tests also have names.
  const others = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' ');
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => [code, countryName(code)] as const)
    .filter(([code, name]) => name !== code && !others.includes(code) && isCurrent(code))
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en'));
}
