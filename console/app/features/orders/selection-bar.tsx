import { useLingui } from '@lingui/react/macro';
import type { OrderStatus, StaffOrder } from '@sabuja/contract';
import { formatRupeesShort, sumPaise, toPaise, toRupees } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { transitionLabels } from '../../lib/order-labels.ts';
import { useSession } from '../session/index.ts';
import type { BoardSelection } from './board-selection.ts';
import { listBulkTransitions } from './next-transition.ts';

type Props = {
  selection: BoardSelection;
  isPending: boolean;
  onTransition: (orders: readonly StaffOrder[], to: OrderStatus) => void;
};

/** Bar at the bottom edge with the actions for the selected orders. */
export function SelectionBar({ selection, isPending, onTransition }: Props) {
  const { t, i18n } = useLingui();
  const permissions = useSession()?.permissions ?? [];
  const { selected } = selection;
  if (selected.length === 0) return null;
  const count = selected.length;
  const value = formatRupeesShort(
    toRupees(sumPaise(selected.map(({ final_amount }) => toPaise(final_amount)))),
  );
  const transitions = listBulkTransitions(permissions, selected);
  return (
    <section
      aria-label={t`Selected orders`}
      className="sticky bottom-3 z-20 mx-3 flex flex-wrap items-center gap-2 rounded-card bg-ink p-3 text-paper shadow-float lg:mx-6"
    >
      <p className="tabular mr-auto">
        <strong className="font-bold">{t`Selected: ${count}`}</strong> · {value}
      </p>
      {transitions.map(({ to, orders }) => (
        <Button key={to} busy={isPending} onClick={() => onTransition(orders, to)}>
          {i18n._(transitionLabels[to])} {orders.length}
        </Button>
      ))}
      <Button variant="soft" onClick={selection.clear}>
        {t`Clear`}
      </Button>
    </section>
  );
}
