import type { Tx } from '../../../platform/db/index.ts';

/**
 * Erases the personal values of a customer from the audit log. Its rows stay, and so does their chain: it covers salted
 * hashes of the values, and the salts are erased with them.
 */
export const eraseAuditValues = (tx: Tx, customerId: number) =>
  tx.deleteFrom('staff.audit_personal').where('customer_id', '=', customerId).execute();
