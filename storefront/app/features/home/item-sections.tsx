import { useLingui } from '@lingui/react/macro';
import type { ListedItem } from '@sabuja/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { ItemStrip } from '../catalogue/index.ts';
import { boughtItemsQuery, favouritesQuery } from '../favourites/index.ts';

/** Home's strips of a signed-in customer: what they bought before, and their favourites. */
export function ItemSections({ userUid }: { userUid: string }) {
  const { t } = useLingui();
  const api = useApi();
  const { data: bought = [] } = useQuery(boughtItemsQuery(api, userUid));
  const { data: favourites = [] } = useQuery(favouritesQuery(api));
  return (
    <>
      <Section title={t`Buy again`} items={bought} />
      <Section title={t`Your favourites`} items={favourites} />
    </>
  );
}

/** Spans the full page width: the strip itself contains Home's margins. */
const Section = ({ title, items }: { title: string; items: readonly ListedItem[] }) =>
  items.length > 0 ? (
    <div className="-mx-4 min-w-0 md:-mx-6">
      <ItemStrip title={title} items={items} />
    </div>
  ) : null;
