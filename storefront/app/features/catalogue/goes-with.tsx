import { useLingui } from '@lingui/react/macro';
import { useNearViewport } from '@sabuja/ui/lib/use-near-viewport.ts';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { companionsQuery } from './catalogue-queries.ts';
import { type Item, itemId } from './item.ts';
import { ItemStrip } from './item-strip.tsx';

/**
 * Row of items that go well with an item. It is not in the HTML document, so that the first paint is fast: it is
 * loaded into reserved space when it comes near the viewport. Renders nothing if there are no items, or on failure.
 */
export function GoesWith({ item }: { item: Item }) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useNearViewport(place, () => setIsNear(true));
  const query = companionsQuery(useApi(), itemId(item));
  const { data, isError } = useQuery({ ...query, enabled: isNear });
  if (isError || data?.length === 0) return null;
  return (
    <div ref={place} className="late-row mt-8 md:mt-12">
      <ItemStrip title={t`Goes well with`} items={data} />
    </div>
  );
}
