export { AuthScreen } from './auth-screen.tsx';
export {
  digitsOnly,
  isMobileComplete,
  isOtpComplete,
  mobileDigits,
  refusalReason,
  resendLabel,
  withCountryCode,
} from './sign-in-rules.ts';
export { useResendCountdown } from './use-resend-countdown.ts';
