import { useLingui } from '@lingui/react/macro';
import type { Parcel, Round } from '@sabuja/contract';
import { dispatchableStatuses } from '@sabuja/contract/rules/order-status';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { Bike } from 'lucide-react';
import { TransitionResultsDialog, useTransitionOrders } from '../orders/index.ts';
import { RoundCard } from './round-card.tsx';
import type { RoundDraft } from './round-draft.ts';

type Props = {
  rounds: readonly Round[];
  selected: readonly Parcel[];
  onEdit: (draft: RoundDraft) => void;
};

/** The rounds of the day. Orders of a round that cannot go out are listed with the reason. */
export function RoundList({ rounds, selected, onEdit }: Props) {
  const { t } = useLingui();
  const { transition, results, clearResults } = useTransitionOrders(() => {});
  return (
    <section aria-label={t`Rounds`} className="grid min-w-0 grid-cols-1 gap-3">
      <h2 className="text-base font-bold">
        {t`Rounds`} <span className="tabular text-muted">{rounds.length}</span>
      </h2>
      {rounds.length === 0 && (
        <Card>
          <EmptyState icon={<Bike />} title={t`No rounds on this day yet.`}>
            <p className="max-w-xs text-muted">{t`Select packed orders and make one.`}</p>
          </EmptyState>
        </Card>
      )}
      {rounds.map((round) => (
        <RoundCard
          key={round.uid}
          round={round}
          selectedCount={selected.length}
          isPending={transition.isPending}
          onEdit={() => onEdit({ round, parcels: inShop(round) })}
          onAdd={() => onEdit({ round, parcels: [...inShop(round), ...selected] })}
          onSendOut={(orders) => transition.mutate({ orders, to: 'OUT_FOR_DELIVERY' })}
        />
      ))}
      <TransitionResultsDialog
        open={results !== undefined}
        onClose={clearResults}
        results={results}
      />
    </section>
  );
}

/** The orders of a round that have not gone out yet, or came back. */
const inShop = ({ stops }: Round): Parcel[] =>
  stops.filter(({ status }) => dispatchableStatuses.includes(status));
