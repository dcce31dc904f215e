import { useLingui } from '@lingui/react/macro';
import type { SalesRow } from '@sabuja/contract';
import { formatCount, formatRupees } from '@sabuja/kit';
import { FiguresTable } from '../../lib/figures-table.tsx';

type Props = {
  title: string;
  rows: readonly SalesRow[];
  /** Heading of the first column. */
  first: string;
  nameOf: (key: string, name: string) => string;
};

/** A table of sales, with one row per day, category or other key. */
export function SalesTable({ title, rows, first, nameOf }: Props) {
  const { t } = useLingui();
  return (
    <FiguresTable
      label={title}
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { label: first, read: ({ key, name }) => nameOf(key, name) },
        { label: t`Orders`, read: ({ orders }) => formatCount(orders) },
        { label: t`Packs`, read: ({ units }) => formatCount(units) },
        { label: t`Sales`, read: ({ sales }) => formatRupees(sales) },
        { label: t`GST in the sales`, read: ({ tax }) => formatRupees(tax) },
        { label: t`Average order`, read: ({ average }) => formatRupees(average) },
        { label: t`Credit notes`, read: ({ credited }) => formatRupees(credited) },
      ]}
    />
  );
}
