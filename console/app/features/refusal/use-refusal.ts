import type { RefusedUnits, Stop } from '@sabuja/contract';
import { useState } from 'react';
import { lineKey, lowerStop } from './refused-amounts.ts';

/** State of the units that the customer refuses of a stop, and the stop with the amount that remains to collect. */
export function useRefusal(stop: Stop) {
  const [chosen, setChosen] = useState<readonly RefusedUnits[]>([]);
  // The stop may have been reloaded with other lines since.
  const refused = chosen.filter((units) =>
    stop.lines?.some((line) => lineKey(line) === lineKey(units) && units.quantity <= line.quantity),
  );
  return { refused, setRefused: setChosen, ...lowerStop(stop, refused) };
}

export type Refusal = ReturnType<typeof useRefusal>;
