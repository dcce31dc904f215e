import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import type { ReactNode } from 'react';
import { BottomBar } from '../../../lib/bottom-bar.tsx';
import { MAX_TOGETHER } from './batch.ts';
import { ClaimRefusals } from './claim-refusals.tsx';
import type { Chosen } from './use-chosen.ts';
import { useClaimTogether } from './use-claim-together.ts';

/** Bar to claim the chosen orders. While none is chosen, shows only why orders of the last claim were refused. */
export function ChosenBar({ chosen, note }: { chosen: Chosen; note: ReactNode }) {
  const { t } = useLingui();
  const claim = useClaimTogether(chosen.clear);
  const count = chosen.orders.length;
  const refusals = claim.data?.refusals ?? [];
  if (count === 0) {
    return (
      <>
        <ClaimRefusals refusals={refusals} />
        <BottomBar note={note} />
      </>
    );
  }
  return (
    <BottomBar note={note}>
      <p role="status" className="tabular mr-auto font-bold">
        {t`Selected: ${count}`}
        {chosen.isFull && (
          <span className="block text-sm font-normal text-muted">
            {t`At most ${MAX_TOGETHER} are picked together.`}
          </span>
        )}
      </p>
      <Button size="lg" variant="outline" onClick={chosen.clear}>
        {t`Clear`}
      </Button>
      <Button size="lg" busy={claim.isPending} onClick={() => claim.mutate(chosen.orders)}>
        {t`Pick ${count} together`}
      </Button>
    </BottomBar>
  );
}
