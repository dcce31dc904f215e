import { useLingui } from '@lingui/react/macro';
import type { Stop } from '@sabuja/contract';
import { formatRupees } from '@sabuja/kit';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { Bike } from 'lucide-react';
import { type ComponentProps, useEffect, useRef } from 'react';
import { BottomBar } from '../../lib/bottom-bar.tsx';
import { StoredNote } from '../../lib/stored-note.tsx';
import { useHasNetwork } from '../../lib/use-has-network.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import {
  PhotoNotices,
  RefusedActions,
  useDeliveries,
  useDeliveryEvents,
  WaitingActions,
} from '../action-queue/index.ts';
import { InstallHint } from '../install/index.ts';
import { Page } from '../shell/index.ts';
import { AttemptedList } from './attempted-list.tsx';
import { CashToReturn } from './cash-to-return.tsx';
import { NextStops } from './next-stops.tsx';
import { StopCard } from './stop-card.tsx';
import { TakeAlong } from './take-along.tsx';
import { UndoList } from './undo-list.tsx';
import { useCurrentStop } from './use-current-stop.ts';

/** What a rider needs on the way: the next stop, what to take, and what became of it. */
export function RiderScreen() {
  const { t } = useLingui();
  const { query, deliveries, waiting, refused } = useDeliveries();
  const hasNetwork = useHasNetwork(query);
  useDeliveryEvents();
  usePageTitle(t`My deliveries`);
  if (!deliveries) {
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
  const done = deliveries.finished;
  const total = done + deliveries.results.length;
  const cash = formatRupees(deliveries.cash);
  return (
    <div className="mx-auto w-full max-w-xl">
      <Page title={t`My deliveries`}>
        <p className="tabular -mt-3 flex flex-wrap justify-between gap-x-4 text-base">
          <span>{total > 0 && t`${done} of ${total} done`}</span>
          <span>
            {t`Cash with you`} <strong className="font-bold">{cash}</strong>
          </span>
        </p>
        <CashToReturn orders={deliveries.to_return ?? []} />
        <RefusedActions actions={refused} />
        <PhotoNotices />
        <WaitingActions actions={waiting} />
        {deliveries.results.length === 0 && (
          <EmptyState icon={<Bike />} title={t`You have no deliveries now.`} />
        )}
        <Stops
          stops={deliveries.results}
          takesUpi={deliveries.takes_upi}
          hasNetwork={hasNetwork}
          needsPhoto={deliveries.needs_photo ?? false}
          undoable={hasNetwork ? deliveries.undoable : []}
        />
        <InstallHint />
        <BottomBar note={<StoredNote query={query} />} />
      </Page>
    </div>
  );
}

type StopsProps = {
  stops: readonly Stop[];
  takesUpi: boolean;
  hasNetwork: boolean;
  needsPhoto: boolean;
  undoable: ComponentProps<typeof UndoList>['orders'];
};

/** Scrolls to the card when it shows another stop: the buttons for the one before were at its lower end. */
function useScrollToNext(uid: string | undefined) {
  const card = useRef<HTMLDivElement>(null);
  const shown = useRef(uid);
  useEffect(() => {
    if (uid !== undefined && shown.current !== undefined && shown.current !== uid)
      card.current?.scrollIntoView();
    shown.current = uid;
  }, [uid]);
  return card;
}

function Stops({ stops, undoable, ...ofCard }: StopsProps) {
  const out = stops.filter(({ status }) => status === 'OUT_FOR_DELIVERY');
  const { current, choose } = useCurrentStop(out);
  const card = useScrollToNext(current?.uid);
  return (
    <>
      <TakeAlong stops={stops.filter(({ status }) => status === 'PACKED')} />
      <div ref={card} className="scroll-mt-20 empty:hidden">
        {current && <StopCard key={current.uid} stop={current} {...ofCard} />}
      </div>
      <NextStops stops={out.filter((stop) => stop !== current)} onChoose={choose} />
      <AttemptedList
        stops={stops.filter(({ status }) => status === 'ATTEMPTED')}
        onChoose={choose}
      />
      <UndoList orders={undoable} onChoose={choose} />
    </>
  );
}
