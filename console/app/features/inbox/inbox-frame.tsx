import { Card } from '@sabuja/ui/card.tsx';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { type ListPage, ListPager, type Place } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { SheetButtons } from '../../lib/sheet-buttons.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';

type Results<R> = ListPage & { results: R[] };
type Props<R> = {
  title: string;
  /** Explains the list when the title is not enough. */
  note?: string;
  action?: ReactNode;
  /** Buttons that download the list as a file. */
  sheet: ComponentProps<typeof SheetButtons>;
  filters: ReactNode;
  query: ComponentProps<typeof Loaded<Results<R>>>['query'];
  failed: string;
  empty: { icon: ReactNode; title: string };
  onPlaceChange: (place: Place) => void;
  /** Sets the width of the list. */
  className?: string;
  children: (row: R) => ReactNode;
};

/** A page with a list of work: filters, rows or the empty state, paging, and download as a file. */
export function InboxFrame<R>({ title, note, action, sheet, filters, ...props }: Props<R>) {
  const { query, failed, empty, onPlaceChange, className, children } = props;
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
        {({ results, ...page }) =>
          results.length === 0 ? (
            <EmptyState {...empty} />
          ) : (
            <>
              <Card as="ul" divided className={className}>
                {results.map(children)}
              </Card>
              <ListPager of={page} onPlaceChange={onPlaceChange} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
