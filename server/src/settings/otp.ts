import type { OtpLimits } from '../modules/identity/index.ts';
import type { EnvironmentReader } from './reader.ts';

export const readOtpLimits = (reader: EnvironmentReader): OtpLimits => ({
  perNumberSeconds: reader.integer('OTP_LIMIT_PER_NUMBER_SECONDS', 30, 0, 3600),
  perNumberHour: reader.integer('OTP_LIMIT_PER_NUMBER_HOUR', 6, 1, 1000),
  perNumberDay: reader.integer('OTP_LIMIT_PER_NUMBER_DAY', 10, 1, 1000),
  perAddressHour: reader.integer('OTP_LIMIT_PER_ADDRESS_HOUR', 60, 1, 100_000),
  perDeviceDay: reader.integer('OTP_LIMIT_PER_DEVICE_DAY', 10, 1, 1000),
  perShopHour: reader.integer('OTP_LIMIT_PER_SHOP_HOUR', 3000, 1, 10_000_000),
  failuresPerDay: reader.integer('OTP_FAILURES_TO_LOCK', 50, 1, 1000),
  proofOfWorkSteps: reader.integer('OTP_PROOF_OF_WORK_STEPS', 1000, 2, 100_000),
});
