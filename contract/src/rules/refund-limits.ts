import type { StaffRole } from './staff-roles.ts';

/**
 * The amount of one order that a member of a role may refund alone, in rupees; above it a second person must approve.
 * Null: any amount. Other roles make no refunds.
 */
export const refundLimits: Partial<Record<StaffRole, number | null>> = {
  support: 500,
  manager: 5000,
  owner: null,
};
