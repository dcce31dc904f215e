import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { WalletCards } from 'lucide-react';
import { useState } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { PlanRow } from './plan-row.tsx';
import { plansQuery } from './plans-query.ts';

const PlanDialog = lazyDialog(async () => (await import('./plan-dialog.tsx')).PlanDialog);

/** The plans with which customers recharge their wallets. */
export function PlansScreen() {
  const { t } = useLingui();
  const query = useQuery(plansQuery);
  const [isCreating, setIsCreating] = useState(false);
  usePageTitle(t`Plans`);
  return (
    <LoadedPage query={query} failed={t`The plans could not be loaded.`}>
      {({ results }) => (
        <Page
          title={t`Plans`}
          actions={<Button onClick={() => setIsCreating(true)}>{t`New plan`}</Button>}
        >
          {results.length === 0 ? (
            <EmptyState icon={<WalletCards />} title={t`The wallet has no plan yet.`} />
          ) : (
            <Card as="ul" divided className="max-w-4xl">
              {results.map((plan) => (
                <PlanRow key={plan.plan_id} plan={plan} />
              ))}
            </Card>
          )}
          <PlanDialog open={isCreating} onClose={() => setIsCreating(false)} />
        </Page>
      )}
    </LoadedPage>
  );
}
