import { useLingui } from '@lingui/react/macro';
import type { Cohorts } from '@sabuja/contract';
import { formatCount, formatShare } from '@sabuja/kit';
import { FiguresTable } from '../../lib/figures-table.tsx';

type Cohort = Cohorts['results'][number];

/** For customers by month of their first order: the share who ordered again, at any time and in each later month. */
export function CohortTable({ title, cohorts }: { title: string; cohorts: readonly Cohort[] }) {
  const { t } = useLingui();
  const width = Math.max(0, ...cohorts.map(({ months }) => months.length));
  return (
    <FiguresTable
      label={title}
      rows={cohorts}
      keyOf={({ month }) => month}
      columns={[
        { label: t`First order`, read: ({ month }) => month },
        { label: t`Customers`, read: ({ customers }) => formatCount(customers) },
        {
          label: t`Ordered again`,
          read: ({ customers, returned }) => formatShare(returned, customers),
        },
        ...Array.from({ length: width }, (_, index) => ({
          label: t`Month +${index + 1}`,
          read: ({ months, customers }: Cohort) => {
            const found = months[index];
            return found === undefined ? '' : formatShare(found, customers);
          },
        })),
      ]}
    />
  );
}
