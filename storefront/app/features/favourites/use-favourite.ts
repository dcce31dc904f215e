import { useLingui } from '@lingui/react/macro';
import type { ListedItem } from '@sabuja/contract';
import { toastError } from '@sabuja/ui/toast.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureMessage } from '../../lib/offline-error.ts';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';
import { favouritesQuery } from './favourite-queries.ts';

const idOf = (item: ListedItem): number => ('stock_id' in item ? item.stock_id : item.id);

/**
 * Whether an item is a favourite, and a function that changes it. The change is shown at once and
 * reverted, with the reason, if it fails.
 */
export function useFavourite(item: ListedItem) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const { isAuthenticated } = useSession();
  const query = favouritesQuery(api);
  const { data: favourites } = useQuery({ ...query, enabled: isAuthenticated });
  const id = idOf(item);
  const isFavourite = favourites?.some((other) => idOf(other) === id) ?? false;
  const show = (add: boolean) =>
    client.setQueryData(query.queryKey, (current = []) => {
      const others = current.filter((other) => idOf(other) !== id);
      return add ? [item, ...others] : others;
    });
  const { mutate } = useMutation({
    mutationFn: (add: boolean) => {
      const input = { params: { item_id: id } };
      return add
        ? api('PUT /api/v1/favourites/{item_id}', input)
        : api('DELETE /api/v1/favourites/{item_id}', input);
    },
    // Changes of one item are sent one after another, so that the last click decides.
    scope: { id: `favourite ${id}` },
    onMutate: async (add) => {
      await client.cancelQueries({ queryKey: query.queryKey });
      const isListKnown = client.getQueryData(query.queryKey) !== undefined;
      show(add);
      return { isListKnown };
    },
    onError: (error, add, context) => {
      // The list cannot be refetched while the server is unreachable.
      if (context?.isListKnown) show(!add);
      else void client.resetQueries({ queryKey: query.queryKey });
      toastError(failureMessage(error, t`Something went wrong. Please try again.`));
    },
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  });
  return { isFavourite, toggle: () => mutate(!isFavourite) };
}
