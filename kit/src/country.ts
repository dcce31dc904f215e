import { lazy } from './lazy.ts';

const names = lazy(() => new Intl.DisplayNames('en', { type: 'region' }));

/** The English name of a country from its ISO 3166-1 code; browsers do not know them in every language. */
export const countryName = (code: string): string => names().of(code) ?? code;

/** False for a country code that was replaced by another one, such as SU. */
const isCurrent = (code: string): boolean =>
  Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`;

/** The countries with their ISO 3166-1 codes, sorted by English name. */
export function listCountries(): readonly (readonly [code: string, name: string])[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  // `Intl` also has names for groups of countries, parts of countries, and test codes.
  const others = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' ');
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => [code, countryName(code)] as const)
    .filter(([code, name]) => name !== code && !others.includes(code) && isCurrent(code))
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en'));
}
