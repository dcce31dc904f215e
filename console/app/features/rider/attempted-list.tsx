import { useLingui } from '@lingui/react/macro';
import type { Stop } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { useQueuedAction } from '../action-queue/index.ts';

/** The orders that nobody took: they go out again, or back to the shop. */
export function AttemptedList({ stops }: { stops: readonly Stop[] }) {
  const { t } = useLingui();
  if (stops.length === 0) return null;
  return (
    <section aria-label={t`Not delivered`} className="grid gap-2">
      <h2 className="text-base font-bold">{t`Not delivered`}</h2>
      <Card as="ul" divided>
        {stops.map((stop) => (
          <Attempted key={stop.uid} stop={stop} />
        ))}
      </Card>
    </section>
  );
}

function Attempted({ stop }: { stop: Stop }) {
  const { t } = useLingui();
  const act = useQueuedAction();
  const { uid, order_no } = stop;
  const isBusy = (kind: string) => act.isPending && act.variables.kind === kind;
  return (
    <li className="grid gap-3 p-4">
      <p>
        <strong className="block font-bold">
          {stop.deliver_to} <span className="tabular text-muted">#{stop.order_no}</span>
        </strong>
        {stop.address}
      </p>
      <div className="flex flex-wrap gap-3 *:flex-auto">
        <Button
          size="lg"
          busy={isBusy('start')}
          onClick={() => act.mutate({ kind: 'start', uid, order_no })}
        >
          {t`Try again`}
        </Button>
        <Button
          variant="outline"
          size="lg"
          busy={isBusy('returned')}
          onClick={() => act.mutate({ kind: 'returned', uid, order_no })}
        >
          {t`Back in the shop`}
        </Button>
      </div>
    </li>
  );
}
