import { useLingui } from '@lingui/react/macro';
import type { Stop } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Bike } from 'lucide-react';
import { useState } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { AttemptedList } from './attempted-list.tsx';
import { NextStops } from './next-stops.tsx';
import { deliveriesQuery } from './rider-queries.ts';
import { StopCard } from './stop-card.tsx';
import { TakeAlong } from './take-along.tsx';
import { UndoList } from './undo-list.tsx';

/** What a rider needs on the way: the next stop, what to take, and what became of it. */
export function RiderScreen() {
  const { t } = useLingui();
  const query = useQuery(deliveriesQuery);
  const { data } = query;
  usePageTitle(t`My deliveries`);
  if (!data) {
    return query.isError ? (
      <LoadFailed
        title={t`Your deliveries could not be loaded.`}
        onRetry={query.refetch}
        busy={query.isFetching}
      />
    ) : (
      <div role="status" className="mx-auto grid w-full max-w-xl gap-4 p-4">
        <span className="sr-only">{t`Loading`}</span>
        <Skeleton className="h-9 w-52" />
        <Skeleton className="h-96" />
      </div>
    );
  }
  const total = data.finished + data.results.length;
  const done = data.finished;
  const cash = formatRupees(data.cash);
  return (
    <div className="mx-auto w-full max-w-xl">
      <Page title={t`My deliveries`}>
        <p className="tabular -mt-3 flex flex-wrap justify-between gap-x-4 text-base">
          <span>{total > 0 && t`${done} of ${total} done`}</span>
          <span>
            {t`Cash with you`} <strong className="font-bold">{cash}</strong>
          </span>
        </p>
        {query.isError && (
          <PartFailed variant="note" onRetry={query.refetch} busy={query.isFetching}>
            {t`No network. What you see may be old.`}
          </PartFailed>
        )}
        {data.results.length === 0 && (
          <EmptyState icon={<Bike />} title={t`You have no deliveries now.`} />
        )}
        <Stops stops={data.results} />
        <UndoList orders={data.undoable} />
      </Page>
    </div>
  );
}

function Stops({ stops }: { stops: readonly Stop[] }) {
  const [chosenUid, setChosenUid] = useState<string>();
  const out = stops.filter(({ status }) => status === 'OUT_FOR_DELIVERY');
  const current = out.find(({ uid }) => uid === chosenUid) ?? out[0];
  return (
    <>
      <TakeAlong stops={stops.filter(({ status }) => status === 'PACKED')} />
      {current && <StopCard key={current.uid} stop={current} />}
      <NextStops stops={out.filter((stop) => stop !== current)} onChoose={setChosenUid} />
      <AttemptedList stops={stops.filter(({ status }) => status === 'ATTEMPTED')} />
    </>
  );
}
