import type { Locale } from '@sabuja/kit';
import type { Generated } from 'kysely';

export type CustomerRow = {
  id: Generated<number>;
  uid: Generated<string>;
  mobile_no: string | null;
  full_name: string | null;
  email: string | null;
  email_changed_at: Generated<Date | null>;
  language: Generated<Locale | null>;
  created_at: Generated<Date>;
  deleted_at: Generated<Date | null>;
  /** When staff blocked the customer from ordering, the reason (for staff), and the member. */
  blocked_at: Generated<Date | null>;
  blocked_reason: Generated<string | null>;
  blocked_by: Generated<number | null>;
};

export type AddressRow = {
  id: Generated<number>;
  uid: Generated<string>;
  customer_id: number;
  room_no: string;
  landmark: Generated<string>;
  locality: string;
  area: string;
  pincode: string;
  type: string;
  full_address: string;
  latitude: number | null;
  longitude: number | null;
  /** True when the customer set the pin; otherwise the coordinates are those of the typed address. */
  is_pinned: Generated<boolean>;
  is_default: Generated<boolean>;
  /** Given on the phone for a number that had never signed in; visible to staff only. */
  is_hidden: Generated<boolean>;
  created_at: Generated<Date>;
};

declare module '../../platform/db/db.ts' {
  interface Tables {
    'identity.customers': CustomerRow;
    'identity.addresses': AddressRow;
    'identity.otp_codes': {
      id: Generated<number>;
      mobile_no: string;
      sent_from: string;
      owner_device: Generated<string | null>;
      owner_caller: Generated<string | null>;
      budget: Generated<string>;
      code_hash: Buffer;
      created_at: Date;
      expires_at: Date;
      wrong_tries: Generated<number>;
      used_at: Date | null;
    };
    'identity.otp_failures': {
      mobile_no: string;
      failures: number;
      first_at: Date;
      locked_until: Generated<Date | null>;
    };
    'identity.redeemed_proofs': { nonce: string; redeemed_at: Date };
    'identity.sessions': {
      id: Generated<string>;
      customer_id: number;
      cookie_hash: Buffer;
      cookie_version: Generated<number>;
      created_at: Date;
      expires_at: Date;
      ended_at: Date | null;
      stepped_up_at: Generated<Date | null>;
    };
    'identity.devices': {
      customer_id: number;
      device_hash: string;
      first_sign_in_at: Date;
      last_sign_in_at: Date;
    };
    'identity.consents': {
      customer_id: number;
      notice_version: string;
      first_given_at: Date;
      last_given_at: Date;
    };
    'identity.phone_consents': {
      id: Generated<number>;
      customer_id: number;
      notice_version: string;
      given_at: Date;
      member_id: number;
    };
    'identity.phone_payments': {
      estimate_id: string;
      customer_id: number;
      member_id: number;
      confirmed_at: Date;
    };
    'identity.marketing_consents': {
      id: Generated<number>;
      customer_id: number;
      given_at: Date;
      withdrawn_at: Date | null;
    };
    'identity.nominees': {
      customer_id: number;
      full_name: string;
      contact: string;
      named_at: Date;
    };
    'identity.number_changes': {
      customer_id: number;
      mobile_no: string;
      undo_hash: Buffer;
      requested_at: Date;
      effective_at: Date;
    };
    'identity.refresh_tokens': {
      token_hash: Buffer;
      session_id: string;
      created_at: Date;
      used_at: Date | null;
    };
  }
}
