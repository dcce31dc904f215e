import { buttonClass } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type ListPage, ListPager, type Place } from '../../lib/list-pager.tsx';
import { Loaded } from '../../lib/loaded.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { useSession } from '../session/index.ts';
import { Page } from '../shell/index.ts';

type Props<Item> = {
  title: string;
  /** Link to the page that creates an item; needs the permission `catalogue.manage`. */
  create: { path: string; label: string };
  /** Link to another view of the list. */
  view?: ReactNode;
  filters: ReactNode;
  query: UseQueryResult<ListPage & { results: readonly Item[] }>;
  /** Text shown when the list could not be loaded. */
  failed: string;
  /** Shown when the list is empty. */
  empty: ReactNode;
  onPlaceChange: (place: Place) => void;
  /** Buttons that download the list as a file. */
  sheet: ReactNode;
  /** One row of the list, an `<li>`. */
  row: (item: Item) => ReactNode;
};

/** A filtered list of items, with a link to each item and a button that creates one. */
export function ItemsPage<Item>(props: Props<Item>) {
  const { title, create, filters, query, failed, empty, onPlaceChange, row } = props;
  const mayManage = useSession()?.permissions.includes('catalogue.manage') ?? false;
  usePageTitle(title);
  return (
    <Page
      title={title}
      actions={
        <>
          {props.sheet}
          {props.view}
          {mayManage && (
            <Link to={create.path} className={buttonClass('primary', 'sm')}>
              {create.label}
            </Link>
          )}
        </>
      }
    >
      {filters}
      <Loaded query={query} failed={failed}>
        {({ results, ...page }) => (
          <>
            {results.length === 0 && empty}
            {results.length > 0 && (
              <Card as="ul" divided className="overflow-hidden">
                {results.map(row)}
              </Card>
            )}
            <ListPager of={page} onPlaceChange={onPlaceChange} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
