import type { PickingOrder } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { substitutesQuery } from './picking-queries.ts';
import type { ShownLine } from './waiting-picks.ts';

type Choice = { stock_id: number; in_stock: number };

/** Units of a substitute: as many as are missing, if there are as many. */
const unitsOf = (missing: number, { in_stock }: Pick<Choice, 'in_stock'>): number =>
  Math.min(missing, in_stock);

/** The recorded substitute. Fewer units than were missing were in stock; otherwise the stock is unknown here. */
function recordedChoice({ quantity, pick }: ShownLine): Choice | undefined {
  if (!pick?.substitute) return undefined;
  const { stock_id, quantity: units } = pick.substitute;
  return { stock_id, in_stock: units < quantity - pick.found ? units : Number.POSITIVE_INFINITY };
}

/**
 * The products that may replace the missing units of a line, and the one that is chosen. The units of a substitute
 * follow the number of missing units until the pick is saved.
 * @param isOffered whether products can be searched, and are needed
 */
export function useSubstitute(
  order: Pick<PickingOrder, 'uid'>,
  line: ShownLine,
  missing: number,
  isOffered: boolean,
) {
  const [choice, setChoice] = useState(() => recordedChoice(line));
  const [search, setSearch] = useState('');
  const query = useQuery({
    ...substitutesQuery(order.uid, line.uid, useDeferredValue(search.trim())),
    enabled: isOffered,
  });
  const offers = query.data?.results;
  // The list may be filtered so that it lacks what was chosen.
  const chosen = offers?.find(({ stock_id }) => stock_id === choice?.stock_id) ?? choice;
  return {
    search,
    setSearch,
    query,
    offers,
    chosen: chosen && { stock_id: chosen.stock_id, quantity: unitsOf(missing, chosen) },
    choose: setChoice,
  };
}
export type Substitutes = ReturnType<typeof useSubstitute>;
