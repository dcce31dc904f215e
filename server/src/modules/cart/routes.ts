import { cartCalls } from '@sabuja/contract';
import { fail } from '@sabuja/kit';
import type { Db } from '../../platform/db/index.ts';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { text } from '../../platform/texts/index.ts';
import { unitLimitProblem } from '../catalogue/index.ts';
import { emptyCart, readCart, removeLine } from './cart-store.ts';
import { addItem, setItem } from './change-line.ts';

const problems = {
  NO_ITEM: () => ({ status: 404, message: 'This product is not in the shop.' }),
  NO_LINE: () => ({ status: 404, message: 'This line is not in your cart.' }),
  INACTIVE: () => ({ status: 409, message: 'This product is out of stock or inactive.' }),
  TOO_MANY: ({ available }: { available: number }) => ({
    status: 409,
    message: text`Only ${available} in stock`,
    details: { available },
  }),
  UNIT_LIMIT: unitLimitProblem,
} satisfies ProblemsOf<typeof cartCalls>;

const toLine = (query: { item_id: number; quantity: number; type: 'STOCK' | 'COMBO' }) => ({
  itemId: query.item_id,
  quantity: query.quantity,
  type: query.type,
});

export function cartRoutes(context: MountContext, db: Db): void {
  mountCalls(context, {
    calls: cartCalls,
    problems,
    handlers: {
      'GET /api/v1/cart/': ({ actor }) => readCart(db, actor.customerId),
      'POST /api/v1/cart/item/': ({ actor, query }) => addItem(db, actor.customerId, toLine(query)),
      'PATCH /api/v1/cart/item': ({ actor, query }) => setItem(db, actor.customerId, toLine(query)),
      'DELETE /api/v1/cart/item/{id}/': async ({ actor, params }) =>
        (await removeLine(db, actor.customerId, params.id))
          ? readCart(db, actor.customerId)
          : fail('NO_LINE'),
      'DELETE /api/v1/cart/': async ({ actor }) => {
        await emptyCart(db, actor.customerId);
        return { items: [] };
      },
    },
  });
}
