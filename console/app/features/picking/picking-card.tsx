import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatIstDay } from '@sabuja/kit';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { departmentLabels } from '../../lib/order-labels.ts';
import { LatenessTag } from '../../lib/order-tags.tsx';
import { paths } from '../../lib/paths.ts';
import type { OrderToPick } from './picking-queries.ts';
import { usePickingTransition } from './use-picking-transition.ts';

type Props = {
  order: OrderToPick;
  isClaimedHere: boolean;
  /** Without a network no order can be started. */
  hasNetwork: boolean;
  /** Shows the delivery day, for a list of more than one day. */
  showsDay: boolean;
  /** Control that selects the order to be picked together with others. */
  select?: ReactNode;
};

/** An order to pick; a click claims it. */
export function PickingCard({ order, isClaimedHere, hasNetwork, showsDay, select }: Props) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const { uid, order_no: number, picker } = order;
  const path = paths.pick(uid);
  const start = usePickingTransition(uid, () => navigate(path));
  const items = t`${plural(order.lines, { one: '# product', other: '# products' })}`;
  const units = t`${plural(order.units, { one: '# unit', other: '# units' })}`;
  return (
    <Card
      as="article"
      padded
      aria-label={`#${number}`}
      className="grid h-full content-between gap-3"
    >
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="tabular text-lg">#{number}</strong>
          {order.lateness && <LatenessTag lateness={order.lateness} />}
          {select && <span className="-my-2 ml-auto">{select}</span>}
        </p>
        <p className="font-semibold">
          {showsDay && `${formatIstDay(order.delivery_date)} · `}
          {order.slot}
        </p>
        <p className="tabular text-sm text-muted">
          {i18n._(departmentLabels[order.department])} · {items}, {units}
        </p>
        {picker !== null && !isClaimedHere && (
          <p className="text-sm font-semibold text-haldi-text">{t`${picker} is picking it`}</p>
        )}
      </div>
      {picker === null ? (
        <Button
          size="lg"
          disabled={!hasNetwork}
          busy={start.isPending}
          onClick={() => start.mutate({ to: 'PICKING' })}
        >
          {t`Start picking`} <span className="sr-only">#{number}</span>
        </Button>
      ) : (
        <Link to={path} className={buttonClass(isClaimedHere ? 'primary' : 'outline', 'lg')}>
          {isClaimedHere ? t`Continue` : t`Look`} <span className="sr-only">#{number}</span>
        </Link>
      )}
    </Card>
  );
}
