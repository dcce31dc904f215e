import { useLingui } from '@lingui/react/macro';
import type { RiderCash } from '@sabuja/contract';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useDisclosure } from '@sabuja/ui/use-disclosure.ts';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { cashQuery } from './cash-query.ts';
import { Closings } from './closing-list.tsx';
import { RiderCashRow } from './rider-cash-row.tsx';

const CloseDialog = lazyDialog(async () => (await import('./close-dialog.tsx')).CloseDialog);

/** The riders' cash: the amount each carries, and the amounts counted when they handed it in. */
export function CashScreen() {
  const { t } = useLingui();
  const query = useQuery(cashQuery);
  usePageTitle(t`Cash`);
  return (
    <LoadedPage query={query} failed={t`The cash could not be loaded.`}>
      {(cash) => (
        <Page title={t`Cash`}>
          <CashOfRiders riders={cash.results} />
          <Closings />
        </Page>
      )}
    </LoadedPage>
  );
}

function CashOfRiders({ riders }: { riders: readonly RiderCash[] }) {
  const { t } = useLingui();
  const closing = useDisclosure<RiderCash>();
  // The cash may have changed since the dialog opened, so the newest data is shown.
  const subject =
    riders.find(({ rider_uid }) => rider_uid === closing.subject?.rider_uid) ?? closing.subject;
  return (
    <section aria-label={t`With the riders`} className="grid max-w-4xl grid-cols-1 gap-2">
      <h2 className="text-base font-bold">{t`With the riders`}</h2>
      {riders.length === 0 ? (
        <Card>
          <EmptyState icon={<Wallet />} title={t`No rider has cash of the shop.`} />
        </Card>
      ) : (
        <Card as="ul" divided>
          {riders.map((cash) => (
            <RiderCashRow key={cash.rider_uid} cash={cash} onCount={() => closing.show(cash)} />
          ))}
        </Card>
      )}
      <CloseDialog open={closing.open} onClose={closing.close} cash={subject} />
    </section>
  );
}
