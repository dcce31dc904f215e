import { istDate } from '@sabuja/kit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { currentParams } from '../../lib/current-params.ts';
import { useToday } from '../../lib/use-today.ts';
import { type BoardFilter, changeFilter, parseFilter } from './board-filter.ts';

/** The filter of the board, stored in the page's URL. */
export function useBoardFilter() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const filter = useMemo(() => parseFilter(params, today), [params, today]);
  const setFilter = (change: Partial<BoardFilter>) =>
    setParams(changeFilter(currentParams(), change, istDate(new Date())), {
      replace: true,
      preventScrollReset: true,
    });
  return { filter, setFilter };
}
export type SetFilter = ReturnType<typeof useBoardFilter>['setFilter'];
