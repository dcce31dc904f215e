import type { Paise } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { EnqueueMessage } from '../notifications/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { OtpLimits } from './otp-limits.ts';
import type { Secrets } from './secrets.ts';

export type IdentityDeps = {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  accessTokens: AccessTokens;
  enqueueMessage: EnqueueMessage;
  settings: { otp: OtpLimits; secureCookies: boolean };
  /** The shop's address without scheme, for the last line of a code's SMS. */
  host: string;
  /** Ports to rooms that identity may not call. */
  shopName: (tx: Tx) => Promise<string>;
  readWalletBalance: (db: Db | Tx, customerId: number) => Promise<Paise>;
  customerData: CustomerDataPorts;
  /** False where an e-mail would never leave the shop though SMS do. */
  canSendEmail: boolean;
};

/** What the other rooms keep of a customer (decision 0039). Wired in `app/customer-data.ts`. */
export type CustomerDataPorts = {
  /** All of it, under the name of its room. */
  exportData: (db: Db, customerId: number) => Promise<Record<string, unknown>>;
  /** The numbers of orders that are still to come. */
  listOpenOrderNumbers: (tx: Tx, customerId: number) => Promise<string[]>;
  /** Gives up what the wallet holds if that is `amount`; answers what it holds then. */
  forfeitBalance: (tx: Tx, customerId: number, amount: Paise, now: Date) => Promise<Paise>;
  /** Erases what says who the customer is. The orders must be over. */
  eraseData: (tx: Tx, customerId: number) => Promise<void>;
};
