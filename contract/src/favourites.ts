import Type from 'typebox';
import { call } from './call.ts';
import { ListedItem } from './catalogue.ts';
import { Id } from './schemas.ts';

const params = Type.Object({
  item_id: Type.Integer({ ...Id, description: 'of a product or combo' }),
});
const response = Type.Object({
  item_ids: Type.Array(Id, { description: 'all of them, newest first' }),
});

export const favouriteCalls = {
  'GET /api/v1/favourites/': call({
    operationId: 'listFavourites',
    summary: "The customer's favourites that are on sale, newest first",
    guard: 'customer',
    rate: 'read',
    response: Type.Object({ results: Type.Array(ListedItem) }),
  }),
  'PUT /api/v1/favourites/{item_id}': call({
    operationId: 'addFavourite',
    summary: 'Make a product or combo a favourite; a repeat changes nothing',
    guard: 'customer',
    rate: 'write',
    params,
    problems: { NO_ITEM: 404, TOO_MANY_FAVOURITES: 409 },
    response,
  }),
  'DELETE /api/v1/favourites/{item_id}': call({
    operationId: 'removeFavourite',
    summary: 'Remove a favourite; a repeat changes nothing',
    guard: 'customer',
    rate: 'write',
    params,
    response,
  }),
};
