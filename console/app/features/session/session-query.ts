import type { StaffSession } from '@sabuja/contract';
import { minutes, seconds } from '@sabuja/kit';
import { apiStatus, isClientError } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { clearDevice, readSession, storeSession } from '../../lib/device-session.ts';
import { beginPinUse, isPinOver } from '../../lib/pin-use.ts';
import { endSession, SESSION_KEY } from './end-session.ts';

const LOAD_TIMEOUT = seconds(10);

/**
 * Who is signed in, and what they may do; null when nobody is. Without a network, who delivered or picked on this device last:
 * what they do then is sent only in a session of theirs.
 */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  staleTime: minutes(1),
  // Without a network it takes what is stored, instead of waiting unseen.
  networkMode: 'always',
  refetchOnReconnect: true,
  queryFn: ({ signal }) => loadSession(signal),
});

/** A session; `isStored` when it comes from the device for want of a network. */
type LoadedSession = StaffSession & { isStored?: true };

async function loadSession(aborted: AbortSignal): Promise<LoadedSession | null> {
  try {
    const session = await api('GET /api/v1/staff/session', {
      signal: AbortSignal.any([aborted, AbortSignal.timeout(LOAD_TIMEOUT)]),
    });
    // Nothing is stored for who has signed out meanwhile.
    aborted.throwIfAborted();
    beginPinUse(session, new Date());
    if (isPinOver(session, new Date())) {
      // Nobody touched the device for too long while it could not end the session.
      await endSession(AbortSignal.timeout(LOAD_TIMEOUT));
      await clearDevice().catch(() => {});
      return null;
    }
    await storeSession(session).catch(() => {});
    return session;
  } catch (error) {
    if (apiStatus(error) === 401) {
      await clearDevice().catch(() => {});
      return null;
    }
    const stored = isClientError(error) ? undefined : await readSession().catch(() => undefined);
    if (!stored) throw error;
    return { ...stored, isStored: true };
  }
}

export const refreshSession = () => queryClient().fetchQuery({ ...sessionQuery, staleTime: 0 });

/** The session below the layout that requires one. */
export function useSession() {
  const { data } = useQuery(sessionQuery);
  return data ?? undefined;
}
