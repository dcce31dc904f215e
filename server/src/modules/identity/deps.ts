import type { Paise } from '@sabuja/kit';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { OtpLimits } from '../../settings.ts';
import type { Notify } from '../notifications/index.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { Secrets } from './secrets.ts';

export type IdentityDeps = {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  accessTokens: AccessTokens;
  notify: Notify;
  settings: { otp: OtpLimits; secureCookies: boolean };
  /** The shop's address without scheme, for the last line of a code's SMS. */
  host: string;
  /** Ports to rooms that identity may not call. */
  shopName: (tx: Tx) => Promise<string>;
  walletBalance: (db: Db | Tx, customerId: number) => Promise<Paise>;
};
