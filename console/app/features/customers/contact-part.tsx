import { useLingui } from '@lingui/react/macro';
import type { StaffCustomer } from '@sabuja/contract';
import { formatIstDate, formatRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { RevealButton } from '../../lib/reveal-button.tsx';
import { TitledCard } from '../../lib/titled-card.tsx';
import { useSession } from '../session/index.ts';
import { WriteOffButton } from './write-off-button.tsx';

/** The customer's phone, e-mail and addresses, masked until they are revealed, and the wallet. */
export function ContactPart({ customer }: { customer: StaffCustomer }) {
  const { t } = useLingui();
  const mayReveal = useSession()?.permissions.includes('customers.contact') ?? false;
  const { uid, wallet } = customer;
  const reveal = useMutation({
    mutationFn: () => api('POST /api/v1/staff/customers/{uid}/reveal', { params: { uid } }),
    gcTime: 0,
  });
  const contact = reveal.data;
  const email = contact?.email ?? customer.email;
  const textOf = (address: string) => contact?.addresses.find((one) => one.uid === address)?.text;
  return (
    <TitledCard title={t`Contact and wallet`}>
      {contact ? (
        <a
          href={`tel:${contact.phone}`}
          className="tabular inline-block rounded-tag py-1 underline"
        >
          {contact.phone}
        </a>
      ) : (
        <p className="tabular py-1">{customer.phone}</p>
      )}
      {email && <p className="break-all text-muted">{email}</p>}
      <p className="text-sm text-muted">
        {t`Customer since ${formatIstDate(new Date(customer.since))}`}
      </p>
      {customer.addresses.length > 0 && (
        <ul aria-label={t`Addresses`} className="mt-3 grid gap-2 border-t border-line pt-3">
          {customer.addresses.map((address) => (
            <li key={address.uid} className="text-sm">
              <span className="font-semibold">{address.type || t`Address`}</span>{' '}
              <span className="tabular text-muted">{address.pincode}</span>{' '}
              {address.is_default && <Badge>{t`default`}</Badge>}
              {textOf(address.uid) && <p className="break-words">{textOf(address.uid)}</p>}
            </li>
          ))}
        </ul>
      )}
      {mayReveal && !contact && (
        <div className="mt-3">
          <RevealButton label={t`Show phone and addresses`} reveal={reveal} />
        </div>
      )}
      <p className="tabular mt-3 border-t border-line pt-3">
        {t`${formatRupees(wallet.balance)} in the wallet`}
      </p>
      {wallet.owed > 0 && (
        <>
          <p className="tabular font-semibold text-chilli">
            {t`${formatRupees(wallet.owed)} owed for a recharge that was taken back`}
          </p>
          <WriteOffButton uid={uid} owed={wallet.owed} />
        </>
      )}
    </TitledCard>
  );
}
