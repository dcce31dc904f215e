import { Button } from '@sabuja/ui/button.tsx';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { sessionQuery } from './session-query.ts';

/** Signs out and forgets what this browser has loaded. */
export function useSignOut() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api('DELETE /api/v1/staff/session'),
    onSettled: async () => {
      queryClient().clear();
      queryClient().setQueryData(sessionQuery.queryKey, null);
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
