export { countryName, listCountries } from './country.ts';
export { addTime, days, hours, type Milliseconds, minutes, seconds } from './duration.ts';
export { errorCode } from './error-code.ts';
export {
  addDays,
  daysBetween,
  formatIstDate,
  formatIstDateTime,
  formatIstDay,
  formatIstMoment,
  fromIstClock,
  IST_OFFSET,
  IST_TIME_ZONE,
  type IstDate,
  isIstDate,
  istDate,
  istMinuteOfDay,
  minutesIntoIstDay,
  startOfIstDay,
  toIstClock,
} from './ist.ts';
export { type Locale, languageCookie, locales, negotiateLocale, parseLocale } from './locale.ts';
export {
  allocateProportionally,
  costOfPacks,
  decimalRupees,
  discountedUnit,
  formatDeduction,
  formatPaise,
  formatRupees,
  formatRupeesCompact,
  formatRupeesShort,
  formatSignedRupees,
  nearestPaise,
  type Paise,
  percentOf,
  shareOf,
  sumPaise,
  toPaise,
  toRupees,
} from './money.ts';
export {
  formatBytes,
  formatCompact,
  formatCount,
  formatShare,
  formatSignedCount,
  MEGABYTE,
} from './numbers.ts';
export { formatPhone } from './phone.ts';
export { type Failure, fail, isFailure, type Result } from './result.ts';
export { safePath } from './safe-path.ts';
export { StartProblem } from './start-problem.ts';
export { addedTax, containedTax, type TaxTerms, withoutAddedTax } from './tax.ts';
export {
  localize,
  mergeTranslations,
  type TranslatedLocale,
  type Translations,
  translatedLocales,
} from './translations.ts';
export { packsOf, toGrams } from './weight.ts';
