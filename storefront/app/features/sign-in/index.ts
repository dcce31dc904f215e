export { AuthScreen } from './auth-screen.tsx';
export { OtpField, ResendButton, ResendFailure } from './otp-field.tsx';
export {
  digitsOnly,
  failureReason,
  isMobileComplete,
  isOtpComplete,
  mobileDigits,
  withCountryCode,
} from './sign-in-rules.ts';
export { useResendCountdown } from './use-resend-countdown.ts';
