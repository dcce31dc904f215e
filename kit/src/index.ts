export { days, hours, type Milliseconds, minutes, seconds } from './duration.ts';
export { errorCode } from './error-code.ts';
export {
  addDays,
  daysBetween,
  type IstDate,
  isIstDate,
  istDate,
  istMinuteOfDay,
  showIstDate,
  showIstDateTime,
  showIstDay,
  showIstMoment,
} from './ist.ts';
export { type Locale, languageCookie, localeOf, locales } from './locale.ts';
export {
  decimalRupees,
  discountedUnit,
  nearestPaise,
  type Paise,
  percentOf,
  rupees,
  shareOut,
  showDeduction,
  showPaise,
  showRupees,
  showRupeesShort,
  sumPaise,
  toPaise,
} from './money.ts';
export { type Failure, fail, isFailure, type Result } from './result.ts';
export { safePath } from './safe-path.ts';
export { StartProblem } from './start-problem.ts';
