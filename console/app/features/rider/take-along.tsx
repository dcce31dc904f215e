import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Stop } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { useQueuedAction } from '../action-queue/index.ts';

/** The packed orders of the rider's rounds, with a button to leave the shop with them. */
export function TakeAlong({ stops }: { stops: readonly Stop[] }) {
  const { t } = useLingui();
  const start = useQueuedAction();
  const count = stops.length;
  if (count === 0) return null;
  const numbers = stops.map(({ order_no }) => `#${order_no}`).join(', ');
  const startAll = () => {
    for (const { uid, order_no } of stops) start.mutate({ kind: 'start', uid, order_no });
  };
  return (
    <Card as="section" padded aria-label={t`In the shop`} className="grid gap-3">
      <p>
        <strong className="block font-bold">
          {t`${plural(count, { one: '# order waits in the shop.', other: '# orders wait in the shop.' })}`}
        </strong>
        <span className="tabular text-muted">{numbers}</span>
      </p>
      <Button size="lg" busy={start.isPending} onClick={startAll}>
        {t`Take them along`}
      </Button>
    </Card>
  );
}
