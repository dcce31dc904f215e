/** What needs somebody. */
export const attentionKinds = [
  /** The provider refused a refund. */
  'REFUND_REFUSED',
  /** The provider took a refund, and the bank failed. */
  'REFUND_FAILED',
  /** A refund that is under way for longer than banks take. */
  'REFUND_LATE',
  /** Money that is held or captured, and was given neither an order nor a wallet. */
  'PAYMENT_STUCK',
  /** An order past its day, or past the time it may wait for its payment. */
  'ORDER_STUCK',
  /** A customer asked the rider for another slot that was full or closed. */
  'SLOT_REQUESTED',
  /** Items that a customer refused at the door, and nobody has checked in the shop. */
  'REFUSED_UNCHECKED',
  /** Cash that a rider reported for an order which was paid by UPI, and nobody has returned. */
  'CASH_TO_RETURN',
  /** Where settlements of a payment provider and the shop's ledger do not agree. */
  'SETTLEMENT_DIFFERENCE',
  /** A request about personal data that should have been answered by now. */
  'PRIVACY_OVERDUE',
  /** A message that no further try is made for. */
  'MESSAGE_FAILED',
  /** What the payment provider reported, and the shop has not processed. */
  'WEBHOOK_STUCK',
  /** Background jobs of one kind that fail again and again. */
  'JOB_FAILED',
  /** Rows that violate an invariant of the database. */
  'RULE_BROKEN',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];
