import {
  COMPLAINT_PHOTO_DAYS,
  DEVICE_COOKIE_DAYS,
  ESTIMATE_LIFE_MINUTES,
  MAX_DELIVERY_PHOTO_DAYS,
  MESSAGE_RETENTION_DAYS,
  PAYMENT_WINDOW_MINUTES,
  SESSION_DAYS,
} from '@sabuja/contract/limits';

/** What the legal pages promise in numbers, the same in every language. */
export const legalNumbers = {
  adultAge: 18,
  paymentMinutes: PAYMENT_WINDOW_MINUTES,
  estimateMinutes: ESTIMATE_LIFE_MINUTES,
  /** From order to door, for farm goods in the first free slot (S1.4). */
  freshHours: 8,
  /** Within which goods that are not right are reported. */
  reportHours: 48,
  /** Within which a complaint is acknowledged (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)). */
  answerHours: 48,
  refundWorkingDays: 7,
  /** The National Consumer Helpline. */
  helpline: '1915',
  sessionDays: SESSION_DAYS,
  deviceCookieDays: DEVICE_COOKIE_DAYS,
  messageDays: MESSAGE_RETENTION_DAYS,
  photoDays: MAX_DELIVERY_PHOTO_DAYS,
  complaintPhotoDays: COMPLAINT_PHOTO_DAYS,
  /** How long GST records are kept after the yearly return (CGST Act, section 36). */
  taxRecordMonths: 72,
} as const;

/** When the terms were last changed in substance; the privacy notice has `PRIVACY_NOTICE_VERSION`. */
export const TERMS_CHANGED_ON = '2026-11-21';
