import { isNotFound } from '@sabuja/ui/lib/api-error.ts';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Loaded } from '../../lib/loaded.tsx';
import { NotFoundPage } from './route-states.tsx';

type Props<T> = {
  query: UseQueryResult<T>;
  /** Text shown if the data could not be loaded. */
  failed: ReactNode;
  children: (data: T) => ReactNode;
};

/** A page that loads its data first. Once shown it stays, also if reloading the data fails. */
export function LoadedPage<T>(props: Props<T>) {
  if (props.query.data === undefined && isNotFound(props.query.error)) return <NotFoundPage />;
  const skeleton = (
    <div className="grid gap-4 px-4 py-4 lg:px-6">
      <Skeleton className="h-9 w-72" />
      <Skeleton className="h-80" />
    </div>
  );
  return <Loaded {...props} skeleton={skeleton} />;
}
