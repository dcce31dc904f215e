import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import type { ReactNode } from 'react';
import { Loaded } from '../../lib/loaded.tsx';

type Props<T> = {
  query: UseQueryResult<{ results: T[] }>;
  /** Text of an empty sheet; by default that there is nothing to prepare. */
  empty?: string;
  children: (results: readonly T[]) => ReactNode;
};

/** A sheet, or why there is none: loading, failed, nothing to prepare. */
export function SheetState<T>({ query, empty, children }: Props<T>) {
  const { t } = useLingui();
  return (
    <Loaded query={query} failed={t`The sheet could not be loaded.`}>
      {({ results }) =>
        results.length === 0 ? (
          <EmptyState
            icon={<Sprout />}
            title={empty ?? t`Nothing to prepare: no open order needs it.`}
          />
        ) : (
          children(results)
        )
      }
    </Loaded>
  );
}
