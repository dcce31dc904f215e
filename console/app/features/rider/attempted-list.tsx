import { useLingui } from '@lingui/react/macro';
import type { Stop } from '@sabuja/contract';
import { Card } from '@sabuja/ui/card.tsx';
import { useActions } from '../action-queue/index.ts';
import { AttemptedButtons } from './attempted-buttons.tsx';
import { RequestedSlot } from './requested-slot.tsx';

type Props = { stops: readonly Stop[]; onChoose: (uid: string) => void };

/** The orders that could not be delivered: they go out again, get another slot, or go back to the shop. */
export function AttemptedList({ stops, onChoose }: Props) {
  const { t } = useLingui();
  const { waiting } = useActions();
  if (stops.length === 0) return null;
  return (
    <section aria-label={t`Not delivered`} className="grid gap-2">
      <h2 className="text-base font-bold">{t`Not delivered`}</h2>
      <Card as="ul" divided>
        {stops.map((stop) => (
          <li key={stop.uid} className="grid gap-3 p-4">
            <p>
              <strong className="block font-bold">
                {stop.deliver_to} <span className="tabular text-muted">#{stop.order_no}</span>
              </strong>
              {stop.address}
            </p>
            {stop.requested_slot && (
              <RequestedSlot
                request={stop.requested_slot}
                isWaiting={waiting.some(
                  ({ action }) => action.kind === 'slot' && action.uid === stop.uid,
                )}
              />
            )}
            <AttemptedButtons stop={stop} onTryAgain={() => onChoose(stop.uid)} />
          </li>
        ))}
      </Card>
    </section>
  );
}
