/** The kinds of things that a person has to look into. */
export const attentionKinds = [
  /** The provider refused a refund. */
  'REFUND_REFUSED',
  /** The provider accepted a refund, but the bank failed to pay it. */
  'REFUND_FAILED',
  /** The provider paid a refund that staff had credited to the wallet, since it had failed. */
  'REFUND_TWICE',
  /** A refund that is under way for longer than banks take. */
  'REFUND_LATE',
  /** A dispute at the payment provider that waits for the shop's response. */
  'DISPUTE_OPEN',
  /** Money that is authorized or captured, but was assigned to neither an order nor a wallet. */
  'PAYMENT_STUCK',
  /** An unfinished order whose delivery day, or whose time to wait for its payment, is over. */
  'ORDER_STUCK',
  /** A customer asked the rider for another slot, which was full or closed. */
  'SLOT_REQUESTED',
  /** Items that a customer refused at the door and that nobody has checked in the shop yet. */
  'REFUSED_UNCHECKED',
  /** Cash that a rider reported for an order already paid by UPI, and that nobody has returned yet. */
  'CASH_TO_RETURN',
  /** A difference between the settlements of a payment provider and the shop's ledger. */
  'SETTLEMENT_DIFFERENCE',
  /** A request about personal data that should have been answered by now. */
  'PRIVACY_OVERDUE',
  /** A message that failed and is not retried any more. */
  'MESSAGE_FAILED',
  /** A webhook of the payment provider that the shop has not processed. */
  'WEBHOOK_STUCK',
  /** Background jobs of one kind that fail again and again. */
  'JOB_FAILED',
  /** Rows that violate an invariant of the database. */
  'RULE_BROKEN',
] as const;
export type AttentionKind = (typeof attentionKinds)[number];
