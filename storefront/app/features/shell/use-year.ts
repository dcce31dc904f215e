import { istDate } from '@sabuja/kit';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';

export const currentYear = (): string => istDate(new Date()).slice(0, 4);

/** This year in India. A page may have been kept over New Year: it starts with what it was made in. */
export function useYear(): string {
  const renderedYear = useRouteLoaderData<{ year?: string }>('root')?.year;
  const [year, setYear] = useState(renderedYear);
  useEffect(() => setYear(currentYear()), []);
  return year ?? '';
}
