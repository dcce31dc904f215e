import type { Milliseconds } from '@sabuja/kit';

/** Returns the result of some work, or 'too_late' when it takes longer; the work then continues in the background. */
export async function withTimeout<T>(
  work: Promise<T>,
  limit: Milliseconds,
): Promise<T | 'too_late'> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<'too_late'>((resolve) => {
    timer = setTimeout(() => resolve('too_late'), limit);
  });
  // A rejection after the limit is ignored; one before it rejects the race.
  work.catch(() => {});
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
