export {
  adoptToken,
  clearCustomerCache,
  privateQueryKey,
  sessionQuery,
  startSession,
} from './session-query.ts';
export { SignInPrompt } from './sign-in-prompt.tsx';
export { useLogout } from './use-logout.ts';
export { useSession } from './use-session.ts';
