import { istDate } from '@sabuja/kit';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';

export const currentYear = (): string => istDate(new Date()).slice(0, 4);

/**
 * The current year in India. A cached page may be older: it hydrates with the year it was rendered
 * in.
 */
export function useYear(): string {
  const renderedYear = useRouteLoaderData<{ year?: string }>('root')?.year;
  const [year, setYear] = useState(renderedYear);
  useEffect(() => setYear(currentYear()), []);
  return year ?? '';
}
