import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Round, Stop } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { useId } from 'react';
import { Link } from 'react-router';
import { StatusTag } from '../../lib/order-tags.tsx';
import { paths } from '../../lib/paths.ts';

type Props = {
  round: Round;
  selectedCount: number;
  isPending: boolean;
  onEdit: () => void;
  onAdd: () => void;
  onSendOut: (orders: readonly Stop[]) => void;
};

/** A round: its rider, its stops in sequence, and the next actions. */
export function RoundCard({ round, selectedCount, isPending, onEdit, onAdd, onSendOut }: Props) {
  const { t } = useLingui();
  const id = useId();
  const packed = round.stops.filter(({ status }) => status === 'PACKED');
  const count = packed.length;
  const done = round.stops.filter(({ status }) => status === 'DELIVERED').length;
  const total = round.stops.length;
  return (
    <Card as="article" aria-labelledby={id}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5">
        <div className="mr-auto min-w-0">
          <h3 id={id} className="font-bold">
            {round.name}
          </h3>
          <p className="tabular text-sm text-muted">
            {round.rider} · {t`${done} of ${total} delivered`}
          </p>
        </div>
        <Button variant="outline" size="sm" onClick={onEdit}>
          {t`Change`}
        </Button>
      </header>
      <ol className="divide-y divide-line">
        {round.stops.map((stop, index) => (
          <li key={stop.uid} className="flex items-center gap-3 px-4 py-2">
            <span className="tabular w-5 shrink-0 text-muted">{index + 1}</span>
            <span className="min-w-0 flex-1">
              <Link
                to={paths.order(stop.uid)}
                className="tabular inline-block py-0.5 font-bold hover:underline"
              >
                #{stop.order_no}
              </Link>{' '}
              <span>{stop.deliver_to}</span>
              <span className="block truncate text-sm text-muted">{stop.address}</span>
            </span>
            <StatusTag status={stop.status} />
          </li>
        ))}
      </ol>
      {(count > 0 || selectedCount > 0) && (
        <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-2.5">
          {count > 0 && (
            <Button busy={isPending} onClick={() => onSendOut(packed)}>
              {t`${plural(count, { one: 'Send out # order', other: 'Send out # orders' })}`}
            </Button>
          )}
          {selectedCount > 0 && (
            <Button variant="outline" onClick={onAdd}>
              {t`Add selected: ${selectedCount}`}
            </Button>
          )}
        </footer>
      )}
    </Card>
  );
}
