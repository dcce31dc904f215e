/** What the page of an order is told of its payment: the orders of one checkout, and that it may have been paid. */
export const combinedPaymentState = (uids: readonly string[], confirming: boolean) => ({
  payTogether: [...uids],
  confirming,
});

/** The orders to be paid with this one, itself among them, from the state of the page's address. */
export function readCombinedPayment(state: unknown, uid: string): string[] {
  const { payTogether } = (state ?? {}) as { payTogether?: unknown };
  const uids = Array.isArray(payTogether)
    ? payTogether.filter((value): value is string => typeof value === 'string')
    : [];
  return uids.includes(uid) ? uids : [uid];
}

/** Whether the customer may have paid already, and the shop is finding out. */
export const readConfirming = (state: unknown): boolean =>
  (state as { confirming?: unknown } | null)?.confirming === true;
