import type { StaffSession } from '@sabuja/contract';
import { minutes, seconds } from '@sabuja/kit';
import { apiStatus, isClientError } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { clearDevice, readSession, storeSession } from '../../lib/device-session.ts';
import { discardUnsaved, hasUnsaved } from '../../lib/leave-guard.ts';
import { isPinSessionExpired, startPinSession } from '../../lib/pin-session.ts';
import { endedMember, notifySignedOut } from '../../lib/signed-out.ts';
import { endSession, SESSION_KEY } from './end-session.ts';

const LOAD_TIMEOUT = seconds(10);

/**
 * The signed-in member with permissions; null if nobody is signed in. Without a network, the stored session of the
 * member who last delivered or picked on this device: actions queued then are sent only in a session of that member.
 */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  staleTime: minutes(1),
  // Without a network the stored session is used, instead of pausing the query.
  networkMode: 'always',
  refetchOnReconnect: true,
  queryFn: ({ signal }) => loadSession(signal),
});

/** A session; `isStored` when it was read from the device because there is no network. */
type LoadedSession = StaffSession & { isStored?: true };

async function loadSession(aborted: AbortSignal): Promise<LoadedSession | null> {
  try {
    const session = await api('GET /api/v1/staff/session', {
      signal: AbortSignal.any([aborted, AbortSignal.timeout(LOAD_TIMEOUT)]),
    });
    // The member may have signed out while the request was running; then nothing is stored.
    aborted.throwIfAborted();
    startPinSession(session, new Date());
    if (isPinSessionExpired(session, new Date())) {
      // The idle time ran out while the device could not reach the server to end the session.
      await endSession(AbortSignal.timeout(LOAD_TIMEOUT));
      await clearDevice().catch(() => {});
      return null;
    }
    resume(session);
    await storeSession(session).catch(() => {});
    return session;
  } catch (error) {
    if (apiStatus(error) === 401) {
      await clearDevice().catch(() => {});
      if (!hasUnsaved()) return null;
      notifySignedOut();
      throw error;
    }
    const stored = isClientError(error) ? undefined : await readSession().catch(() => undefined);
    if (!stored) throw error;
    return { ...stored, isStored: true };
  }
}

/** Continues on a page that stayed after its session had ended, or discards it if another member has signed in. */
function resume({ member, next }: StaffSession): void {
  const ended = endedMember.get();
  if (ended === undefined) return;
  if (next !== 'done') throw new Error('the sign-in is not complete yet');
  if (ended === member.uid) endedMember.set(undefined);
  else {
    discardUnsaved();
    location.reload();
  }
}

export const refreshSession = () => queryClient().fetchQuery({ ...sessionQuery, staleTime: 0 });

/** The session; defined on all pages below the layout that requires one. */
export function useSession() {
  const { data } = useQuery(sessionQuery);
  return data ?? undefined;
}
