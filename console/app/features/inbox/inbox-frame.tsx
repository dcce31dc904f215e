import { useLingui } from '@lingui/react/macro';
import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { Pager } from '@sabuja/ui/pager.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { Loaded } from '../../lib/loaded.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';

type Results<R> = { results: R[]; total_pages: number };
type Props<R> = {
  title: string;
  /** What the list is for, where its title does not say so. */
  note?: string;
  action?: ReactNode;
  /** The same list as a file. */
  sheet: ComponentProps<typeof SheetButtons>;
  filters: ReactNode;
  query: ComponentProps<typeof Loaded<Results<R>>>['query'];
  failed: string;
  empty: { icon: ReactNode; title: string };
  page: number;
  onPageChange: (page: number) => void;
  children: (row: R) => ReactNode;
};

/** A page with a list of work: its filters, its rows or that there are none, its pages, and the list as a file. */
export function InboxFrame<R>({ title, note, action, sheet, filters, ...props }: Props<R>) {
  const { t } = useLingui();
  const { query, failed, empty, page, onPageChange, children } = props;
  usePageTitle(title);
  return (
    <Page
      title={title}
      actions={
        <>
          <SheetButtons {...sheet} />
          {action}
        </>
      }
    >
      {note && <p className="max-w-3xl text-muted">{note}</p>}
      {filters}
      <Loaded query={query} failed={failed}>
        {({ results, total_pages }) =>
          results.length === 0 ? (
            <EmptyState {...empty} />
          ) : (
            <>
              <Card as="ul" divided>
                {results.map(children)}
              </Card>
              <Pager
                label={t`Pages`}
                page={page}
                lastPage={total_pages}
                onPageChange={onPageChange}
              />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
