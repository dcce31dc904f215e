import { useLingui } from '@lingui/react/macro';
import type { Address } from '@sabuja/contract';
import { formatAddress } from '@sabuja/contract/rules/address-text';
import { ConfirmDialog } from '@sabuja/ui/confirm-dialog.tsx';
import { isNotFound } from '@sabuja/ui/lib/api-error.ts';
import { toastError, toastSuccess } from '@sabuja/ui/toast.ts';
import { useOpenings } from '@sabuja/ui/use-openings.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { OfflineNote } from '../../lib/offline-note.tsx';
import { useApi } from '../../lib/use-api.ts';
import { addressesQuery } from './address-queries.ts';

type Props = { open: boolean; userUid: string; address: Address; onClose: () => void };

/** Confirmation dialog that deletes a saved address. */
export function DeleteAddressDialog(props: Props) {
  return <DeletionConfirmation key={useOpenings(props.open)} {...props} />;
}

function DeletionConfirmation({ open, userUid, address, onClose }: Props) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = addressesQuery(api, userUid);
  const deletion = useMutation({
    mutationFn: () =>
      api('DELETE /api/v1/address/{uid}', { params: { uid: address.uid } }).catch((error) => {
        // Already deleted in another tab: treat as success.
        if (!isNotFound(error)) throw error;
      }),
    onSuccess: () => {
      client.setQueryData(queryKey, (list = []) => list.filter(({ uid }) => uid !== address.uid));
      void client.invalidateQueries({ queryKey });
      toastSuccess(t`Address deleted.`);
    },
    onError: () => toastError(t`Error deleting address.`),
  });
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={t`Delete this address?`}
      description={formatAddress(address)}
      confirm={t`Delete`}
      busy={deletion.isPending}
      onConfirm={() => deletion.mutate(undefined, { onSuccess: onClose })}
    >
      <OfflineNote error={deletion.error} />
      <p className="text-sm text-muted">{t`Orders that go there are not changed.`}</p>
    </ConfirmDialog>
  );
}
