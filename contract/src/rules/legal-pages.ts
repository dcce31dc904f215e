/**
 * The pages whose versions staff publish: the terms (with cancellation and refunds), the privacy notice (with deletion)
 * and About Us, which is what the shop promises (decision 0175).
 */
export const legalPages = ['terms', 'privacy', 'about'] as const;
export type LegalPageName = (typeof legalPages)[number];

/** Fields of the shop profile that a legal page may have as placeholders (`{{phone}}`), filled in when it is read. */
export const legalProfileFields = [
  'name',
  'legal_name',
  'office_address',
  'fssai',
  'gstin',
  'phone',
  'support_hours',
  'email',
  'grievance_officer',
  'grievance_phone',
  'grievance_email',
] as const;
export type LegalProfileField = (typeof legalProfileFields)[number];

/** Numbers that the server enforces and that a legal page may contain as placeholders too. */
export const legalNumbers = [
  'payment_minutes',
  'estimate_minutes',
  'session_days',
  'device_cookie_days',
  'message_days',
  'photo_days',
  'complaint_photo_days',
] as const;
export type LegalNumber = (typeof legalNumbers)[number];

export type LegalPlaceholder = LegalProfileField | LegalNumber;
export const legalPlaceholders: readonly LegalPlaceholder[] = [
  ...legalProfileFields,
  ...legalNumbers,
];

/** The first unknown placeholder in a text; undefined when there is none. */
export const findUnknownPlaceholder = (text: string): string | undefined =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/g)]
    .map(([, name = '']) => name.trim())
    .find((name) => !legalPlaceholders.includes(name as LegalPlaceholder));
