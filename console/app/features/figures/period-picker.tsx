import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@sabuja/ui/button.tsx';
import { Link, useSearchParams } from 'react-router';
import { FilterField, FilterForm } from '../../lib/filter-form.tsx';
import { type ChosenPeriod, presets } from './period.ts';

/** Chooses the days that the figures cover; the rest of the address stays. */
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
  const withPeriod = (period: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const name of ['period', 'from', 'to']) next.delete(name);
    for (const [name, value] of Object.entries(period)) next.set(name, value);
    return next;
  };
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <nav aria-label={t`Period`} className="flex flex-wrap gap-2">
        {presets.map((name) => (
          <Link
            key={name}
            to={`?${withPeriod({ period: name })}`}
            aria-current={name === preset ? 'page' : undefined}
            className={buttonClass(name === preset ? 'primary' : 'outline', 'sm')}
          >
            {labels[name]}
          </Link>
        ))}
      </nav>
      <FilterForm
        key={`${from} ${to}`}
        onChange={({ from: first = '', to: last = '' }) =>
          setParams(withPeriod({ from: first, to: last }))
        }
      >
        <FilterField label={t`From`} name="from" type="date" required defaultValue={from} />
        <FilterField label={t`To`} name="to" type="date" required defaultValue={to} />
      </FilterForm>
    </div>
  );
}
