import { useLingui } from '@lingui/react/macro';
import type { RiderCash } from '@sabuja/contract';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { cashQuery } from './cash-query.ts';
import { ClosingList } from './closing-list.tsx';
import { RiderCashRow } from './rider-cash-row.tsx';

const CloseDialog = lazyDialog(async () => (await import('./close-dialog.tsx')).CloseDialog);

/** The cash of the riders: what each has, what was counted when they handed it in. */
export function CashScreen() {
  const { t } = useLingui();
  const { data, isError, refetch, isFetching } = useQuery(cashQuery);
  const closing = useDisclosure<RiderCash>();
  usePageTitle(t`Cash`);
  if (!data) {
    return isError ? (
      <LoadFailed title={t`The cash could not be loaded.`} onRetry={refetch} busy={isFetching} />
    ) : (
      <div role="status" className="grid gap-4 p-4 lg:px-6">
        <span className="sr-only">{t`Loading`}</span>
        <Skeleton className="h-9 w-52" />
        <Skeleton className="h-60 max-w-4xl" />
      </div>
    );
  }
  // What was shown when the dialog opened may have changed.
  const subject =
    data.results.find(({ rider_uid }) => rider_uid === closing.subject?.rider_uid) ??
    closing.subject;
  return (
    <Page title={t`Cash`}>
      <section aria-label={t`With the riders`} className="grid max-w-4xl grid-cols-1 gap-2">
        <h2 className="text-base font-bold">{t`With the riders`}</h2>
        {data.results.length === 0 ? (
          <div className="rounded-card border border-line bg-surface">
            <EmptyState icon={<Wallet />} title={t`No rider has cash of the shop.`} />
          </div>
        ) : (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {data.results.map((cash) => (
              <RiderCashRow key={cash.rider_uid} cash={cash} onCount={() => closing.show(cash)} />
            ))}
          </ul>
        )}
      </section>
      <ClosingList closings={data.closings} />
      <CloseDialog open={closing.open} onClose={closing.close} cash={subject} />
    </Page>
  );
}
