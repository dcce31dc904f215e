import { useLingui } from '@lingui/react/macro';
import type { Address, StaffCustomer } from '@sabuja/contract';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { useMutation } from '@tanstack/react-query';
import { Eye, Plus } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { FormProblem } from '../../lib/form-problem.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { customerQuery } from '../customers/index.ts';
import { AddressForm } from './address-form.tsx';
import { addressLabel } from './address-label.ts';
import type { PhoneForm } from './use-phone-draft.ts';

type Props = { form: PhoneForm; customer: StaffCustomer };

/** Delivery address: a new one, or one of the saved addresses, which are masked until staff reveal them. */
export function AddressPart({ form, customer }: Props) {
  const { t } = useLingui();
  const { change } = form;
  const { uid, addresses } = customer;
  const [isAdding, setIsAdding] = useState(addresses.length === 0);
  const reveal = useMutation({
    mutationFn: () => api('POST /api/v1/staff/customers/{uid}/reveal', { params: { uid } }),
    gcTime: 0,
  });
  const textOf = (address: string) =>
    reveal.data?.addresses.find((one) => one.uid === address)?.text;
  const onAdded = (address: Address) => {
    const added = {
      uid: address.uid,
      type: address.type,
      pincode: address.pincode,
      is_default: address.is_default === 1,
    };
    queryClient().setQueryData(customerQuery(uid).queryKey, (known) =>
      known ? { ...known, addresses: [...known.addresses, added] } : known,
    );
    change({ address: { uid: address.uid, pincode: address.pincode } });
    setIsAdding(false);
    if (reveal.data) reveal.mutate();
  };
  return (
    <TitledCard title={t`Where it goes`}>
      <AddressChoice form={form} customer={customer} textOf={textOf} />
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {!isAdding && (
          <Button variant="outline" size="sm" onClick={() => setIsAdding(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {t`Another address`}
          </Button>
        )}
        {addresses.length > 0 && !reveal.data && (
          <Button
            variant="ghost"
            size="sm"
            busy={reveal.isPending}
            title={t`It is recorded that you looked.`}
            onClick={() => reveal.mutate()}
          >
            <Eye aria-hidden="true" className="size-4" />
            {t`Show the addresses`}
          </Button>
        )}
      </div>
      <FormProblem error={reveal.error} />
      {isAdding && (
        <AddressForm
          uid={uid}
          onAdded={onAdded}
          onCancel={addresses.length > 0 ? () => setIsAdding(false) : undefined}
        />
      )}
    </TitledCard>
  );
}

type ChoiceProps = Props & { textOf: (uid: string) => string | undefined };

function AddressChoice({ form: { draft, change }, customer: { addresses }, textOf }: ChoiceProps) {
  const { t, i18n } = useLingui();
  if (addresses.length === 0) return null;
  return (
    <div role="radiogroup" aria-label={t`Addresses`} className="grid gap-2">
      {addresses.map(({ uid, type, pincode, is_default }) => (
        <label
          key={uid}
          className="flex min-h-12 items-center gap-3 rounded-field border border-line-strong px-3.5 py-2 has-checked:border-leaf has-checked:bg-leaf-soft"
        >
          <input
            type="radio"
            name="address"
            checked={draft.address?.uid === uid}
            onChange={() => change({ address: { uid, pincode } })}
            className="size-5 shrink-0 accent-leaf"
          />
          <span className="min-w-0">
            <span className="font-semibold">{i18n._(addressLabel(type))}</span>{' '}
            <span className="tabular text-muted">{pincode}</span>{' '}
            {is_default && <Badge>{t`default`}</Badge>}
            {textOf(uid) && <span className="block text-sm break-words">{textOf(uid)}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
