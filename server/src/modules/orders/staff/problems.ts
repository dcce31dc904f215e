import type { staffOrderCalls } from '@sabuja/contract';
import type { ProblemsOf } from '../../../platform/http/index.ts';
import { type LocalizedName, text } from '../../../platform/texts/index.ts';
import { SEARCHED_DAYS } from '../board/board-query.ts';
import { orderProblems } from '../problems.ts';
import { SECOND_PERSON_NEEDED } from './staff-permissions.ts';

export const staffOrderProblems = {
  NO_ORDER: () => ({ status: 404, message: 'This order was not found.' }),
  BAD_DATE: () => ({ status: 422, message: 'Please check the date.', field: 'date' }),
  DAY_NEEDED: () => ({
    status: 422,
    message: text`Please choose a day, or search the orders of the last ${SEARCHED_DAYS} days.`,
    field: 'date',
  }),
  CANNOT_RESCHEDULE: () => ({
    status: 409,
    message: 'This order can no longer get another slot.',
  }),
  NO_SLOT: () => ({ status: 422, message: 'Please choose a slot.', field: 'slot_id' }),
  SLOT_CLOSED: () => ({ status: 409, message: 'This slot is closed.', field: 'slot_id' }),
  SLOT_FULL: () => ({ status: 409, message: 'This slot is full.', field: 'slot_id' }),
  CANNOT_MOVE: orderProblems.CANNOT_MOVE,
  NOTHING_PICKED: () => ({
    status: 409,
    message: 'Nothing of this order was found. Please ask a manager to cancel it.',
  }),
  NOT_IN_STOCK: ({ item, available }: { item: LocalizedName; available: number }) => ({
    status: 409,
    message: text`Only ${available} of ${item} in stock. Please choose another substitute.`,
  }),
  CLAIMED: ({ name }: { name: string }) => ({
    status: 409,
    message: text`${name} is picking this order.`,
  }),
  NOT_PERMITTED: () => ({ status: 403, message: 'Your role does not allow this.' }),
  REASON_NEEDED: () => ({
    status: 422,
    message: 'Please give a reason; the customer sees it.',
    field: 'reason',
  }),
  DISPOSITION_NEEDED: () => ({
    status: 422,
    message: 'Please choose for each item whether it goes back into stock or is waste.',
    field: 'dispositions',
  }),
  NO_INVOICE: () => ({ status: 404, message: 'This order has no invoice yet.' }),
  SECOND_PERSON_NEEDED: () => ({
    status: 403,
    message: SECOND_PERSON_NEEDED,
  }),
  SECOND_FACTOR_NEEDED: () => ({
    status: 403,
    message: 'This order is paid: please confirm with your second factor again.',
  }),
} satisfies ProblemsOf<typeof staffOrderCalls>;
