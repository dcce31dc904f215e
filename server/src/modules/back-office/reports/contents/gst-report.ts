import type { TaxRate } from '@sabuja/contract';
import { formatCount, formatPaise, formatRupees, sumPaise, toPaise, toRupees } from '@sabuja/kit';
import { text } from '../../../../platform/texts/index.ts';
import { readTaxes } from '../../figures/read-taxes.ts';
import { figuresPath, type ReadReport, toLines } from './report-content.ts';

/** GST of a period by rate; credit notes are separate. */
export const readGstReport: ReadReport = async (db, { period }) => {
  const { rates } = await readTaxes(db, period);
  const invoices = rates.filter(({ document }) => document === 'INVOICE');
  const notes = rates.filter(({ document }) => document === 'CREDIT_NOTE');
  return {
    subject: (shop) => text`GST of ${shop}`,
    lines: toLines([
      text`GST of invoices: ${sumOf(invoices, gstOf)}`,
      text`Their taxable value: ${sumOf(invoices, ({ taxable }) => taxable)}`,
      ...invoices.map(toLine),
      '',
      text`GST of credit notes: ${sumOf(notes, gstOf)}`,
      text`Their taxable value: ${sumOf(notes, ({ taxable }) => taxable)}`,
      ...notes.map(toLine),
    ]),
    rows: rates.length,
    period,
    path: figuresPath('gst', period),
  };
};

const gstOf = ({ cgst, sgst }: TaxRate): number => toRupees(toPaise(cgst) + toPaise(sgst));

const sumOf = (rows: readonly TaxRate[], read: (row: TaxRate) => number): string =>
  formatPaise(sumPaise(rows.map((row) => toPaise(read(row)))));

const toLine = (row: TaxRate) =>
  text`- ${formatCount(row.percent)}%: CGST ${formatRupees(row.cgst)}, SGST ${formatRupees(row.sgst)}`;
