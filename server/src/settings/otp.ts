import type { OtpLimits } from '../modules/identity/index.ts';
import type { Reader } from './reader.ts';

export const readOtpLimits = (read: Reader): OtpLimits => ({
  perNumberSeconds: read.whole('OTP_LIMIT_PER_NUMBER_SECONDS', 30, 0, 3600),
  perNumberHour: read.whole('OTP_LIMIT_PER_NUMBER_HOUR', 6, 1, 1000),
  perNumberDay: read.whole('OTP_LIMIT_PER_NUMBER_DAY', 10, 1, 1000),
  perAddressHour: read.whole('OTP_LIMIT_PER_ADDRESS_HOUR', 60, 1, 100_000),
  failuresToLock: read.whole('OTP_FAILURES_TO_LOCK', 20, 1, 1000),
});
