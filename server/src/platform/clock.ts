/** Where the time comes from; tests set it, the shop reads the system's. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
