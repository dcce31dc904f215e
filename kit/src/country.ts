const names = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country from its ISO 3166-1 code; browsers do not know them in every language. */
export const countryName = (code: string): string => names.of(code) ?? code;
