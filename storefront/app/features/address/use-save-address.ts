import { useLingui } from '@lingui/react/macro';
import type { Address } from '@sabuja/contract';
import { isApiError, problemOf } from '@sabuja/ui/lib/api-error.ts';
import { toastError, toastSuccess, toastWarning } from '@sabuja/ui/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { type AddressInput, addressesQuery, saveAddress } from './address-queries.ts';

/**
 * Mutation that saves an address and refreshes the list. `problem` is the server's rejection. `onSaved` is not called
 * once the form is gone.
 */
export function useSaveAddress(userUid: string, onSaved: (address: Address) => void) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (address: AddressInput) =>
      saveAddress(api, userUid, address, () => toastWarning(t`Geocoding failed.`)),
    onSuccess: (address, { uid }) => {
      const { queryKey } = addressesQuery(api, userUid);
      client.setQueryData(queryKey, (list = []) =>
        uid === undefined
          ? [...list, address]
          : list.map((saved) => (saved.uid === uid ? address : saved)),
      );
      void client.invalidateQueries({ queryKey });
      toastSuccess(uid === undefined ? t`Address added` : t`Address updated`);
    },
    onError: (error) =>
      toastError(isApiError(error) ? t`Failed to save address.` : t`Error saving address.`),
  });
  return {
    save: (address: AddressInput) => saving.mutate(address, { onSuccess: onSaved }),
    saving: saving.isPending,
    error: saving.error,
    problem: problemOf(saving.error),
  };
}
