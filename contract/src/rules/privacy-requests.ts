import type { SettingKey } from './setting-definitions.ts';

/** What a customer may ask of the shop about their data (DPDP Act 2023, sections 6 and 11 to 14). */
export const privacyKinds = ['EXPORT', 'CORRECT', 'DELETE', 'NOMINEE', 'WITHDRAW'] as const;
export type PrivacyKind = (typeof privacyKinds)[number];

/** How a request reached the shop. */
export const privacyChannels = ['PHONE', 'EMAIL', 'LETTER', 'IN_PERSON'] as const;

/** How staff verified that the request comes from the customer. */
export const identityProofs = ['NONE', 'CALLED_BACK', 'REGISTERED_EMAIL', 'DOCUMENT'] as const;

export const privacyStates = ['OPEN', 'DONE', 'REFUSED'] as const;

/** How a request ended. */
export const privacyOutcomes = ['LINK_SENT', 'FILE_GIVEN', 'CHANGED', 'ERASED', 'REFUSED'] as const;

/** For each kind, the setting with the number of days after which a request is due. */
export const privacyDaySettings = {
  EXPORT: 'PRIVACY_DAYS_EXPORT',
  CORRECT: 'PRIVACY_DAYS_CORRECT',
  DELETE: 'PRIVACY_DAYS_DELETE',
  NOMINEE: 'PRIVACY_DAYS_NOMINEE',
  WITHDRAW: 'PRIVACY_DAYS_WITHDRAW',
} as const satisfies Readonly<Record<PrivacyKind, SettingKey>>;
