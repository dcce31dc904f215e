/** The source of time: the system's clock, or one that tests set. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };

/** Returns an optional time as the API sends it: in ISO 8601, or null (the contract's `Nullable(Instant)`). */
export const toNullableInstant = (time: Date | null | undefined): string | null =>
  time?.toISOString() ?? null;
