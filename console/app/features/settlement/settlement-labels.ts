import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CashDeposit, DayCloseRow, SettlementLineView } from '@sabuja/contract';
import type {
  SettlementDifferenceKind,
  SettlementLineKind,
} from '@sabuja/contract/rules/settlement-kinds';

export const differenceTexts: Record<
  SettlementDifferenceKind,
  { title: MessageDescriptor; hint: MessageDescriptor }
> = {
  MISSING: {
    title: msg`Not settled`,
    hint: msg`The shop has it, and the provider has not settled it within seven days.`,
  },
  UNKNOWN: {
    title: msg`Unknown`,
    hint: msg`The provider settled it, and the shop does not know it.`,
  },
  DIFFERENT: {
    title: msg`Another amount`,
    hint: msg`The provider settled another amount than the shop has.`,
  },
  CHANGED: {
    title: msg`Reported otherwise`,
    hint: msg`The provider reported it again with other amounts.`,
  },
  TRANSFER: {
    title: msg`Another sum transferred`,
    hint: msg`The lines do not come to what the provider transferred.`,
  },
  BANK: {
    title: msg`Another sum at the bank`,
    hint: msg`The bank shows another sum than the lines come to.`,
  },
};

export const lineKindLabels: Record<SettlementLineKind, MessageDescriptor> = {
  payment: msg`Payment`,
  refund: msg({ message: 'Refund', context: 'settlement line' }),
  adjustment: msg`Adjustment`,
  transfer: msg`Transfer`,
  other: msg`Other`,
};

export const lineStateLabels: Record<SettlementLineView['state'], MessageDescriptor> = {
  matched: msg`Matches`,
  different: msg`Another amount`,
  unknown: msg`Unknown`,
  resolved: msg`Resolved`,
};

export const depositStateLabels: Record<CashDeposit['state'], MessageDescriptor> = {
  recorded: msg`To verify`,
  verified: msg`Verified`,
  cancelled: msg`Taken back`,
};

export const closeStateLabels: Record<DayCloseRow['state'], MessageDescriptor> = {
  running: msg`Not over yet`,
  open: msg`To sign`,
  signed: msg`Signed`,
};

/** The groups of a close's figures, by the prefix of their keys. */
export const figureGroups: readonly { prefix: string; title: MessageDescriptor }[] = [
  { prefix: 'sales.', title: msg`Sales by invoices` },
  { prefix: 'credited.', title: msg`Credit notes` },
  { prefix: 'online.', title: msg`Online payments` },
  { prefix: 'settled.', title: msg`Settled by the provider` },
  { prefix: 'wallet.', title: msg`Wallets` },
  { prefix: 'cash.', title: msg`Cash` },
];

/** The label of each figure of a close, within its group. */
export const figureLabels: Record<string, MessageDescriptor> = {
  'sales.COD': msg`Cash on delivery`,
  'sales.WALLET': msg`Wallet`,
  'sales.ONLINE': msg`Paid online`,
  'credited.COD': msg`Cash on delivery`,
  'credited.WALLET': msg`Wallet`,
  'credited.ONLINE': msg`Paid online`,
  'online.orders': msg`Captured for orders`,
  'online.recharges': msg`Captured for recharges`,
  'online.refunds': msg`Refunds to the source`,
  'online.reversals': msg`Taken outside the shop`,
  'settled.net': msg`Transferred`,
  'settled.fees': msg`Fees without GST`,
  'settled.tax': msg`GST of the fees`,
  'wallet.recharge': msg`Recharges`,
  'wallet.cashback': msg`Cashback`,
  'wallet.order': msg`Paid for orders`,
  'wallet.refund': msg`Refunds`,
  'wallet.reversal': msg`Taken back by the bank`,
  'wallet.restored': msg`Given back after that`,
  'wallet.cashback_reversal': msg`Cashback taken back`,
  'wallet.cashback_restored': msg`Cashback given back`,
  'wallet.debt_paid': msg`Debts paid`,
  'wallet.written_off': msg`Debts written off`,
  'wallet.write_off_undone': msg`Write-offs undone`,
  'wallet.given_up': msg`Given up with the account`,
  'cash.collected': msg`Collected at doors`,
  'cash.expected': msg`Expected at closes`,
  'cash.handed_in': msg`Handed in`,
  'cash.returned': msg`Given back to customers`,
  'cash.deposited': msg`Deposited at the bank`,
  'cash.otherwise': msg`Left the safe otherwise`,
  'cash.verified': msg`Shown by the bank`,
};
