import { apiStatus } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { api } from '../../lib/api.ts';
import { clearDevice } from '../../lib/device-session.ts';

export const SESSION_KEY = ['session'] as const;

/** Ends the session at the server; a session that has already ended is not an error. */
export async function endSession(signal?: AbortSignal): Promise<void> {
  try {
    await api('DELETE /api/v1/staff/session', signal && { signal });
  } catch (error) {
    if (apiStatus(error) !== 401) throw error;
  }
}

/** Drops the data that this browser loaded in an ended session, except actions that wait to be sent. */
export async function dropSession(): Promise<void> {
  // The query cache first: a load in progress would store its data again.
  queryClient().clear();
  queryClient().setQueryData(SESSION_KEY, null);
  await clearDevice().catch(() => {});
}
