import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';

type Props<T> = {
  title: string;
  list: UseQueryResult<T>;
  /** Message for a failed request. */
  failure: (error: unknown) => MessageDescriptor;
  /** Message for an empty list; false if it has entries. */
  empty: string | false;
  /** Size classes of the skeleton. */
  skeleton: string;
  children: ReactNode;
};

/** A section with a list: loading, failed, empty, or loaded. */
export function ListSection<T>({ title, list, failure, empty, skeleton, children }: Props<T>) {
  const { t } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-title font-extrabold">
        {title}
      </h2>
      {list.isPending && <Skeleton className={`${skeleton} rounded-card`} />}
      {list.isLoadingError && (
        <PartFailed variant="card" onRetry={list.refetch}>
          {t(failure(list.error))}
        </PartFailed>
      )}
      {empty && <p className="text-muted">{empty}</p>}
      {children}
    </section>
  );
}
