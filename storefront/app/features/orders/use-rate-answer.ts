import { useLingui } from '@lingui/react/macro';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { complaintsKey } from './order-queries.ts';

/** Mutation that rates the answer to a complaint; refetches the complaints whether it succeeds or fails. */
export function useRateAnswer(ticket_no: string, onDone: () => void) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { rating: number; comment: string }) =>
      api('PUT /api/v1/complaint/{ticket_no}/rating', { params: { ticket_no }, body }),
    onSuccess: () => {
      toastSuccess(t`Thank you for your rating.`);
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: complaintsKey }),
  });
}
