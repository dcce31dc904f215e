import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { currentParams } from '../../lib/current-params.ts';
import { FilterField, FilterForm } from '../../lib/filter-form.tsx';
import { LinkTabs } from '../../lib/link-tabs.tsx';
import type { ChosenPeriod } from './period.ts';

/** Chooses the period of the figures; the other parameters of the URL are unchanged. */
export function PeriodPicker({ period: { preset, from, to } }: { period: ChosenPeriod }) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const labels = {
    today: t`Today`,
    yesterday: t`Yesterday`,
    week: t`7 days`,
    month: t`This month`,
    'last-month': t`Last month`,
  };
  const withPeriod = (period: Record<string, string>, rest: URLSearchParams) => {
    const next = new URLSearchParams(rest);
    for (const name of ['period', 'from', 'to']) next.delete(name);
    for (const [name, value] of Object.entries(period)) next.set(name, value);
    return next;
  };
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <LinkTabs
        label={t`Period`}
        labels={labels}
        current={preset}
        addressOf={(name) => `?${withPeriod({ period: name }, params)}`}
      />
      <FilterForm
        key={`${from} ${to}`}
        onChange={({ from: first = '', to: last = '' }) =>
          setParams(withPeriod({ from: first, to: last }, currentParams()))
        }
      >
        <FilterField label={t`From`} name="from" type="date" required defaultValue={from} />
        <FilterField label={t`To`} name="to" type="date" required defaultValue={to} />
      </FilterForm>
    </div>
  );
}
