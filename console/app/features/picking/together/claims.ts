/** An order that could not be claimed, with the server's reason. */
export type ClaimRefusal = { orderNo: string; message: string };

/** The navigation state for the page that picks orders together. */
export const claimState = (claimRefusals: readonly ClaimRefusal[]) => ({ claimRefusals });

/** The refusals in the state of a navigation; none if the URL was opened directly. */
export const parseClaimRefusals = (state: unknown): readonly ClaimRefusal[] =>
  (state as Partial<ReturnType<typeof claimState>> | null)?.claimRefusals ?? [];
