/** An order that could not be claimed, with the server's reason. */
export type ClaimRefusal = { orderNo: string; message: string };

/** What a navigation to the page carries. */
export const claimState = (claimRefusals: readonly ClaimRefusal[]) => ({ claimRefusals });

/** The refusals that came with a navigation; none after opening the address by itself. */
export const parseClaimRefusals = (state: unknown): readonly ClaimRefusal[] =>
  (state as Partial<ReturnType<typeof claimState>> | null)?.claimRefusals ?? [];
