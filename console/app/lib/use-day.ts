import { type IstDate, isIstDate, istDate } from '@sabuja/kit';
import { useSearchParams } from 'react-router';

/** The day in the page's address, today when it names none, and a function that changes it. */
export function useDay(): [IstDate, (date: IstDate) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('date') ?? '';
  const setDate = (date: IstDate) =>
    setParams(date === istDate(new Date()) ? {} : { date }, { replace: true });
  return [isIstDate(named) ? named : istDate(new Date()), setDate];
}
