import { msg } from '@lingui/core/macro';
import type { StaffLegalVersion } from '@sabuja/contract';
import type { LegalPlaceholder } from '@sabuja/contract/rules/legal-pages';

export const pageLabels = {
  terms: msg`Terms & Conditions`,
  privacy: msg`Privacy Policy`,
  about: msg`About Us`,
};

/** Topics of each page, to help staff find for example refunds or deletion. */
export const pageSubjects = {
  terms: msg`Ordering, prices, delivery, payment, cancellation and refunds, complaints`,
  privacy: msg`What is stored, why and how long, who sees it, rights, deletion of the account`,
  about: msg`Who the shop is, and what it promises: freshness, times, refunds`,
};

export const stateLabels = {
  planned: { text: msg`Planned`, tone: 'haldi' },
  current: { text: msg`In effect`, tone: 'leaf' },
  past: { text: msg`Earlier`, tone: 'plain' },
  replaced: { text: msg`Replaced before it applied`, tone: 'plain' },
} as const satisfies Record<StaffLegalVersion['state'], object>;

export const placeholderLabels: Readonly<Record<LegalPlaceholder, ReturnType<typeof msg>>> = {
  name: msg`Name of the shop`,
  legal_name: msg`Legal name`,
  office_address: msg`Office address`,
  fssai: msg`FSSAI licence number`,
  gstin: msg`GSTIN`,
  phone: msg`Phone`,
  support_hours: msg`When somebody answers`,
  email: msg`E-mail`,
  grievance_officer: msg`Grievance officer`,
  grievance_phone: msg`Phone of the officer`,
  grievance_email: msg`E-mail of the officer`,
  payment_minutes: msg`Minutes to pay an online order`,
  estimate_minutes: msg`Minutes for which a price is valid`,
  session_days: msg`Days of a sign-in`,
  device_cookie_days: msg`Days for which a browser is recognised`,
  message_days: msg`Days for which messages are stored`,
  photo_days: msg`Days for which photos at the door are stored at most`,
  complaint_photo_days: msg`Days for which photos of complaints are stored at most`,
};
