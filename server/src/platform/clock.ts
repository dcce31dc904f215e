/** The source of time: the system's clock, or one that tests set. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
