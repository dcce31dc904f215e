import { minutes } from '@sabuja/kit';
import { type Challenge, solveChallengeWorkers } from 'altcha-lib';

/** Maximum number of workers: more are not faster on phones, and heat them up. */
const MAX_WORKERS = 4;

const createWorker = () =>
  new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });

/**
 * Solves an ALTCHA challenge in web workers. Returns challenge and solution as JSON in base64, or undefined after two
 * minutes.
 */
export async function solveInWorkers(challenge: object): Promise<string | undefined> {
  const solution = await solveChallengeWorkers({
    challenge: challenge as Challenge,
    concurrency: Math.min(navigator.hardwareConcurrency, MAX_WORKERS),
    createWorker,
    timeout: minutes(2),
  });
  return solution === null ? undefined : btoa(JSON.stringify({ challenge, solution }));
}
