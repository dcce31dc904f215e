import type { RateClass } from '@sabuja/contract';
import { type Milliseconds, minutes } from '@sabuja/kit';

export const RATE_WINDOW: Milliseconds = minutes(1);

/** Requests per minute from one address to one route, by class. Cached responses are not counted. */
const perMinute: Record<Exclude<RateClass, 'unlimited'>, number> = {
  read: 3000,
  file: 60,
  write: 600,
  outside: 30,
  otp: 120,
  money: 120,
};

/** The limit of a class, in the form that @fastify/rate-limit takes. */
export const toRateLimit = (rate: RateClass) =>
  rate === 'unlimited'
    ? (false as const)
    : { max: perMinute[rate], timeWindow: RATE_WINDOW, groupId: rate };
