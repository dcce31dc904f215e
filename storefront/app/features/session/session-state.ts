import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { User } from '@sabuja/contract';
import { errorMessage, isClientError } from '@sabuja/ui/lib/api-error.ts';

export type Session = {
  isAuthenticated: boolean;
  user: User | null;
  loading: boolean;
  /** The server's message, or a fallback. */
  error: MessageDescriptor | string | null;
  /** The server was unreachable: the session is unknown and can be requested again. */
  unreachable: boolean;
};

export type WhoamiState = {
  status: 'pending' | 'error' | 'success';
  data: User | null | undefined;
  error: unknown;
};

const fetchUserFailedMessage = msg`Failed to fetch user details`;

/** The session as used by screens. `holdsToken`: this browser has a token. */
export function toSession(whoami: WhoamiState, holdsToken: boolean): Session {
  const signedOut = {
    isAuthenticated: false,
    user: null,
    loading: false,
    error: null,
    unreachable: false,
  };
  if (whoami.status === 'error') {
    const unreachable = holdsToken && !isClientError(whoami.error);
    return { ...signedOut, unreachable, error: errorMessage(whoami.error, fetchUserFailedMessage) };
  }
  if (!holdsToken) return signedOut;
  if (whoami.status === 'pending') return { ...signedOut, loading: true };
  const user = whoami.data ?? null;
  return { ...signedOut, isAuthenticated: user !== null, user };
}
