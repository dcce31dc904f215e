export { AuthScreen } from './auth-screen.tsx';

export { adoptToken, forgetCustomer, mineKey, sessionQuery } from './session-query.ts';
export { SignInPrompt } from './sign-in-prompt.tsx';
export {
  digitsOnly,
  isMobileComplete,
  isOtpComplete,
  mobileDigits,
  otpLength,
  refusalReason,
  resendLabel,
  withCountryCode,
} from './sign-in-rules.ts';
export { useLogout } from './use-logout.ts';
export { useResendCountdown } from './use-resend-countdown.ts';
export { useSession } from './use-session.ts';
