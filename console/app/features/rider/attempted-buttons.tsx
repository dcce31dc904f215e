import { useLingui } from '@lingui/react/macro';
import type { Stop } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useState } from 'react';
import { useQueuedAction } from '../action-queue/index.ts';

const SlotDialog = lazyDialog(async () => (await import('./slot-dialog.tsx')).SlotDialog);

/** Actions for an order that could not be delivered. With a new slot it goes back to the shop. */
export function AttemptedButtons({ stop, onTryAgain }: { stop: Stop; onTryAgain: () => void }) {
  const { t } = useLingui();
  const act = useQueuedAction();
  const [isChoosingSlot, setIsChoosingSlot] = useState(false);
  const { uid, order_no } = stop;
  const hasNewSlot = stop.requested_slot?.problem === null;
  const isBusy = (kind: string) => act.isPending && act.variables.kind === kind;
  return (
    <div className="flex flex-wrap gap-3 *:flex-auto">
      {!hasNewSlot && (
        <Button
          size="lg"
          busy={isBusy('start')}
          onClick={() => {
            onTryAgain();
            act.mutate({ kind: 'start', uid, order_no });
          }}
        >
          {t`Try again`}
        </Button>
      )}
      <Button
        variant={hasNewSlot ? 'primary' : 'outline'}
        size="lg"
        busy={isBusy('returned')}
        onClick={() => act.mutate({ kind: 'returned', uid, order_no })}
      >
        {t`Back in the shop`}
      </Button>
      <Button variant="outline" size="lg" onClick={() => setIsChoosingSlot(true)}>
        {t`Another slot`}
      </Button>
      <SlotDialog open={isChoosingSlot} onClose={() => setIsChoosingSlot(false)} stop={stop} />
    </div>
  );
}
