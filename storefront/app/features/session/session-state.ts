import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { User } from '@sabuja/contract';
import { apiStatus, errorMessage } from '@sabuja/ui/lib/api-error.ts';

export type Session = {
  isAuthenticated: boolean;
  user: User | null;
  loading: boolean;
  /** The server's message, or a fallback. */
  error: MessageDescriptor | string | null;
  /** The server could not say whose session it is: nobody is signed out, and it can be asked again. */
  unreachable: boolean;
};

export type WhoamiState = {
  status: 'pending' | 'error' | 'success';
  errorUpdateCount: number;
  /** Waiting for a network. */
  isPaused: boolean;
  data: User | null | undefined;
  error: unknown;
};

const fetchUserFailedMessage = msg`Failed to fetch user details`;

/**
 * The session as used by screens. `holdsToken`: this browser has a token. Only a 401 signs out: after any other
 * failure a customer who was known stays signed in.
 */
export function toSession(whoami: WhoamiState, holdsToken: boolean): Session {
  const isRetry = whoami.status === 'pending' && whoami.errorUpdateCount > 0;
  const hasFailed = whoami.status === 'error' || isRetry;
  const signedOut = {
    isAuthenticated: false,
    user: null,
    loading: false,
    error: hasFailed ? errorMessage(whoami.error, fetchUserFailedMessage) : null,
    unreachable: false,
  };
  if (!holdsToken || apiStatus(whoami.error) === 401) return signedOut;
  const user = whoami.data ?? null;
  if (user !== null) return { ...signedOut, isAuthenticated: true, user };
  if (hasFailed || whoami.isPaused) return { ...signedOut, unreachable: true };
  return { ...signedOut, loading: whoami.status === 'pending' };
}
