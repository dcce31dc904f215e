import { useLingui } from '@lingui/react/macro';
import type { LegalPage } from '@sabuja/contract';
import type { LegalPageName } from '@sabuja/contract/rules/legal-pages';
import { isNotFound } from '@sabuja/ui/lib/api-error.ts';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { NotFoundScreen } from '../shell/index.ts';
import { legalQuery } from './legal-query.ts';
import { legalTitles } from './legal-titles.ts';
import { PageHeader } from './page-header.tsx';

type Props = {
  page: LegalPageName;
  /** The version to show; without it, the one in effect. */
  version?: number | undefined;
  children: (legal: LegalPage) => ReactNode;
};

/** The title of a legal page above its text, also while that is loading or failed to load. */
export function LegalPageFrame({ page, version, children }: Props) {
  const { t, i18n } = useLingui();
  const query = useQuery(legalQuery(useApi(), page, version));
  if (isNotFound(query.error)) return <NotFoundScreen />;
  return (
    <div className="wrap max-w-3xl">
      <PageHeader title={i18n._(legalTitles[page])} />
      {query.data ? (
        children(query.data)
      ) : query.isError ? (
        <LoadFailed
          title={t`Something went wrong. Please try again.`}
          busy={query.isFetching}
          onRetry={query.refetch}
        />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}
