import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SettingKey } from '@sabuja/contract/rules/setting-definitions';

type SettingText = { label: MessageDescriptor; hint: MessageDescriptor };

/** Label of each setting, and a hint on what it does. */
export const settingTexts: Record<SettingKey, SettingText> = {
  MIN_ORDER_AMOUNT: {
    label: msg`Minimum order, in rupees`,
    hint: msg`Before discount, over everything in a checkout. 0: no minimum.`,
  },
  PAYMENT_METHODS: {
    label: msg`Ways to pay`,
    hint: msg`What checkout offers. Without any of them nobody can order.`,
  },
  MAX_UNITS_GROCERY: {
    label: msg`Units of one grocery product in an order`,
    hint: msg`A product may have a limit of its own.`,
  },
  MAX_UNITS_KITCHEN: {
    label: msg`Units of one kitchen product in an order`,
    hint: msg`A product may have a limit of its own.`,
  },
  MAX_CASH_DUE: {
    label: msg`Cash that one customer may owe, in rupees`,
    hint: msg`Over all open orders of the customer.`,
  },
  MAX_CASH_DUE_FIRST_ORDERS: {
    label: msg`The same before the first delivered order, in rupees`,
    hint: msg`For customers whom the shop does not know yet.`,
  },
  MAX_OPEN_CHECKOUTS: {
    label: msg`Open checkouts of one customer`,
    hint: msg`With an order that is neither delivered nor cancelled.`,
  },
  MAX_UNPAID_CHECKOUTS: {
    label: msg`Unpaid checkouts of one customer`,
    hint: msg`With an order that waits for its online payment.`,
  },
  MAX_ABANDONED_CHECKOUTS: {
    label: msg`Abandoned checkouts of one customer`,
    hint: msg`Orders to be paid online that were cancelled without payment within 24 hours.`,
  },
  DELIVERY_PHOTO_NEEDED: {
    label: msg`Delivery without the customer’s code`,
    hint: msg`Otherwise a photo is offered to the rider, and the reason is enough.`,
  },
  PRIVACY_DAYS_EXPORT: {
    label: msg`Days to answer: a copy of the data`,
    hint: msg`From the day on which the request reached the shop; 90 at most.`,
  },
  PRIVACY_DAYS_CORRECT: {
    label: msg`Days to answer: a correction`,
    hint: msg`What is recorded already stays due on its day.`,
  },
  PRIVACY_DAYS_DELETE: {
    label: msg`Days to answer: deletion of the account`,
    hint: msg`From the day on which the request reached the shop; 90 at most.`,
  },
  PRIVACY_DAYS_NOMINEE: {
    label: msg`Days to answer: a nominee`,
    hint: msg`From the day on which the request reached the shop; 90 at most.`,
  },
  PRIVACY_DAYS_WITHDRAW: {
    label: msg`Days to answer: withdrawal of consent`,
    hint: msg`Taking consent back is to be as easy as giving it: few days.`,
  },
  VEG_NONVEG_TOGGLE_IGNORE: {
    label: msg`Categories without the choice of veg and non-veg`,
    hint: msg`Where everything is of one kind.`,
  },
  STOCK_MESSAGE_TIME: {
    label: msg`When the morning message about the stock is sent`,
    hint: msg`By e-mail to those who change stock: what is sold out, low or expires soon. None when there is nothing to say. Each can choose another time, or none, in their account.`,
  },
};

export const groupLabels = {
  checkout: msg`Checkout`,
  limits: msg`Limits for one customer`,
  delivery: msg`Delivery`,
  privacy: msg`Requests about personal data`,
  catalogue: msg`Lists of products`,
  stock: msg`Stock`,
} as const;
