import { addDays, daysBetween, fail, type IstDate, isIstDate, startOfIstDay } from '@sabuja/kit';

/** Days in India, both included. */
export type FigurePeriod = { from: IstDate; to: IstDate };

/** Three years and a bit, so that a financial year and the two before it fit. */
const MAX_PERIOD_DAYS = 1100;

/** Returns the first moment of a period (`from`) and the first moment after it (`until`). */
export const periodMoments = ({ from, to }: FigurePeriod) => ({
  from: startOfIstDay(from),
  until: startOfIstDay(addDays(to, 1)),
});

/** Fails with BAD_PERIOD unless both days exist, are in order, and span at most MAX_PERIOD_DAYS. */
export function checkPeriod({ from, to }: FigurePeriod) {
  if (!isIstDate(from) || !isIstDate(to)) return fail('BAD_PERIOD');
  const days = daysBetween(from, to) + 1;
  return days < 1 || days > MAX_PERIOD_DAYS ? fail('BAD_PERIOD') : undefined;
}
