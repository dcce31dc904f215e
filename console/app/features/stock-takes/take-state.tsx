import { useLingui } from '@lingui/react/macro';
import type { StockTake } from '@sabuja/contract';
import { Badge } from '@sabuja/ui/badge.tsx';

/** The state of a count, as text. */
export function TakeState({ state }: Pick<StockTake, 'state'>) {
  const { t } = useLingui();
  const labels = {
    open: t`is being counted`,
    closing: t`is being closed`,
    closed: t`closed`,
    cancelled: t`cancelled`,
  };
  return (
    <Badge tone={state === 'closed' ? 'leaf' : state === 'cancelled' ? 'plain' : 'haldi'}>
      {labels[state]}
    </Badge>
  );
}
