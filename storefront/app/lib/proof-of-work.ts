import { createStore } from '@sabuja/ui/lib/create-store.ts';

/** True while the page solves a challenge of the server. */
export const isSolvingChallenge = createStore(false);

/**
 * Solves the challenge that came with a refused request. Returns the value of `X-Proof-Of-Work`, or undefined if the
 * browser cannot solve it. The solver is loaded with the first challenge.
 */
export async function solveChallenge(challenge: object): Promise<string | undefined> {
  isSolvingChallenge.set(true);
  try {
    const { solveInWorkers } = await import('./solve-in-workers.ts');
    return await solveInWorkers(challenge);
  } catch {
    return undefined;
  } finally {
    isSolvingChallenge.set(false);
  }
}
