import { apiStatus } from '@sabuja/ui/lib/api-error.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { createActionIds } from './action-ids.ts';

/** An idempotent mutation: after a missing response, an equal input is sent again with the same action id. */
export function useOnce<I extends object, O>(
  send: (input: I, actionId: string) => Promise<O>,
  onSettled: () => unknown,
) {
  const [ids] = useState(createActionIds);
  return useMutation({
    mutationFn: (input: I) => send(input, ids.idOf(input)),
    onSuccess: (_, input) => ids.settle(input),
    onError: (error, input) => {
      if (apiStatus(error) !== undefined) ids.settle(input);
    },
    onSettled,
  });
}
