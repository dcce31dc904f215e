import { useLingui } from '@lingui/react/macro';
import type { ScheduledPrice } from '@sabuja/contract';
import { formatIstDateTime, formatRupees } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Button } from '@sabuja/ui/button.tsx';
import { useChangeFailed } from '../../lib/use-change-failed.ts';
import { type PricedItem, useCancelScheduledPrice } from './scheduled-price-queries.ts';

type Props = {
  item: PricedItem;
  price: ScheduledPrice;
  mayManage: boolean;
  onPriceReturned: () => void;
};

/** A scheduled price with its period and state. */
export function ScheduledPriceRow({ item, price, mayManage, onPriceReturned }: Props) {
  const { t } = useLingui();
  const changeFailed = useChangeFailed();
  const cancel = useCancelScheduledPrice(item);
  const { price_id, cost, discount, from, until, state, by } = price;
  const start = formatIstDateTime(new Date(from));
  const end = until && formatIstDateTime(new Date(until));
  const isRunning = state === 'running';
  const cancelOrEnd = async () => {
    try {
      await cancel.mutateAsync(price_id);
      if (isRunning) onPriceReturned();
    } catch (error) {
      changeFailed(error as Error);
    }
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="tabular flex flex-wrap items-center gap-2 font-semibold">
          {formatRupees(cost)}
          {discount > 0 && ` − ${discount} %`}
          <StateBadge state={state} />
        </p>
        <p className="tabular text-sm text-muted">
          {end ? t`${start} to ${end}` : t`from ${start}`}
          {by && ` · ${by}`}
        </p>
        <StateNote state={state} />
      </div>
      {mayManage && (isRunning || state === 'planned') && (
        <Button
          variant="outline"
          size="sm"
          aria-label={isRunning ? t`End now: from ${start}` : t`Cancel: from ${start}`}
          busy={cancel.isPending}
          onClick={() => void cancelOrEnd()}
        >
          {isRunning ? t`End now` : t`Cancel`}
        </Button>
      )}
    </li>
  );
}

type StateProps = Pick<ScheduledPrice, 'state'>;

function StateBadge({ state }: StateProps) {
  const { t } = useLingui();
  return {
    planned: <Badge tone="haldi">{t`Planned`}</Badge>,
    running: <Badge tone="leaf">{t`Running`}</Badge>,
    ended: <Badge tone="plain">{t`Over`}</Badge>,
    cancelled: <Badge tone="plain">{t`Cancelled`}</Badge>,
    replaced: <Badge tone="plain">{t`Over`}</Badge>,
    missed: <Badge tone="chilli">{t`Missed`}</Badge>,
    not_begun: <Badge tone="chilli">{t`Not applied`}</Badge>,
    not_returned: <Badge tone="chilli">{t`Over`}</Badge>,
  }[state];
}

function StateNote({ state }: StateProps) {
  const { t } = useLingui();
  const notes: Partial<Record<ScheduledPrice['state'], string>> = {
    replaced: t`It was given another price meanwhile, which stayed.`,
    missed: t`The shop did not run during this time.`,
    not_begun: t`It was above the MRP when it should have begun.`,
    not_returned: t`The price before it was above the MRP at the end, so this price stays.`,
  };
  const note = notes[state];
  return note ? <p className="text-sm">{note}</p> : null;
}
