export {
  adoptToken,
  beginSession,
  forgetCustomer,
  mineKey,
  sessionQuery,
} from './session-query.ts';
export { SignInPrompt } from './sign-in-prompt.tsx';
export { useLogout } from './use-logout.ts';
export { useSession } from './use-session.ts';
