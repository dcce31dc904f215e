import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { LinkTabs } from '../../lib/link-tabs.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { ClosesView } from './closes-view.tsx';
import { DifferencesView } from './differences-view.tsx';
import { FeesView } from './fees-view.tsx';
import { SafeView } from './safe-view.tsx';
import { TransfersView } from './transfers-view.tsx';

const views = {
  days: ClosesView,
  transfers: TransfersView,
  differences: DifferencesView,
  fees: FeesView,
  cash: SafeView,
} as const;
type View = keyof typeof views;
const names = Object.keys(views) as View[];

/** Settlements against the ledger, cash against the bank, and the days to sign. The view is stored in the URL. */
export function SettlementScreen() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const view = names.find((each) => each === params.get('view')) ?? 'days';
  const Shown = views[view];
  usePageTitle(t`Settlement`);
  const labels = {
    days: t`Days`,
    transfers: t`Settlements`,
    differences: t`Differences`,
    fees: t`Fees and GST`,
    cash: t`Cash and bank`,
  };
  return (
    <Page title={t`Settlement`}>
      <LinkTabs
        label={t`Settlement`}
        labels={labels}
        current={view}
        addressOf={(each) => `?view=${each}`}
      />
      <Shown />
    </Page>
  );
}
