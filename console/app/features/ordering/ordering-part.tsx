import { useLingui } from '@lingui/react/macro';
import type { OrderingPause } from '@sabuja/contract';
import { formatIstMoment } from '@sabuja/kit';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { CirclePause } from 'lucide-react';
import { useState } from 'react';
import { useChangeFailed } from '../../lib/use-change-failed.ts';
import { orderingQuery, useSetPause } from './ordering-query.ts';
import { scopeLabel } from './scope-label.ts';

const PauseDialog = lazyDialog(async () => (await import('./pause-dialog.tsx')).PauseDialog);

/** Lists what is paused, with the text that customers read, and buttons to resume it or to pause more. */
export function OrderingPart({ mayManage }: { mayManage: boolean }) {
  const { t } = useLingui();
  const [isPausing, setIsPausing] = useState(false);
  const query = useQuery(orderingQuery);
  if (query.isPending) return <Skeleton className="h-16 rounded-card" />;
  if (query.isLoadingError) {
    return (
      <PartFailed variant="note" onRetry={query.refetch} busy={query.isFetching}>
        {t`Whether ordering is paused could not be loaded.`}
      </PartFailed>
    );
  }
  const { results, zones } = query.data;
  return (
    <Card
      as="section"
      aria-label={t`Ordering`}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3"
    >
      <ul className="grid min-w-64 flex-1 gap-2">
        {results.map((pause) => (
          <Pause key={pause.scope} {...{ pause, mayManage }} />
        ))}
        {results.length === 0 && <li className="font-semibold">{t`Customers can order.`}</li>}
      </ul>
      {mayManage && (
        <Button variant="outline" size="sm" onClick={() => setIsPausing(true)}>
          <CirclePause aria-hidden="true" className="size-4" />
          {t`Pause ordering`}
        </Button>
      )}
      <PauseDialog open={isPausing} onClose={() => setIsPausing(false)} zones={zones} />
    </Card>
  );
}

function Pause({ pause, mayManage }: { pause: OrderingPause; mayManage: boolean }) {
  const { t, i18n } = useLingui();
  const changeFailed = useChangeFailed();
  const resume = useSetPause();
  const { scope, message, since } = pause;
  const label = scopeLabel(i18n, scope);
  const at = formatIstMoment(new Date(since));
  const send = () => resume.mutate({ scope, message: null }, { onError: changeFailed });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1">
        <p className="font-bold text-chilli">{t`Paused: ${label}`}</p>
        <p className="text-sm">
          {message} <span className="text-muted">· {t`since ${at}`}</span>
        </p>
      </div>
      {mayManage && (
        <Button size="sm" aria-label={t`Resume: ${label}`} busy={resume.isPending} onClick={send}>
          {t`Resume`}
        </Button>
      )}
    </li>
  );
}
