import type { RateClass } from '@sabuja/contract';
import { type Milliseconds, minutes } from '@sabuja/kit';

export const RATE_WINDOW: Milliseconds = minutes(1);

/** The limit of requests per minute from one address to one route, by rate class. Cached responses do not count. */
const perMinute: Record<Exclude<RateClass, 'unlimited'>, number> = {
  read: 3000,
  file: 60,
  write: 600,
  outside: 30,
  otp: 120,
  money: 120,
};

/** Returns the limit of a rate class as options for @fastify/rate-limit. */
export const toRateLimit = (rate: RateClass) =>
  rate === 'unlimited'
    ? (false as const)
    : { max: perMinute[rate], timeWindow: RATE_WINDOW, groupId: rate };
