import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Address } from '@sabuja/contract';
import { formatAddress } from '@sabuja/contract/rules/address-text';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Select } from '@sabuja/ui/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { loadState } from '../../lib/load-state.ts';
import { useApi } from '../../lib/use-api.ts';
import { addressesQuery } from './address-queries.ts';

const AddressDialog = lazyDialog(async () => (await import('./address-dialog.tsx')).AddressDialog);

export type AddressSelectProps = {
  userUid: string;
  value: string;
  /** Validation error of the selection. */
  error?: string | undefined;
  onChange: (address: Address | undefined) => void;
};

/** Select of the saved addresses, with a dialog to add one in place. */
export function AddressSelect({ userUid, value, error, onChange }: AddressSelectProps) {
  const { t } = useLingui();
  const addresses = useAddresses(userUid);
  const saved = addresses.data ?? [];
  const { failed, busy, retry } = loadState(addresses);
  const [dialogState, setDialogState] = useState(false);
  const hint = selectionHint(
    saved.find(({ uid }) => uid === value),
    addresses.data?.length === 0,
  );
  return (
    <div className="grid gap-2">
      <Select
        label={t`Address`}
        required
        value={saved.some((address) => address.uid === value) ? value : ''}
        onChange={(event) => onChange(saved.find(({ uid }) => uid === event.target.value))}
        error={error}
        hint={hint && t(hint)}
      >
        <option value="">
          {addresses.isPending && !failed ? t`Loading addresses...` : t`Select Address`}
        </option>
        {saved.map((address) => (
          <option key={address.uid} value={address.uid}>
            {formatAddress(address)}
          </option>
        ))}
      </Select>
      {failed && (
        <PartFailed variant="note" busy={busy} onRetry={retry}>
          {t`Failed to fetch addresses.`}
        </PartFailed>
      )}
      <Button variant="soft" className="justify-self-start" onClick={() => setDialogState(true)}>
        <Plus aria-hidden="true" className="size-5" />
        {t`Add address`}
      </Button>
      <AddressDialog
        open={dialogState}
        userUid={userUid}
        onClose={() => setDialogState(false)}
        onSaved={onChange}
      />
    </div>
  );
}

/** The full selected address, which a select truncates on phones; a prompt if no address is saved. */
function selectionHint(
  selected: Address | undefined,
  isEmpty: boolean,
): MessageDescriptor | undefined {
  if (isEmpty) return msg`No address saved yet. Add the one we should deliver to.`;
  if (selected === undefined) return undefined;
  const address = formatAddress(selected);
  return msg`Delivered to ${address}`;
}

export function useAddresses(userUid: string) {
  const api = useApi();
  return useQuery(addressesQuery(api, userUid));
}
