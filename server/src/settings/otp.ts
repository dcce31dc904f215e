import type { OtpLimits } from '../modules/identity/index.ts';
import { integer, type ValuesOf } from '../platform/environment/index.ts';

export const otpVariables = {
  OTP_LIMIT_PER_NUMBER_SECONDS: integer({
    minimum: 0,
    maximum: 3600,
    unit: 'seconds',
    default: 30,
    description: 'least time between two codes to one number',
  }),
  OTP_LIMIT_PER_NUMBER_HOUR: integer({
    minimum: 1,
    maximum: 1000,
    default: 6,
    description:
      'codes an hour to one number, to all devices together that never signed in with it',
  }),
  OTP_LIMIT_PER_NUMBER_DAY: integer({
    minimum: 1,
    maximum: 1000,
    default: 10,
    description: 'the same in a day',
  }),
  OTP_LIMIT_PER_ADDRESS_HOUR: integer({
    minimum: 1,
    maximum: 100_000,
    default: 60,
    description: 'codes an hour asked for from one address',
  }),
  OTP_LIMIT_PER_DEVICE_DAY: integer({
    minimum: 1,
    maximum: 1000,
    default: 10,
    description: 'codes a day to a device that signed in with the number before',
  }),
  OTP_LIMIT_PER_SHOP_HOUR: integer({
    minimum: 1,
    maximum: 10_000_000,
    default: 3000,
    description:
      'codes an hour for the whole shop, to devices that never signed in with the number; when they are used up, an alarm is logged',
  }),
  OTP_FAILURES_TO_LOCK: integer({
    minimum: 1,
    maximum: 1000,
    default: 50,
    description:
      'wrong codes a day for one number, by all devices together that never signed in with it; then such devices cannot sign in with it for a day',
  }),
  OTP_PROOF_OF_WORK_STEPS: integer({
    minimum: 2,
    maximum: 100_000,
    default: 1000,
    description:
      'size of the computation that a browser must do for each code above `OTP_LIMIT_PER_ADDRESS_HOUR`; 1000 take about a second on a laptop',
  }),
};

export const toOtpLimits = (values: ValuesOf<typeof otpVariables>): OtpLimits => ({
  perNumberSeconds: values.OTP_LIMIT_PER_NUMBER_SECONDS,
  perNumberHour: values.OTP_LIMIT_PER_NUMBER_HOUR,
  perNumberDay: values.OTP_LIMIT_PER_NUMBER_DAY,
  perAddressHour: values.OTP_LIMIT_PER_ADDRESS_HOUR,
  perDeviceDay: values.OTP_LIMIT_PER_DEVICE_DAY,
  perShopHour: values.OTP_LIMIT_PER_SHOP_HOUR,
  failuresPerDay: values.OTP_FAILURES_TO_LOCK,
  proofOfWorkSteps: values.OTP_PROOF_OF_WORK_STEPS,
});
