import type { Parcel, Round } from '@sabuja/contract';

/** What the dialog edits: a new round, or one that is changed, with the orders in it. */
export type RoundDraft = { round: Round | undefined; parcels: readonly Parcel[] };
