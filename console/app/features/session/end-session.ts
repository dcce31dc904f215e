import { apiStatus } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { api } from '../../lib/api.ts';
import { clearDevice } from '../../lib/device-session.ts';

export const SESSION_KEY = ['session'] as const;

/** Ends the session at the server; one that has ended already is no error. */
export async function endSession(signal?: AbortSignal): Promise<void> {
  try {
    await api('DELETE /api/v1/staff/session', signal && { signal });
  } catch (error) {
    if (apiStatus(error) !== 401) throw error;
  }
}

/** Drops what this browser has loaded in a session that has ended, except what waits to be sent. */
export async function dropSession(): Promise<void> {
  // First of all what is being loaded, which would be stored again.
  queryClient().clear();
  queryClient().setQueryData(SESSION_KEY, null);
  await clearDevice().catch(() => {});
}
