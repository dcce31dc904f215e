import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { FilterField, FilterForm, FilterSelect } from '../../lib/filter-form.tsx';
import { useListAddress } from '../../lib/use-list-address.ts';
import { InboxFrame } from '../inbox/index.ts';
import { NoticeRow } from './notice-row.tsx';
import { noticeStates, noticesQuery, parseNoticeFilter } from './notices-query.ts';

const NoticeDialog = lazyDialog(async () => (await import('./notice-dialog.tsx')).NoticeDialog);

/** What the shop says on every page for a time. */
export function NoticesScreen() {
  const { t } = useLingui();
  const { filter, place, search, setFilter, setPlace } = useListAddress(parseNoticeFilter);
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
            <FilterField
              label={t`Text`}
              name="q"
              type="search"
              maxLength={40}
              defaultValue={filter.q}
            />
            <FilterSelect label={t`State`} name="state" defaultValue={filter.state ?? ''}>
              <option value="">{t`All`}</option>
              {noticeStates.map((state) => (
                <option key={state} value={state}>
                  {labels[state]}
                </option>
              ))}
            </FilterSelect>
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
