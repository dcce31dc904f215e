import type { RefusedUnits, Stop } from '@sabuja/contract';
import { useState } from 'react';
import { lineKey, lowerStop } from './refused-amounts.ts';

/** What the customer refuses of a stop until it is delivered, and the stop with the amount to take after that. */
export function useRefusal(stop: Stop) {
  const [chosen, setChosen] = useState<readonly RefusedUnits[]>([]);
  // The stop may have been loaded again since.
  const refused = chosen.filter((units) =>
    stop.lines?.some((line) => lineKey(line) === lineKey(units) && units.quantity <= line.quantity),
  );
  return { refused, setRefused: setChosen, ...lowerStop(stop, refused) };
}

export type Refusal = ReturnType<typeof useRefusal>;
