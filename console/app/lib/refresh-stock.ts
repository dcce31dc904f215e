import { queryClient } from '@sabuja/ui/lib/query-client.ts';

/** Reloads all data about quantities: stock levels, movements, stock-takes, batches and recalls. */
export const refreshStock = (): Promise<void> =>
  queryClient().invalidateQueries({ queryKey: ['stock'] });
