import { useLingui } from '@lingui/react/macro';
import type { Address } from '@sabuja/contract';
import { formatAddress } from '@sabuja/contract/rules/address-text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../lib/api-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { addressesQuery } from './address-queries.ts';

type Props = { open: boolean; userUid: string; address: Address; onClose: () => void };

/** Deletes a saved address, after asking. */
export function DeleteAddressDialog({ open, userUid, address, onClose }: Props) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const { queryKey } = addressesQuery(api, userUid);
  const gone = () => {
    client.setQueryData(queryKey, (list = []) => list.filter(({ uid }) => uid !== address.uid));
    void client.invalidateQueries({ queryKey });
    toastSuccess(t`Address deleted.`);
    onClose();
  };
  const deletion = useMutation({
    mutationFn: () => api('DELETE /api/v1/address/{uid}', { params: { uid: address.uid } }),
    onSuccess: gone,
    // Deleted in another tab: what was wanted is so.
    onError: (error) => (isNotFound(error) ? gone() : toastError(t`Error deleting address.`)),
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t`Delete this address?`}
      description={formatAddress(address)}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button variant="outline" onClick={onClose}>
            {t`Keep it`}
          </Button>
          <Button variant="danger" busy={deletion.isPending} onClick={() => deletion.mutate()}>
            {t`Delete`}
          </Button>
        </div>
      }
    >
      <p className="text-sm text-muted">{t`Orders that go there are not changed.`}</p>
    </Dialog>
  );
}
