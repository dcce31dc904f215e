import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { OrderActor, StaffOrderDetails } from '@sabuja/contract';
import { formatIstMoment, formatRupees } from '@sabuja/kit';
import { statusLabels } from '../../lib/order-labels.ts';
import { TitledCard } from '../../lib/titled-card.tsx';

const actorLabels = {
  customer: msg`Customer`,
  staff: msg`Staff`,
  system: msg`System`,
} as const satisfies Record<OrderActor, unknown>;

type Entry = { at: string; text: string; by: string; reason?: string | null };

/** Every change of status and of cash to give back, newest first, with who made it. */
export function TimelinePart({ order }: { order: StaffOrderDetails }) {
  const { t, i18n } = useLingui();
  const statuses = order.history.map(
    ({ status, at, actor, member, reason }, index): Entry => ({
      at,
      // If staff made the first entry, they placed the order for a caller.
      text:
        index === 0 && actor === 'staff' ? t`Placed by phone` : i18n._(statusLabels[status].text),
      by: member ?? i18n._(actorLabels[actor]),
      reason,
    }),
  );
  const cash = useCashEntries(order.cash_return);
  // The sort is stable: of entries at the same time, the status comes first.
  const entries = [...statuses, ...cash].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <TitledCard title={t`Timeline`}>
      <ol className="grid gap-2">
        {entries.toReversed().map(({ at, text, by, reason }) => (
          <li key={`${at} ${text}`} className="border-l-2 border-leaf-line pl-3">
            <span className="font-semibold">{text}</span>
            <span className="block text-sm text-muted">
              {formatIstMoment(new Date(at))} · {by}
            </span>
            {reason && <span className="block text-sm">{reason}</span>}
          </li>
        ))}
      </ol>
    </TitledCard>
  );
}

function useCashEntries(cash: StaffOrderDetails['cash_return']): Entry[] {
  const { t } = useLingui();
  if (!cash) return [];
  const amount = formatRupees(cash.amount);
  const reported = { at: cash.since, text: t`${amount} to give back`, by: cash.rider ?? '' };
  if (cash.returned_at === null) return [reported];
  const returned = {
    at: cash.returned_at,
    text: t`${amount} given back`,
    by: cash.confirmed_by ?? '',
  };
  return [reported, returned];
}
