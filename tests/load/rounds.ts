import { setTimeout as pause } from 'node:timers/promises';

/** How many rounds, and how long each, in seconds. */
export type Lengths = { rounds: number; seconds: number };

type Rate = { perSecond: number };

/** Medians of rounds measured side by side. `ratio` is the median of each round's own ratio. */
export type Compared<M extends Rate, L extends Rate> = {
  measured: M[];
  limit: L[];
  ratio: number;
};

/**
 * Measures two things in turns. A ratio is taken within each round: what else the machine does at the
 * time slows both.
 */
export async function alternate<M extends Rate, L extends Rate>(
  rounds: number,
  work: { measured: () => Promise<M>; limit: () => Promise<L> },
): Promise<Compared<M, L>> {
  const measured: M[] = [];
  const limit: L[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bound = await work.limit();
    await pause(100);
    const found = await work.measured();
    await pause(100);
    limit.push(bound);
    measured.push(found);
    ratios.push(found.perSecond / bound.perSecond);
  }
  return { measured, limit, ratio: median(ratios) };
}

/** The middle one; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The median of one figure over rounds. */
export const medianOf = <T>(rounds: readonly T[], figure: (round: T) => number): number =>
  median(rounds.map(figure));
