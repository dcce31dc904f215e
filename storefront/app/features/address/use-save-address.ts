import { useLingui } from '@lingui/react/macro';
import type { Address } from '@sabuja/contract';
import { ApiError } from '@sabuja/contract/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { toastError, toastSuccess, toastWarning } from '../../ui/toast.ts';
import { addressesQuery, saveAddress } from './address-queries.ts';
import type { AddressFields } from './address-text.ts';

/** Saves a new address and adds it to the list. `reason` is why the server refused it. */
export function useSaveAddress(userUid: string, onSaved: (address: Address) => void) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const saving = useMutation({
    mutationFn: (fields: AddressFields) =>
      saveAddress(api, userUid, fields, () => toastWarning(t`Geocoding failed.`)),
    onSuccess: (address) => {
      const { queryKey } = addressesQuery(api, userUid);
      client.setQueryData(queryKey, (list = []) => [...list, address]);
      void client.invalidateQueries({ queryKey });
      toastSuccess(t`Address added`);
      onSaved(address);
    },
    onError: (error) =>
      toastError(error instanceof ApiError ? t`Failed to save address.` : t`Error saving address.`),
  });
  return {
    save: saving.mutate,
    saving: saving.isPending,
    reason: saving.error instanceof ApiError ? saving.error.problem.message : undefined,
  };
}
