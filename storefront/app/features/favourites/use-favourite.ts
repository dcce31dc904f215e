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
 * Whether an item is a favourite, and a function that changes it. The newest change is shown while it
 * is sent; if it fails, the stored state is shown again, and a toast gives the reason.
 */
export function useFavourite(item: ListedItem) {
  const { t } = useLingui();
  const api = useApi();
  const client = useQueryClient();
  const { isAuthenticated } = useSession();
  const query = favouritesQuery(api);
  const { data: favourites } = useQuery({ ...query, enabled: isAuthenticated });
  const id = idOf(item);
  const { mutate, isPending, isSuccess, variables } = useMutation({
    // Another item on the same page has a state of its own.
    mutationKey: ['favourite', id],
    mutationFn: (add: boolean) => {
      const input = { params: { item_id: id } };
      return add
        ? api('PUT /api/v1/favourites/{item_id}', input)
        : api('DELETE /api/v1/favourites/{item_id}', input);
    },
    // Changes of one item are sent one after another, so that the last click decides.
    scope: { id: `favourite ${id}` },
    onSuccess: (_result, add) =>
      client.setQueryData(query.queryKey, (current) => {
        const others = current?.filter((other) => idOf(other) !== id);
        return add && others ? [item, ...others] : others;
      }),
    onError: (error) =>
      toastError(failureMessage(error, t`Something went wrong. Please try again.`)),
    onSettled: () => {
      // Not awaited: without a network it waits for one, and the next change would wait for it.
      void client.invalidateQueries({ queryKey: query.queryKey });
    },
  });
  const isListed = favourites?.some((other) => idOf(other) === id);
  const isSaved = isListed ?? (isSuccess && variables);
  const isFavourite = isPending ? variables : isSaved;
  return { isFavourite, toggle: () => mutate(!isFavourite) };
}
