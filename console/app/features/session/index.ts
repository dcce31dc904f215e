export { AuthenticatorField } from './authenticator-field.tsx';
export { CodeScreen } from './code-screen.tsx';
export { RecoveryCodes } from './recovery-codes.tsx';
export { pageAfter, requireBegunSignIn, requireSession } from './require-session.ts';
export { SecondFactorHost } from './second-factor-host.tsx';
export { refreshSession, sessionQuery, useSession } from './session-query.ts';
export { SignInPage } from './sign-in-page.tsx';
export { SignInScreen } from './sign-in-screen.tsx';
export { useSignOut } from './sign-out-button.tsx';
