import { type IstDate, isIstDate, istDate } from '@sabuja/kit';
import { useSearchParams } from 'react-router';
import { useToday } from './use-today.ts';

/** Returns the day in the URL (IST; by default today), and a setter that changes the URL. */
export function useDay(): [IstDate, (date: IstDate) => void] {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const named = params.get('date') ?? '';
  const setDate = (date: IstDate) =>
    setParams(date === istDate(new Date()) ? {} : { date }, { replace: true });
  return [isIstDate(named) ? named : today, setDate];
}
