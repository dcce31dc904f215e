import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../lib/loaded.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { NoticeRow } from './notice-row.tsx';
import { noticesQuery } from './notices-query.ts';

const NoticeDialog = lazyDialog(async () => (await import('./notice-dialog.tsx')).NoticeDialog);

/** What the shop says on every page for a time. */
export function NoticesScreen() {
  const { t } = useLingui();
  const query = useQuery(noticesQuery);
  const [isWriting, setIsWriting] = useState(false);
  usePageTitle(t`Notices`);
  return (
    <Page
      title={t`Notices`}
      actions={<Button onClick={() => setIsWriting(true)}>{t`New notice`}</Button>}
    >
      <Loaded query={query} failed={t`The notices could not be loaded.`}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState
              icon={<Megaphone />}
              title={t`Nothing is said to customers at the moment.`}
            />
          ) : (
            <Card as="ul" divided className="max-w-4xl">
              {results.map((notice) => (
                <NoticeRow key={notice.notice_id} notice={notice} />
              ))}
            </Card>
          )
        }
      </Loaded>
      <NoticeDialog open={isWriting} onClose={() => setIsWriting(false)} />
    </Page>
  );
}
