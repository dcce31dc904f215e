import type { ShopProfile } from '@sabuja/contract';
import {
  COMPLAINT_PHOTO_DAYS,
  DEVICE_COOKIE_DAYS,
  ESTIMATE_LIFE_MINUTES,
  MAX_DELIVERY_PHOTO_DAYS,
  MESSAGE_RETENTION_DAYS,
  PAYMENT_WINDOW_MINUTES,
  SESSION_DAYS,
} from '@sabuja/contract/limits';
import {
  type LegalNumber,
  type LegalPlaceholder,
  legalProfileFields,
} from '@sabuja/contract/rules/legal-pages';
import { formatPhone } from '@sabuja/kit';

const enforced: Readonly<Record<LegalNumber, number>> = {
  payment_minutes: PAYMENT_WINDOW_MINUTES,
  estimate_minutes: ESTIMATE_LIFE_MINUTES,
  session_days: SESSION_DAYS,
  device_cookie_days: DEVICE_COOKIE_DAYS,
  message_days: MESSAGE_RETENTION_DAYS,
  photo_days: MAX_DELIVERY_PHOTO_DAYS,
  complaint_photo_days: COMPLAINT_PHOTO_DAYS,
};

export type PlaceholderValues = Readonly<Record<LegalPlaceholder, string>>;

/** Returns the text for each placeholder of a legal page; empty for a field that the shop profile lacks. */
export function valuesOf(profile: ShopProfile | undefined): PlaceholderValues {
  const values = legalProfileFields.map((name) => [name, formatPhone(profile?.[name] ?? '')]);
  const numbers = Object.entries(enforced).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries([...values, ...numbers]);
}
