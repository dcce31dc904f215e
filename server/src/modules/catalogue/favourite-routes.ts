import { favouriteCalls } from '@sabuja/contract';
import { MAX_FAVOURITES } from '@sabuja/contract/limits';
import { isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { text } from '../../platform/texts/index.ts';
import { addFavourite, type FavouriteDeps, listFavourites, removeFavourite } from './favourites.ts';

const problems = {
  NO_ITEM: () => ({ status: 404, message: 'This product is not in the shop.' }),
  TOO_MANY_FAVOURITES: () => ({
    status: 409,
    message: text`You have ${MAX_FAVOURITES} favourites. Please remove one first.`,
  }),
} satisfies ProblemsOf<typeof favouriteCalls>;

export function favouriteRoutes(context: MountContext, deps: FavouriteDeps): void {
  const { db } = deps;
  mountCalls(context, {
    calls: favouriteCalls,
    problems,
    handlers: {
      'GET /api/v1/favourites/': async ({ actor, locale }) => ({
        results: await listFavourites(db, actor.customerId, locale),
      }),
      'PUT /api/v1/favourites/{item_id}': async ({ actor, params }) => {
        const item_ids = await addFavourite(deps, actor.customerId, params.item_id);
        return isFailure(item_ids) ? item_ids : { item_ids };
      },
      'DELETE /api/v1/favourites/{item_id}': async ({ actor, params }) => ({
        item_ids: await removeFavourite(db, actor.customerId, params.item_id),
      }),
    },
  });
}
