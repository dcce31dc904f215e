import { useLingui } from '@lingui/react/macro';
import type { ItemState } from '@sabuja/contract';
import { Badge } from '@sabuja/ui/badge.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { LoadedPage, NotFoundPage, Page } from '../shell/index.ts';
import { stateLabels } from './item-labels.ts';

type Props<Item> = {
  /** The id in the page's URL; may be NaN. */
  id: number;
  query: UseQueryResult<Item>;
  /** The page's title until the item's name is loaded. */
  title: string;
  failed: string;
  children: (item: Item) => ReactNode;
};

/** The page of one item, with its name and state as the heading. */
export function ItemScreen<Item extends { name: string; state: ItemState }>(props: Props<Item>) {
  const { id, query, title, failed, children } = props;
  const { i18n } = useLingui();
  usePageTitle(query.data?.name ?? title);
  if (!Number.isSafeInteger(id)) return <NotFoundPage />;
  return (
    <LoadedPage query={query} failed={failed}>
      {(item) => {
        const { text, tone } = stateLabels[item.state];
        return (
          <Page title={item.name} actions={<Badge tone={tone}>{i18n._(text)}</Badge>}>
            {children(item)}
          </Page>
        );
      }}
    </LoadedPage>
  );
}
