import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { FilterChoice, FilterForm, FilterSearch } from '../../lib/filter-form.tsx';
import { byTextAndState, useListAddress } from '../../lib/use-list-address.ts';
import { InboxFrame } from '../inbox/index.ts';
import { NoticeRow } from './notice-row.tsx';
import { noticeStates, noticesQuery } from './notices-query.ts';

const NoticeDialog = lazyDialog(async () => (await import('./notice-dialog.tsx')).NoticeDialog);

/** The notices, which the storefront shows on every page for a period. */
export function NoticesScreen() {
  const { t } = useLingui();
  const { filter, place, search, setFilter, setPlace } = useListAddress(
    byTextAndState(noticeStates, 40),
  );
  const [isCreating, setIsCreating] = useState(false);
  const labels = { planned: t`Planned`, shown: t`Shown now`, over: t`Over` };
  return (
    <>
      <InboxFrame
        title={t`Notices`}
        action={<Button onClick={() => setIsCreating(true)}>{t`New notice`}</Button>}
        sheet={{
          label: t`These notices`,
          path: `/api/v1/staff/notices/csv?${search}`,
          name: 'notices',
        }}
        filters={
          <FilterForm key={search} onChange={setFilter}>
            <FilterSearch label={t`Text`} value={filter.q} />
            <FilterChoice
              label={t`State`}
              name="state"
              value={filter.state}
              choices={noticeStates.map((state) => [state, labels[state]])}
            />
          </FilterForm>
        }
        query={useQuery(noticesQuery(filter, place))}
        failed={t`The notices could not be loaded.`}
        empty={{
          icon: <Megaphone />,
          title: search
            ? t`There are no such notices.`
            : t`Nothing is said to customers at the moment.`,
        }}
        className="max-w-4xl"
        onPlaceChange={setPlace}
      >
        {(notice) => <NoticeRow key={notice.notice_id} notice={notice} />}
      </InboxFrame>
      <NoticeDialog open={isCreating} onClose={() => setIsCreating(false)} />
    </>
  );
}
