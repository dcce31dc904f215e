import type { TaxFigures, TaxHsn } from '@sabuja/contract';
import { toRupees } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { FigurePeriod } from './period.ts';
import { readUpdateTime } from './read-update-time.ts';
import { DELIVERY_KEY } from './sum-documents.ts';

type Sums = {
  document: TaxHsn['document'];
  hsn: string;
  percent: number;
  quantity: number;
  taxable: number;
  cgst: number;
  sgst: number;
};

/** Returns the GST of a period by rate and by HSN code, in rupees: invoices first, then credit notes. */
export async function readTaxes(db: Db, period: FigurePeriod): Promise<TaxFigures> {
  const rates = await sumTaxes(db, period, 'rates');
  const hsn = await sumTaxes(db, period, 'hsn');
  const delivery = await sumDelivery(db, period);
  return {
    updated_at: await readUpdateTime(db, period),
    rates: rates.map(({ hsn: _, quantity: __, ...row }) => ({ ...row, ...toAmounts(row) })),
    hsn: hsn.map((row) => ({ ...row, ...toAmounts(row) })),
    delivery: toRupees(delivery.charged),
    credited_delivery: toRupees(delivery.credited),
  };
}

async function sumTaxes(db: Db, { from, to }: FigurePeriod, by: 'hsn' | 'rates'): Promise<Sums[]> {
  const hsn = by === 'hsn' ? sql`hsn` : sql`''`;
  const { rows } = await sql<Sums>`
    select kind as document, ${hsn} as hsn, percent, sum(quantity) as quantity,
      sum(taxable_paise)::bigint as taxable, sum(cgst_paise)::bigint as cgst,
      sum(sgst_paise)::bigint as sgst
    from back_office.day_taxes where day between ${from} and ${to}
    group by 1, 2, 3 order by 1 desc, 2, 3`.execute(db);
  return rows;
}

async function sumDelivery(db: Db, { from, to }: FigurePeriod) {
  const { rows } = await sql<{ charged: number; credited: number }>`
    select coalesce(sum(sales_paise), 0)::bigint as charged,
      coalesce(sum(credited_paise), 0)::bigint as credited
    from back_office.day_sales
    where dimension = 'category' and key = ${DELIVERY_KEY} and day between ${from} and ${to}`.execute(
    db,
  );
  return rows[0] ?? { charged: 0, credited: 0 };
}

const toAmounts = ({ taxable, cgst, sgst }: Pick<Sums, 'taxable' | 'cgst' | 'sgst'>) => ({
  value: toRupees(taxable + cgst + sgst),
  taxable: toRupees(taxable),
  cgst: toRupees(cgst),
  sgst: toRupees(sgst),
});
