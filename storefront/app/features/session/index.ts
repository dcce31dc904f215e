export {
  adoptToken,
  clearCustomerCache,
  privateQueryKey,
  sessionQuery,
  startSession,
} from './session-query.ts';
export { SessionUnreachable } from './session-unreachable.tsx';
export { SignInPrompt } from './sign-in-prompt.tsx';
export { useLogout } from './use-logout.ts';
export { useRetrySession } from './use-retry-session.ts';
export { useSession } from './use-session.ts';
