import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { MessageSquareQuote } from 'lucide-react';
import { useState } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, Page } from '../shell/index.ts';
import { ReasonRow } from './reason-row.tsx';
import { reasonsQuery } from './reasons-query.ts';

const ReasonDialog = lazyDialog(async () => (await import('./reason-dialog.tsx')).ReasonDialog);

/** The reasons that customers choose from when they complain. */
export function ReasonsScreen() {
  const { t } = useLingui();
  const query = useQuery(reasonsQuery);
  const [isCreating, setIsCreating] = useState(false);
  usePageTitle(t`Complaint reasons`);
  return (
    <LoadedPage query={query} failed={t`The reasons could not be loaded.`}>
      {({ results }) => (
        <Page
          title={t`Complaint reasons`}
          actions={<Button onClick={() => setIsCreating(true)}>{t`New reason`}</Button>}
        >
          {results.length === 0 ? (
            <EmptyState
              icon={<MessageSquareQuote />}
              title={t`There is no reason yet, so nobody can complain.`}
            />
          ) : (
            <Card as="ul" divided className="max-w-4xl">
              {results.map((reason) => (
                <ReasonRow key={reason.reason_id} reason={reason} />
              ))}
            </Card>
          )}
          <ReasonDialog open={isCreating} onClose={() => setIsCreating(false)} />
        </Page>
      )}
    </LoadedPage>
  );
}
