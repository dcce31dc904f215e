import { useState } from 'react';

/**
 * The stop that the rider is at: the one they chose, or else the first. It stays the same as long as it is on its way,
 * also when another stop comes before it, as after a delivery that the server has refused: otherwise what was typed for
 * it would be lost, and a press would be for another order. A stop may be chosen before it is on its way again.
 */
export function useCurrentStop<S extends { uid: string }>(out: readonly S[]) {
  const [chosen, choose] = useState<string>();
  const [shown, setShown] = useState<string>();
  const find = (uid: string | undefined) => out.find((stop) => stop.uid === uid);
  const current = find(chosen) ?? find(shown) ?? out[0];
  if (current?.uid !== shown) {
    setShown(current?.uid);
    // The chosen stop was left. If it comes back by itself, it waits among the next ones.
    if (chosen === shown) choose(undefined);
  }
  return { current, choose };
}
