import { orderNumber } from '@sabuja/contract/rules/order-number';
import type { Locale } from '@sabuja/kit';
import { type LocalizedName, type Text, text, translate } from '../../platform/texts/index.ts';
import type { EntryKind } from './tables.ts';

type Entry = {
  kind: EntryKind;
  reference: string;
  /** The stored text, in English. */
  description: string;
  /** The plan that was bought with a recharge, for its cashback. */
  plan: LocalizedName | undefined;
};

/** The description of an entry by its kind and reference. A refund's begins with the order's uid or the payment's id. */
const texts: Record<EntryKind, (entry: Entry) => Text> = {
  recharge: () => text`Wallet recharge`,
  cashback: ({ plan }) => text`Cashback: ${plan ?? ''}`,
  order: ({ reference }) => text`Order #${orderNumber(reference)}`,
  refund: ({ reference }) =>
    isOrderUid(reference)
      ? text`Refund: Order #${orderNumber(reference)}`
      : text`Refund: Payment ${reference.split('/')[0] ?? ''}`,
  given_up: () => text`Given up when the account was deleted`,
  reversal: () => text`Recharge taken back by your bank`,
  restored: () => text`Recharge restored`,
  debt_paid: () => text`Paid for a recharge that was taken back`,
  written_off: () => text`Debt written off`,
  write_off_undone: () => text`Written-off debt owed again`,
  cashback_reversal: () => text`Cashback taken back with its recharge`,
  cashback_restored: () => text`Cashback restored`,
};

const isOrderUid = (reference: string): boolean => /^[0-9a-f]{8}-/.test(reference);

/**
 * Describes an entry in a language. An entry with a different stored description, such as a recharge with its own text,
 * is returned as stored.
 */
export function describeEntry(entry: Entry, locale: Locale): string {
  const described = texts[entry.kind](entry);
  return translate(described, 'en') === entry.description
    ? translate(described, locale)
    : entry.description;
}
