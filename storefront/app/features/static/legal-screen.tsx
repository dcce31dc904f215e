import { useLingui } from '@lingui/react/macro';
import type { LegalPage } from '@sabuja/contract';
import type { LegalPageName } from '@sabuja/contract/rules/legal-pages';
import { LegalText } from '@sabuja/ui/legal-text.tsx';
import { isNotFound } from '@sabuja/ui/lib/api-error.ts';
import { LoadFailed } from '@sabuja/ui/load-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useApi } from '../../lib/use-api.ts';
import { NotFoundScreen } from '../shell/index.ts';
import { legalQuery } from './legal-query.ts';
import { PageHeader } from './page-header.tsx';

type Props = {
  page: LegalPageName;
  /** The version to show; without it, the one in effect. */
  version?: number;
};

/** Terms or privacy notice in the reader's language, with links to its other versions. */
export function LegalScreen({ page, version }: Props) {
  const { t } = useLingui();
  const query = useQuery(legalQuery(useApi(), page, version));
  if (isNotFound(query.error)) return <NotFoundScreen />;
  const title = page === 'terms' ? t`Terms & Conditions` : t`Privacy Policy`;
  return (
    <div className="wrap max-w-3xl">
      <PageHeader title={title} />
      {query.data ? (
        <LegalArticle legal={query.data} />
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

const LegalArticle = ({ legal }: { legal: LegalPage }) => (
  <div className="grid gap-6">
    <div className="grid gap-2 text-muted">
      {legal.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <LegalText html={legal.html} lang={legal.language} />
    {legal.versions.length > 1 && <Versions legal={legal} />}
  </div>
);

const Versions = ({ legal: { page, version, versions_title, versions } }: { legal: LegalPage }) => (
  <nav aria-label={versions_title} className="grid gap-2">
    <h2 className="text-title">{versions_title}</h2>
    <ul className="grid list-disc gap-1.5 pl-5 marker:text-leaf">
      {versions.map((each) => (
        <li key={each.version}>
          {each.version === version ? (
            <strong aria-current="page" className="font-semibold">
              {each.title}
            </strong>
          ) : (
            <Link
              className="font-semibold text-leaf underline underline-offset-4"
              to={each.state === 'current' ? paths[page]() : paths.legalVersion(page, each.version)}
            >
              {each.title}
            </Link>
          )}
          {each.note && <p className="text-muted">{each.note}</p>}
        </li>
      ))}
    </ul>
  </nav>
);
