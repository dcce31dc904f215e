/**
 * Navigation state of an order's page: the orders paid together, and whether they may have been
 * paid.
 */
export const combinedPaymentState = (uids: readonly string[], confirming: boolean) => ({
  payTogether: [...uids],
  confirming,
});

/** Uids of the orders to pay together with this one, itself included, from the navigation state. */
export function readCombinedPayment(state: unknown, uid: string): string[] {
  const { payTogether } = (state ?? {}) as { payTogether?: unknown };
  const uids = Array.isArray(payTogether)
    ? payTogether.filter((value): value is string => typeof value === 'string')
    : [];
  return uids.includes(uid) ? uids : [uid];
}

/** Whether the customer may have paid and the server is verifying it. */
export const readConfirming = (state: unknown): boolean =>
  (state as { confirming?: unknown } | null)?.confirming === true;
