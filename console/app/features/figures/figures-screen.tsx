import { useLingui } from '@lingui/react/macro';
import { formatIstDay } from '@sabuja/kit';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Mail } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { LinkTabs } from '../../lib/link-tabs.tsx';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useToday } from '../../lib/use-today.ts';
import { Page } from '../shell/index.ts';
import { CustomersView } from './customers-view.tsx';
import { GstView } from './gst-view.tsx';
import { periodOf } from './period.ts';
import { PeriodPicker } from './period-picker.tsx';
import { SalesView } from './sales-view.tsx';
import { ServiceView } from './service-view.tsx';

const views = ['sales', 'service', 'customers', 'gst'] as const;
type View = (typeof views)[number];

/** Figures of a period: sales, service, customers and wallets, GST. The URL stores the period and the view. */
export function FiguresScreen() {
  const { t } = useLingui();
  const [params] = useSearchParams();
  const period = periodOf(params, useToday());
  const view = views.find((each) => each === params.get('view')) ?? 'sales';
  const days = { from: period.from, to: period.to };
  usePageTitle(t`Figures`);
  return (
    <Page title={t`Figures`} actions={<Views view={view} params={params} />}>
      <PeriodPicker period={period} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-base font-bold">
          {days.from === days.to
            ? formatIstDay(days.from)
            : t`${formatIstDay(days.from)} to ${formatIstDay(days.to)}`}
        </h2>
        <Link to={paths.account} className={buttonClass('outline', 'sm')}>
          <Mail aria-hidden="true" className="size-4" />
          {t`By e-mail`}
        </Link>
      </div>
      {view === 'sales' && <SalesView days={days} />}
      {view === 'service' && <ServiceView days={days} />}
      {view === 'customers' && <CustomersView days={days} />}
      {view === 'gst' && <GstView days={days} />}
    </Page>
  );
}

function Views({ view, params }: { view: View; params: URLSearchParams }) {
  const { t } = useLingui();
  const labels = { sales: t`Sales`, service: t`Service`, customers: t`Customers`, gst: t`GST` };
  const addressOf = (each: View) => {
    const next = new URLSearchParams(params);
    next.set('view', each);
    return `?${next}`;
  };
  return <LinkTabs label={t`Figures`} labels={labels} current={view} addressOf={addressOf} />;
}
