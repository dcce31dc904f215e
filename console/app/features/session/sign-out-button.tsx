import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { dropSession, endSession } from './end-session.ts';

/** Mutation that signs out and drops the data that this browser has loaded. */
export function useSignOut() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => endSession(),
    // Nothing is dropped: the session would still be active once the network is back.
    onError: (error) =>
      toastError(errorMessage(error, t`You are still signed in: the server did not respond.`)),
    onSuccess: async () => {
      await dropSession();
      await navigate(paths.signIn);
    },
  });
}

export function SignOutButton({ children }: { children: ReactNode }) {
  const signOut = useSignOut();
  return (
    <Button variant="ghost" busy={signOut.isPending} onClick={() => signOut.mutate()}>
      {children}
    </Button>
  );
}
