import { Plural, useLingui } from '@lingui/react/macro';
import type { StaffCustomer } from '@sabuja/contract';
import { formatIstDate } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { TitledCard } from '../../lib/titled-card.tsx';

type Props = { customer: StaffCustomer; onOther: (() => void) | undefined };

/** The caller's account, with the note to ask for the name before talking about the account. */
export function CallerPart({ customer, onOther }: Props) {
  const { t } = useLingui();
  const { name, phone, orders, last_order_at, is_confirmed = true } = customer;
  return (
    <TitledCard title={t`Caller`}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link
          to={paths.customer(customer.uid)}
          className="rounded-tag py-1 font-semibold break-words text-leaf hover:underline"
        >
          {name ?? t`No name yet`}
        </Link>
        <span className="tabular text-muted">{phone}</span>
        {!is_confirmed && <Badge tone="haldi">{t`number not confirmed`}</Badge>}
        <span className="text-sm text-muted">
          <Plural value={orders} one="# order" other="# orders" />
          {last_order_at && <> · {t`last on ${formatIstDate(new Date(last_order_at))}`}</>}
        </span>
        {onOther && (
          <Button variant="ghost" size="sm" className="ml-auto" onClick={onOther}>
            {t`Another customer`}
          </Button>
        )}
      </div>
      <p className="mt-1 text-sm text-muted">
        {is_confirmed
          ? t`Ask for the name, and compare it, before you say anything of the account.`
          : t`Nobody has signed in with this number yet: address and name of its orders are shown to staff alone until the code is given at the door.`}
      </p>
    </TitledCard>
  );
}
