import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import type { EnqueueMessage } from '../notifications/index.ts';
import type { RelyingParty } from './passkeys/relying-party.ts';
import type { StaffSecrets } from './staff-secrets.ts';

export type StaffDeps = {
  db: Db;
  clock: Clock;
  secrets: StaffSecrets;
  enqueueMessage: EnqueueMessage;
  /** The shop's address, for links. */
  origin: () => string;
  /** Port to a module that staff may not import: the shop's name. */
  readShopName: (tx: Tx) => Promise<string>;
  secureCookies: boolean;
  /** The relying party of passkeys; undefined where browsers do not support passkeys. */
  relyingParty: RelyingParty | undefined;
};

/** The client of a sign-in. */
export type Client = {
  /** The key of the client for limits (`clientKeyOf`). */
  key: string;
  /** Network address. */
  address: string;
  userAgent: string;
  /** The token of the device's cookie, if it has one. */
  deviceToken: string | undefined;
  /** The token of the shared device's cookie, if it has one. */
  sharedDeviceToken: string | undefined;
  requestId: string;
};
