import { setTimeout as pause } from 'node:timers/promises';

/** Number of rounds, and the length of each in seconds. */
export type BenchLengths = { rounds: number; seconds: number };

type Rate = { perSecond: number };

/** Medians of rounds measured in turns. `ratio` is the median of each round's own ratio. */
export type Comparison<M extends Rate, L extends Rate> = {
  measured: M[];
  limit: L[];
  ratio: number;
};

/**
 * Measures two workloads in turns. The ratio is taken within each round, so that other load on the
 * machine affects both.
 */
export async function measureAlternately<M extends Rate, L extends Rate>(
  rounds: number,
  tasks: { measured: () => Promise<M>; limit: () => Promise<L> },
): Promise<Comparison<M, L>> {
  const measured: M[] = [];
  const limit: L[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const limitResult = await tasks.limit();
    await pause(100);
    const measuredResult = await tasks.measured();
    await pause(100);
    limit.push(limitResult);
    measured.push(measuredResult);
    ratios.push(measuredResult.perSecond / limitResult.perSecond);
  }
  return { measured, limit, ratio: median(ratios) };
}

/** The median; of an even number of values, the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** The median of one value over rounds. */
export const medianOf = <T>(rounds: readonly T[], readFigure: (round: T) => number): number =>
  median(rounds.map(readFigure));
