import { useLingui } from '@lingui/react/macro';
import type { StaffLegalPage } from '@sabuja/contract';
import { legalPages } from '@sabuja/contract/rules/legal-pages';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, NotFoundPage, Page } from '../shell/index.ts';
import { LegalEditor } from './legal-editor.tsx';
import { pageLabels } from './legal-labels.ts';
import { legalPageQuery } from './legal-queries.ts';
import { useLegalForm } from './use-legal-form.tsx';
import { VersionList } from './version-list.tsx';

const PublishDialog = lazyDialog(async () => (await import('./publish-dialog.tsx')).PublishDialog);

/** One legal page: the draft of its next version, its preview, and the published versions. */
export function LegalPageScreen() {
  const { t, i18n } = useLingui();
  const { page: name } = useParams();
  const page = legalPages.find((each) => each === name);
  const query = useQuery({ ...legalPageQuery(page ?? 'terms'), enabled: page !== undefined });
  usePageTitle(page ? i18n._(pageLabels[page]) : t`Terms, privacy, About Us`);
  if (!page) return <NotFoundPage />;
  return (
    <LoadedPage query={query} failed={t`The page could not be loaded.`}>
      {(loaded) => <LegalPage key={page} page={loaded} />}
    </LoadedPage>
  );
}

function LegalPage({ page }: { page: StaffLegalPage }) {
  const { t, i18n } = useLingui();
  const form = useLegalForm(page);
  const [isPublishing, setIsPublishing] = useState(false);
  const mayPublish = form.saved.is_changed && !form.isDirty;
  return (
    <Page
      title={i18n._(pageLabels[page.page])}
      actions={
        <Button disabled={!mayPublish} onClick={() => setIsPublishing(true)}>
          {t`Publish`}
        </Button>
      }
    >
      <LegalEditor page={page.page} form={form} />
      <VersionList page={page} />
      <PublishDialog
        open={isPublishing}
        onClose={() => setIsPublishing(false)}
        onPublished={form.load}
        page={form.saved}
      />
    </Page>
  );
}
