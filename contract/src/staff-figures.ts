import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { sheetOf } from './media.ts';
import { type FigureDimension, figureDimensions } from './rules/figure-dimensions.ts';
import { walletAges } from './rules/wallet-ages.ts';
import { DateText, Instant, Nullable, period, Rupees } from './schemas.ts';

/** When the sums of the period's days were last updated; null when no day has been summed yet. */
const UpdatedAt = Nullable(Instant);

const salesAmounts = {
  orders: Type.Integer({ description: 'invoiced: they left the shop' }),
  units: Type.Number({ description: 'packs; with a fraction when weighed lighter' }),
  sales: Rupees({ description: 'what the invoices come to, with GST and delivery' }),
  tax: Rupees({ description: 'GST of the invoices' }),
  average: Rupees({ description: 'sales for each order' }),
  credit_notes: Type.Integer(),
  credited: Rupees({ description: 'of credit notes, on the day of the note' }),
};
const SalesTotal = Type.Object(salesAmounts);
/** Sales under one key: a day, a category id, an item id, a slot's name … */
export const SalesRow = Type.Object({
  key: Type.String({ description: "also 'delivery' (charges) and 'other'" }),
  name: Type.String({ description: "'' where the key says it" }),
  ...salesAmounts,
});
export type SalesRow = Static<typeof SalesRow>;
export const SalesFigures = Type.Object({
  updated_at: UpdatedAt,
  total: SalesTotal,
  results: Type.Array(SalesRow),
});
export type SalesFigures = Static<typeof SalesFigures>;

const By = Type.Unsafe<FiguresBy>({ type: 'string', enum: ['day', ...figureDimensions] });
/** The dimension by which sales are listed. */
export type FiguresBy = 'day' | FigureDimension;

const serviceCounts = {
  placed: Type.Integer(),
  cancelled: Type.Integer({ description: 'after they were placed' }),
  delivered: Type.Integer(),
  on_time: Type.Integer({ description: 'delivered before their slot had ended' }),
  units_ordered: Type.Number({ description: 'of invoiced orders' }),
  units_found: Type.Number(),
  substituted_lines: Type.Integer(),
  complaints: Type.Integer(),
  first_orders: Type.Integer({ description: 'invoiced, the first of their customer' }),
  repeat_orders: Type.Integer({ description: 'invoiced, of who had one before' }),
  wallet_spent: Rupees({ description: 'of wallets, for orders' }),
  wallet_refunds: Rupees({ description: 'back into wallets' }),
  source_refunds: Rupees({ description: 'on their way back to where they were paid from' }),
};
const walletBalance = Rupees({ description: 'in all wallets at the end of the day' });
/** The service quality of a day's orders, and the total of all wallet balances. */
export const ServiceRow = Type.Object({
  date: DateText,
  ...serviceCounts,
  wallet_balance: walletBalance,
});
export type ServiceRow = Static<typeof ServiceRow>;
const WeekRating = Type.Object({
  week: Type.String({ ...DateText, description: 'its Monday' }),
  ratings: Type.Integer({ description: 'how many answers were rated' }),
  average: Type.Number({ description: 'of 1 to 5' }),
});
export const ServiceFigures = Type.Object({
  updated_at: UpdatedAt,
  total: Type.Object({ ...serviceCounts, wallet_balance: walletBalance }),
  results: Type.Array(ServiceRow),
  ratings: Type.Array(WeekRating, {
    description: 'answers to complaints by the week of their rating',
  }),
});
export type ServiceFigures = Static<typeof ServiceFigures>;

const taxAmounts = {
  document: Type.Union([Type.Literal('INVOICE'), Type.Literal('CREDIT_NOTE')]),
  percent: Type.Number(),
  value: Rupees({ description: 'with GST' }),
  taxable: Rupees(),
  cgst: Rupees(),
  sgst: Rupees(),
};
/** GST of one tax rate; all sales are to consumers, within one state. */
export const TaxRate = Type.Object(taxAmounts);
export type TaxRate = Static<typeof TaxRate>;
export const TaxHsn = Type.Object({
  hsn: Type.String(),
  quantity: Type.Number({ description: 'packs; 0 for credit notes' }),
  ...taxAmounts,
});
export type TaxHsn = Static<typeof TaxHsn>;
export const TaxFigures = Type.Object({
  updated_at: UpdatedAt,
  rates: Type.Array(TaxRate),
  hsn: Type.Array(TaxHsn),
  delivery: Rupees({ description: 'delivery charges of the invoices, without GST' }),
  credited_delivery: Rupees(),
});
export type TaxFigures = Static<typeof TaxFigures>;

