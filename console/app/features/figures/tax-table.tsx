import { useLingui } from '@lingui/react/macro';
import type { TaxHsn, TaxRate } from '@sabuja/contract';
import { formatCount, formatRupees } from '@sabuja/kit';
import { type FigureColumn, FiguresTable } from '../../lib/figures-table.tsx';

type Row = TaxRate & Partial<Pick<TaxHsn, 'hsn' | 'quantity'>>;

/** GST of invoices and credit notes, by rate, or by HSN code and rate. */
export function TaxTable({ title, rows }: { title: string; rows: readonly Row[] }) {
  const { t } = useLingui();
  const documents = { INVOICE: t`Invoices`, CREDIT_NOTE: t`Credit notes` };
  const isByCode = rows.some(({ hsn }) => hsn !== undefined);
  const codeColumns: FigureColumn<Row>[] = [
    { label: t`HSN code`, read: ({ hsn }) => hsn },
    { label: t`Packs`, read: ({ quantity = 0 }) => formatCount(quantity) },
  ];
  return (
    <FiguresTable
      label={title}
      rows={rows}
      keyOf={({ document, hsn, percent }) => `${document} ${hsn} ${percent}`}
      columns={[
        { label: t`Document`, read: ({ document }) => documents[document] },
        ...(isByCode ? codeColumns : []),
        { label: t`Rate`, read: ({ percent }) => `${formatCount(percent)}%` },
        { label: t`Taxable value`, read: ({ taxable }) => formatRupees(taxable) },
        { label: 'CGST', read: ({ cgst }) => formatRupees(cgst) },
        { label: 'SGST', read: ({ sgst }) => formatRupees(sgst) },
        { label: t`With GST`, read: ({ value }) => formatRupees(value) },
      ]}
    />
  );
}
