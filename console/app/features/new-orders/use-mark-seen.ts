import type { StaffOrder } from '@sabuja/contract';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api.ts';
import { useSession } from '../session/index.ts';

/** Marks a new order as seen when a member who may confirm orders opens it. */
export function useMarkSeen({ uid, is_new }: Pick<StaffOrder, 'uid' | 'is_new'>): void {
  const mayConfirm = useSession()?.permissions.includes('orders.confirm') ?? false;
  const { mutate } = useMutation({
    // Not started by a click, so it waits for the network.
    networkMode: 'online',
    mutationFn: (order: string) =>
      api('POST /api/v1/staff/orders/{uid}/seen', { params: { uid: order }, body: {} }),
    onSettled: () => queryClient().invalidateQueries({ queryKey: ['board'] }),
  });
  useEffect(() => {
    if (is_new && mayConfirm) mutate(uid);
  }, [uid, is_new, mayConfirm, mutate]);
}
