import type { Tx } from '../../../platform/db/index.ts';

/**
 * Erases the personal values of a customer from the audit log. The rows stay and their hash chain stays valid: it
 * covers salted hashes of the values, and the salts are erased with the values.
 */
export const eraseAuditValues = (tx: Tx, customerId: number) =>
  tx.deleteFrom('staff.audit_personal').where('customer_id', '=', customerId).execute();
