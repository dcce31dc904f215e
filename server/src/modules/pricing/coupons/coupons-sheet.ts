import type { StaffCoupon } from '@sabuja/contract';
import type { Db } from '../../../platform/db/index.ts';
import { listSheet } from '../../../platform/sheets/list-sheet.ts';
import { columnsOf } from '../../../platform/sheets/workbook-cells.ts';
import { type CouponFilter, listStaffCoupons } from './coupons-store.ts';

const names = [
  ...['code', 'state', 'percent', 'amount', 'cap', 'minimum', 'department', 'once_per_customer'],
  ...['first_order_only', 'with_plan', 'from', 'until', 'budget', 'used', 'use_count'],
] as (keyof StaffCoupon)[];
const columns = columnsOf(names, {
  rupees: ['amount', 'cap', 'minimum', 'budget', 'used'],
  instant: ['from', 'until'],
});

/** Returns the coupons as a table, the newest first. */
export const couponsSheet = (db: Db, { state, q }: CouponFilter, now: Date) =>
  listSheet(
    columns,
    (paging) => listStaffCoupons(db, { ...(state && { state }), ...(q && { q }), ...paging }, now),
    (row) => names.map((name) => row[name]),
  );
