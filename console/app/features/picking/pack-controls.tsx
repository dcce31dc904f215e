import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { useState } from 'react';
import { type BagCount, BagFields } from '../packing/index.ts';
import type { PickingTransition } from './use-picking-transition.ts';
import type { ShownOrder } from './waiting-picks.ts';

type Props = { order: ShownOrder; hasNetwork: boolean; transition: PickingTransition };

/** Releases an order, or marks it packed in its bags once every line is picked and sent. */
export function PackControls({ order, hasNetwork, transition }: Props) {
  const { t } = useLingui();
  const [count, setCount] = useState<BagCount>();
  const bags = keepKinds(count, order.bags);
  const isPicked = order.lines.every(({ pick }) => pick !== null);
  const isWaiting = order.lines.some((line) => line.isWaiting);
  const isBusy = (to: string) => transition.isPending && transition.variables.to === to;
  const number = <span className="sr-only">#{order.order_no}</span>;
  return (
    <>
      {isPicked && <BagFields count={bags} onChange={setCount} />}
      <div className="flex w-full gap-3 sm:w-auto">
        <Button
          size="lg"
          variant="outline"
          className="flex-1 sm:flex-none"
          disabled={!hasNetwork}
          busy={isBusy('CONFIRMED')}
          onClick={() => transition.mutate({ to: 'CONFIRMED' })}
        >
          {t`Release`} {number}
        </Button>
        <Button
          size="lg"
          className="flex-1 sm:flex-none"
          disabled={!isPicked || isWaiting || !hasNetwork}
          busy={isBusy('PACKED')}
          onClick={() => transition.mutate({ to: 'PACKED', bags })}
        >
          {t`Mark packed`} {number}
        </Button>
      </div>
    </>
  );
}

/** The entered bag counts, for the kinds (veg, non-veg) that the order still has. */
const keepKinds = (count: BagCount | undefined, { veg, non_veg }: BagCount): BagCount => ({
  veg: veg && (count?.veg || veg),
  non_veg: non_veg && (count?.non_veg || non_veg),
});
