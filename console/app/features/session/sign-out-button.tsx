import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { apiStatus, errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { clearDevice } from '../../lib/device-store.ts';
import { paths } from '../../lib/paths.ts';
import { sessionQuery } from './session-query.ts';

/** Drops what this browser has loaded in a session that has ended, except what waits to be sent. */
export async function dropSession(): Promise<void> {
  await clearDevice().catch(() => {});
  queryClient().clear();
  queryClient().setQueryData(sessionQuery.queryKey, null);
}

/** Signs out and drops what this browser has loaded. */
export function useSignOut() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useMutation({
    networkMode: 'always',
    mutationFn: endSession,
    // The session would still be there when the network is back.
    onError: (error) =>
      toastError(errorMessage(error, t`You are still signed in: the server did not respond.`)),
    onSuccess: async () => {
      await dropSession();
      await navigate(paths.signIn);
    },
  });
}

async function endSession(): Promise<void> {
  try {
    await api('DELETE /api/v1/staff/session');
  } catch (error) {
    if (apiStatus(error) !== 401) throw error;
  }
}

export function SignOutButton({ children }: { children: ReactNode }) {
  const signOut = useSignOut();
  return (
    <Button variant="ghost" busy={signOut.isPending} onClick={() => signOut.mutate()}>
      {children}
    </Button>
  );
}
