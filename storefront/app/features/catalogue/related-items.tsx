import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { relatedQuery } from './catalogue-queries.ts';
import { type Item, itemId } from './item.ts';
import { ItemStrip } from './item-strip.tsx';

/** Horizontally scrolling row of other products of the same subcategory. */
export function RelatedItems({ item }: { item: Item }) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(relatedQuery(useApi(), item.subcategory_id));
  const others = data?.filter(({ stock_id }) => stock_id !== itemId(item)) ?? [];
  if (!isPending && others.length === 0) return null;
  return (
    <div className="mt-8 md:mt-12">
      <ItemStrip title={t`More from this shelf`} items={isPending ? undefined : others} />
    </div>
  );
}
