import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { TitledCard } from '../../lib/titled-card.tsx';
import type { ChartSeries } from './figure-chart.tsx';

type Props = {
  title: string;
  /** Controls of the chart: the dimension by which it groups, and buttons that download it as a file. */
  actions?: ReactNode;
  chart: ReactNode;
  /** The legend, for charts with several series. */
  series?: readonly ChartSeries[];
  /** The same figures as a table. */
  table: ReactNode;
  isTableOpen?: boolean;
};

/** A chart, and the table behind it. */
export function ChartCard({ title, actions, chart, series = [], table, isTableOpen }: Props) {
  const { t } = useLingui();
  return (
    <TitledCard title={title}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {series.map(({ key, label, fill }) => (
            <li key={key} className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-3 rounded-control"
                style={{ background: fill }}
              />
              {label}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-end gap-3">{actions}</div>
      </div>
      {/* The chart is resized after the window, and would overflow until then. */}
      <div className="overflow-hidden">{chart}</div>
      <details open={isTableOpen} className="mt-3 border-t border-line pt-3">
        <summary className="cursor-pointer text-sm font-semibold">{t`In numbers`}</summary>
        <div className="mt-2">{table}</div>
      </details>
    </TitledCard>
  );
}
