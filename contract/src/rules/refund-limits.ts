import type { StaffRole } from './staff-roles.ts';

/**
 * How much of one order a member of staff refunds alone, in rupees; above it a second person approves. Null: any amount.
 * Other roles make no refunds.
 */
export const refundLimits: Partial<Record<StaffRole, number | null>> = {
  support: 500,
  manager: 5000,
  owner: null,
};
