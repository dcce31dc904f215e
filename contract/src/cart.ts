import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { Id, ItemType } from './schemas.ts';

export const CartItem = Type.Object({
  cart_item_id: Id,
  item_id: Id,
  quantity: Type.Integer(),
  type: ItemType,
});
export type CartItem = Static<typeof CartItem>;

export const Cart = Type.Object({ items: Type.Array(CartItem) });
export type Cart = Static<typeof Cart>;

const CartLineQuery = (quantity: Type.TSchema) =>
  Type.Object({
    item_id: Id,
    quantity: quantity as Type.TInteger,
    type: Type.Union(ItemType.anyOf, { default: 'STOCK' }),
  });

export const cartCalls = {
  'GET /api/v1/cart/': call({
    operationId: 'getCart',
    summary: 'The cart',
    guard: 'customer',
    rate: 'read',
    response: Cart,
  }),
  'POST /api/v1/cart/item/': call({
    operationId: 'addCartItem',
    summary: 'Add to the quantity of an item',
    guard: 'customer',
    rate: 'write',
    query: CartLineQuery(Type.Integer({ minimum: 1, maximum: 9999 })),
    problems: { NO_ITEM: 404, INACTIVE: 409, TOO_MANY: 409, UNIT_LIMIT: 422 },
    response: Cart,
  }),
  'PATCH /api/v1/cart/item': call({
    operationId: 'setCartItem',
    summary: 'Set the quantity of an item; 0 or below removes it',
    guard: 'customer',
    rate: 'write',
    query: CartLineQuery(Type.Integer({ minimum: -9999, maximum: 9999 })),
    problems: { NO_ITEM: 404, INACTIVE: 409, TOO_MANY: 409, UNIT_LIMIT: 422 },
    response: Cart,
  }),
  'DELETE /api/v1/cart/item/{id}/': call({
    operationId: 'removeCartItem',
    summary: 'Remove a line',
    guard: 'customer',
    rate: 'write',
    params: Type.Object({ id: Type.Integer({ ...Id, description: "the line's cart_item_id" }) }),
    problems: { NO_LINE: 404 },
    response: Cart,
  }),
  'DELETE /api/v1/cart/': call({
    operationId: 'clearCart',
    summary: 'Empty the cart',
    guard: 'customer',
    rate: 'write',
    response: Cart,
  }),
};
