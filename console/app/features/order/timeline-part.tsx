import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderActor, StaffOrderDetails } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { statusLabels } from '../../lib/order-labels.ts';
import { TitledCard } from '../../lib/titled-card.tsx';

const actorLabels = {
  customer: msg`Customer`,
  staff: msg`Staff`,
  system: msg`System`,
} as const satisfies Record<OrderActor, unknown>;

/** Every change of status, newest first, with who made it. */
export function TimelinePart({ order }: { order: StaffOrderDetails }) {
  const { t, i18n } = useLingui();
  return (
    <TitledCard title={t`Timeline`}>
      <ol className="grid gap-2">
        {order.history.toReversed().map(({ status, at, actor, member, reason }) => (
          <li key={`${at} ${status}`} className="border-l-2 border-leaf-line pl-3">
            <span className="font-semibold">{i18n._(statusLabels[status].text)}</span>
            <span className="block text-sm text-muted">
              {formatIstMoment(new Date(at))} · {member ?? i18n._(actorLabels[actor])}
            </span>
            {reason && <span className="block text-sm">{reason}</span>}
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}
