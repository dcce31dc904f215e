import type { StaffNext, StaffRole } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';
import type { Generated, JSONColumnType } from 'kysely';

export type MemberRow = {
  id: Generated<number>;
  uid: Generated<string>;
  name: string;
  email: string;
  role: StaffRole;
  passphrase_hash: string;
  totp_secret: Buffer | null;
  totp_last_step: Generated<number>;
  created_at: Date;
  shut_out_at: Date | null;
  /** Null until the member has chosen one. */
  language: Generated<Locale | null>;
};

export type LinkRow = {
  uid: Generated<string>;
  token_hash: Buffer;
  kind: 'owner' | 'invitation' | 'passphrase';
  name: string | null;
  email: string | null;
  role: StaffRole | null;
  member_id: number | null;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
  /** The language of the invited person; null: English. */
  language: Generated<Locale | null>;
  /** The member who made it; null: the command line, or an earlier release. */
  created_by: Generated<number | null>;
};

type AuditRow = {
  id: Generated<number>;
  at: Date;
  member_id: number | null;
  role: string;
  action: string;
  subject: string;
  subject_id: string;
  before: JSONColumnType<object> | null;
  after: JSONColumnType<object> | null;
  reason: string | null;
  request_id: string | null;
  address: string | null;
  personal_hash: Buffer | null;
};

export type PasskeyRow = {
  id: Generated<number>;
  uid: Generated<string>;
  member_id: number;
  /** Base64url, as browsers send it. */
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  is_backed_up: boolean;
  created_at: Date;
  last_used_at: Date | null;
};

type SharedDeviceRow = {
  id: Generated<number>;
  uid: Generated<string>;
  name: string;
  created_by: number;
  created_at: Date;
  code_hash: Generated<Buffer | null>;
  code_expires_at: Generated<Date | null>;
  token_hash: Generated<Buffer | null>;
  enrolled_at: Generated<Date | null>;
  last_used_at: Generated<Date | null>;
  last_used_by: Generated<number | null>;
  revoked_at: Generated<Date | null>;
};

declare module '../../platform/db/db.ts' {
  interface Tables {
    'staff.members': MemberRow;
    'staff.links': LinkRow;
    'staff.recovery_codes': { member_id: number; code_hash: Buffer; used_at: Date | null };
    'staff.sessions': {
      id: Generated<string>;
      member_id: number;
      token_hash: Buffer;
      next: StaffNext;
      shared_device_id: Generated<number | null>;
      by_pin: Generated<boolean>;
      second_factor_at: Date | null;
      totp_secret: Buffer | null;
      address: string;
      user_agent: string;
      created_at: Date;
      last_used_at: Date;
      expires_at: Date;
      ended_at: Date | null;
    };
    'staff.shared_devices': SharedDeviceRow;
    'staff.pins': {
      member_id: number;
      pin_hash: string;
      set_at: Date;
      expires_at: Date | null;
    };
    'staff.passkeys': PasskeyRow;
    'staff.passkey_challenges': {
      challenge: string;
      kind: 'registration' | 'second_factor' | 'sign_in';
      session_id: string | null;
      attempt_hash: Buffer | null;
      expires_at: Date;
    };
    'staff.devices': {
      token_hash: Buffer;
      member_id: number;
      created_at: Date;
      last_used_at: Date;
    };
    'staff.sign_in_failures': {
      id: Generated<number>;
      account_hash: Buffer;
      device_hash: Buffer;
      caller_hash: Buffer;
      at: Date;
    };
    'staff.audit': AuditRow;
    'staff.audit_personal': {
      audit_id: number;
      customer_id: number | null;
      salt: Buffer;
      values: JSONColumnType<object>;
    };
  }
}