export const Cohorts = Type.Object({
  updated_at: UpdatedAt,
  results: Type.Array(
    Type.Object({
      month: Type.String({ description: 'of the first invoiced order in India, as 2026-11' }),
      customers: Type.Integer(),
      returned: Type.Integer({ description: 'of them, with a second invoiced order at any time' }),
      months: Type.Array(Type.Integer(), {
        description: 'of them, with an invoice 1, 2, 3 … months later, up to the present one',
      }),
    }),
    { description: 'the last 24 months with new customers, newest first' },
  ),
});
export type Cohorts = Static<typeof Cohorts>;

export const WalletAges = Type.Object({
  updated_at: UpdatedAt,
  day: Nullable(DateText),
  total: Rupees({ description: 'what all wallets hold at the end of the day' }),
  results: Type.Array(
    Type.Object({
      age: Type.Enum([...walletAges], { type: 'string' }),
      wallets: Type.Integer(),
      amount: Rupees(),
    }),
    { description: 'by days since it was credited; the oldest credit is spent first' },
  ),
});
export type WalletAges = Static<typeof WalletAges>;

const figures = {
  guard: 'staff',
  may: 'figures.read',
  problems: { BAD_PERIOD: 422 },
} as const;

export const staffFigureCalls = {
  'GET /api/v1/staff/figures/sales': call({
    operationId: 'getSalesFigures',
    summary: 'Sales of a period by invoices, credit notes apart',
    ...figures,
    rate: 'read',
    query: Type.Object({ ...period, by: Type.Optional(By) }),
    response: SalesFigures,
  }),
  'GET /api/v1/staff/figures/sales/csv': call({
    operationId: 'downloadSalesFigures',
    summary: 'Sales of a period as CSV or XLSX; the audit log records it',
    ...figures,
    ...sheetOf({ ...period, by: Type.Optional(By) }),
  }),
  'GET /api/v1/staff/figures/service': call({
    operationId: 'getServiceFigures',
    summary: 'How orders of a period were served, refunds and wallets',
    ...figures,
    rate: 'read',
    query: Type.Object(period),
    response: ServiceFigures,
  }),
  'GET /api/v1/staff/figures/service/csv': call({
    operationId: 'downloadServiceFigures',
    summary: 'How orders of a period were served, as CSV or XLSX; the audit log records it',
    ...figures,
    ...sheetOf(period),
  }),
  'GET /api/v1/staff/figures/ratings/csv': call({
    operationId: 'downloadRatings',
    summary: 'The average rating of answers to complaints by week; the audit log records it',
    ...figures,
    ...sheetOf(period),
  }),
  'GET /api/v1/staff/figures/cohorts': call({
    operationId: 'getCohorts',
    summary: 'Customers by the month of their first order, and who of them ordered again',
    guard: 'staff',
    may: 'figures.read',
    rate: 'read',
    response: Cohorts,
  }),
  'GET /api/v1/staff/figures/cohorts/csv': call({
    operationId: 'downloadCohorts',
    summary: 'The same as CSV or XLSX; the audit log records it',
    guard: 'staff',
    may: 'figures.read',
    ...sheetOf({}),
  }),
  'GET /api/v1/staff/figures/wallet-ages': call({
    operationId: 'getWalletAges',
    summary: 'What all wallets hold, by the age of the credit, on the last day of a period',
    ...figures,
    rate: 'read',
    query: Type.Object(period),
    response: WalletAges,
  }),
  'GET /api/v1/staff/figures/wallet-ages/csv': call({
    operationId: 'downloadWalletAges',
    summary: 'The same as CSV or XLSX; the audit log records it',
    ...figures,
    ...sheetOf(period),
  }),
  'GET /api/v1/staff/figures/gst': call({
    operationId: 'getTaxFigures',
    summary: 'GST of a period by rate and by HSN code, credit notes apart',
    ...figures,
    rate: 'read',
    query: Type.Object(period),
    response: TaxFigures,
  }),
  'GET /api/v1/staff/figures/gst/csv': call({
    operationId: 'downloadTaxFigures',
    summary:
      'GST in the columns of the return (GSTR-1, table 12 or 7) as CSV or XLSX; the audit log records it',
    ...figures,
    ...sheetOf({ ...period, table: Type.Union([Type.Literal('hsn'), Type.Literal('rates')]) }),
  }),
};
