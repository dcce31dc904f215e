import { useLingui } from '@lingui/react/macro';
import type { Department } from '@sabuja/contract';
import { orderNumber } from '@sabuja/contract/rules/order-number';
import { formatIstDay } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { TitledCard } from '../../lib/titled-card.tsx';
import type { PhoneDraft } from './phone-draft.ts';

type Props = { draft: PhoneDraft; onRestart: (customer: string | null) => void };

/** The placed orders, for staff to read out to the caller. */
export function PlacedPart({ draft, onRestart }: Props) {
  const { t } = useLingui();
  const orders = Object.entries(draft.sent).flatMap(([department, { uid }]) =>
    uid === undefined ? [] : [{ uid, slot: draft.slots[department as Department] }],
  );
  return (
    <div className="max-w-2xl">
      <TitledCard
        title={
          <span className="flex items-center gap-2 text-leaf">
            <CircleCheck aria-hidden="true" className="size-6" />
            {draft.payment === 'ONLINE' ? t`Waiting for its payment` : t`The order is placed`}
          </span>
        }
      >
        <ul role="status" className="grid gap-1">
          {orders.map(({ uid, slot }) => (
            <li key={uid}>
              <Link
                to={paths.order(uid)}
                className="tabular rounded-tag py-1 font-bold text-leaf hover:underline"
              >
                #{orderNumber(uid)}
              </Link>{' '}
              <span className="tabular text-muted">
                {slot && `${formatIstDay(slot.date)}, ${slot.slotName}`}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-2">
          {draft.payment === 'ONLINE'
            ? t`The payment link goes to the customer by SMS. The page of the order sends it again.`
            : t`The customer gets the usual message.`}
        </p>
        <div className="mt-4 flex flex-wrap gap-2">
          <Button autoFocus onClick={() => onRestart(null)}>{t`Next caller`}</Button>
          <Button variant="outline" onClick={() => onRestart(draft.customer)}>
            {t`Another order of this customer`}
          </Button>
        </div>
      </TitledCard>
    </div>
  );
}
