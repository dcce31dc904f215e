import { useLingui } from '@lingui/react/macro';
import type { ServiceFigures, ServiceRow } from '@sabuja/contract';
import { formatCompact, formatCount, formatIstDay, formatRupees } from '@sabuja/kit';
import { FiguresTable } from '../../lib/figures-table.tsx';

type Props = { title: string; rows: readonly ServiceRow[] };

/** The orders of each day: placed, cancelled, delivered, on time, and units found. */
export function ServedTable({ title, rows }: Props) {
  const { t } = useLingui();
  return (
    <FiguresTable
      label={title}
      rows={rows}
      keyOf={({ date }) => date}
      columns={[
        { label: t`Day`, read: ({ date }) => formatIstDay(date) },
        { label: t`Placed`, read: ({ placed }) => formatCount(placed) },
        { label: t`Cancelled`, read: ({ cancelled }) => formatCount(cancelled) },
        { label: t`Delivered`, read: ({ delivered }) => formatCount(delivered) },
        { label: t`On time`, read: ({ on_time }) => formatCount(on_time) },
        { label: t`Units ordered`, read: ({ units_ordered }) => formatCount(units_ordered) },
        { label: t`Units found`, read: ({ units_found }) => formatCount(units_found) },
        { label: t`Substitutes`, read: (row) => formatCount(row.substituted_lines) },
        { label: t`Complaints`, read: ({ complaints }) => formatCount(complaints) },
        { label: t`New customers`, read: ({ first_orders }) => formatCount(first_orders) },
        { label: t`Returning`, read: ({ repeat_orders }) => formatCount(repeat_orders) },
      ]}
    />
  );
}

/** Customers' ratings of the answers to complaints, by week. */
export function RatingsTable({ title, rows }: { title: string; rows: ServiceFigures['ratings'] }) {
  const { t } = useLingui();
  return (
    <FiguresTable
      label={title}
      rows={rows}
      keyOf={({ week }) => week}
      columns={[
        { label: t`Week from`, read: ({ week }) => formatIstDay(week) },
        { label: t`Rated answers`, read: ({ ratings }) => formatCount(ratings) },
        { label: t`Average of 1 to 5 stars`, read: ({ average }) => formatCompact(average) },
      ]}
    />
  );
}

/** Wallet balances, wallet payments and refunds of each day. */
export function MoneyTable({ title, rows }: Props) {
  const { t } = useLingui();
  return (
    <FiguresTable
      label={title}
      rows={rows}
      keyOf={({ date }) => date}
      columns={[
        { label: t`Day`, read: ({ date }) => formatIstDay(date) },
        { label: t`In all wallets`, read: (row) => formatRupees(row.wallet_balance) },
        { label: t`From wallets, for orders`, read: (row) => formatRupees(row.wallet_spent) },
        { label: t`Refunded into wallets`, read: (row) => formatRupees(row.wallet_refunds) },
        {
          label: t`Refunded to where it was paid from`,
          read: (row) => formatRupees(row.source_refunds),
        },
      ]}
    />
  );
}
