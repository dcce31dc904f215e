export { AuthScreen } from './auth-screen.tsx';
export { OtpField, ResendButton } from './otp-field.tsx';
export {
  digitsOnly,
  isMobileComplete,
  isOtpComplete,
  mobileDigits,
  refusalReason,
  withCountryCode,
} from './sign-in-rules.ts';
export { useResendCountdown } from './use-resend-countdown.ts';
