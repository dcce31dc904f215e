import { useLingui } from '@lingui/react/macro';
import type { StaffLegalPage } from '@sabuja/contract';
import { formatIstDay } from '@sabuja/kit';
import { Badge } from '@sabuja/ui/badge.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { pageLabels, pageSubjects } from './legal-labels.ts';
import { legalPagesQuery } from './legal-queries.ts';

/** Lists the legal pages: terms, privacy and About Us. */
export function LegalScreen() {
  const { t } = useLingui();
  const query = useQuery(legalPagesQuery);
  usePageTitle(t`Terms, privacy, About Us`);
  return (
    <LoadedPage query={query} failed={t`The pages could not be loaded.`}>
      {({ results }) => (
        <Page title={t`Terms, privacy, About Us`}>
          <Card as="ul" divided className="max-w-4xl">
            {results.map((page) => (
              <LegalRow key={page.page} page={page} />
            ))}
          </Card>
        </Page>
      )}
    </LoadedPage>
  );
}

function LegalRow({ page: { page, is_changed, versions } }: { page: StaffLegalPage }) {
  const { t, i18n } = useLingui();
  const current = versions.find(({ state }) => state === 'current');
  const planned = versions.find(({ state }) => state === 'planned');
  return (
    <li className="relative grid gap-1 px-4 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <Link
          to={paths.legalPage(page)}
          className="font-semibold text-leaf underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {i18n._(pageLabels[page])}
        </Link>
        {is_changed && <Badge tone="haldi">{t`Draft not published`}</Badge>}
      </p>
      <p className="text-sm text-muted">{i18n._(pageSubjects[page])}</p>
      <p className="tabular text-sm text-muted">
        {[
          current && t`Version ${current.version}, from ${formatIstDay(current.effective_on)}`,
          planned && t`version ${planned.version} from ${formatIstDay(planned.effective_on)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}
