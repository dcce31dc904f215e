import type { PickingOrder } from '@sabuja/contract';
import type { StoredAction } from '../../../lib/device-actions.ts';
import { type ShownOrder, withWaiting } from '../waiting-picks.ts';
import { tagAt } from './batch.ts';

/** An order that is picked with others, with the letter of its container. */
export type TogetherOrder = ShownOrder & { tag: string; canPick: boolean };

/** Applies the waiting actions; `uids` gives the orders their letters. Only the claiming member picks an order here. */
export const toTogetherOrders = (
  loaded: readonly PickingOrder[],
  uids: readonly string[],
  waiting: readonly Pick<StoredAction, 'action'>[],
): TogetherOrder[] =>
  loaded.map((order) => {
    const tag = tagAt(uids.indexOf(order.uid));
    const canPick = order.status === 'PICKING' && order.is_mine;
    return { ...withWaiting(order, waiting, tag), tag, canPick };
  });
