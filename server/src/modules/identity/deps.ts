import type { Paise } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { EnqueueMessage, Notify } from '../notifications/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { OtpLimits } from './otp-limits.ts';
import type { Secrets } from './secrets.ts';

export type IdentityDeps = {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  accessTokens: AccessTokens;
  enqueueMessage: EnqueueMessage;
  notify: Notify;
  /** Raises an alarm in the log. */
  alarm: (details: object, message: string) => void;
  /** The shop's address, for links. */
  origin: () => string;
  settings: { otp: OtpLimits; secureCookies: boolean };
  /** The shop's address without scheme, for the last line of a code's SMS. */
  host: string;
  /** Port to a module that identity may not import: the shop's name. */
  readShopName: (tx: Tx) => Promise<string>;
  readWalletBalance: (db: Db | Tx, customerId: number) => Promise<Paise>;
  /** What the customer owes for recharges that were taken back, in paise. */
  readWalletDebt: (db: Db | Tx, customerId: number) => Promise<Paise>;
  customerData: CustomerDataPorts;
  /** False when e-mail is not delivered although SMS is. */
  canSendEmail: boolean;
};

/** Ports to the customer data of the other modules (decision 0039). Wired in `app/customer-data.ts`. */
export type CustomerDataPorts = {
  /** All data of the customer, by name of the module. */
  exportData: (db: Db, customerId: number) => Promise<Record<string, unknown>>;
  /** The numbers of orders that are not delivered or cancelled yet. */
  listOpenOrderNumbers: (tx: Tx, customerId: number) => Promise<string[]>;
  /** Forfeits the wallet balance if it equals `amount`; returns the balance afterwards (paise). */
  forfeitBalance: (tx: Tx, customerId: number, amount: Paise, now: Date) => Promise<Paise>;
  /** Erases the customer's personal data. Their orders must be final. */
  eraseData: (tx: Tx, customerId: number) => Promise<void>;
};
