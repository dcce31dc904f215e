/** The steps of the setup guide, in sequence. */
export const openingSteps = [
  'shop',
  'zones',
  'slots',
  'categories',
  'products',
  'payments',
  'sms',
  'email',
  'staff',
] as const;
export type OpeningStepName = (typeof openingSteps)[number];

/** What can be missing in a step of the setup guide. */
export const openingGaps = [
  'SHOP_PROFILE',
  'GRIEVANCE_OFFICER',
  'FSSAI',
  'GSTIN',
  'ZONE',
  'SLOT',
  'GROCERY_SLOT',
  'KITCHEN_SLOT',
  'SUBCATEGORY',
  'PRODUCT',
  'PAYMENT_METHOD',
  'PAYMENT_KEYS',
  'PAYMENT_TEST',
  'PAYMENT_LIVE_KEYS',
  'SMS_PROVIDER',
  'SMS_TEST',
  'EMAIL_PROVIDER',
  'EMAIL_TEST',
  'COLLEAGUE',
] as const;
export type OpeningGap = (typeof openingGaps)[number];

/** The gaps with which a shop may open. A shop below the GST threshold has no GSTIN. */
const optionalGaps: readonly OpeningGap[] = [
  'GSTIN',
  'PAYMENT_LIVE_KEYS',
  'EMAIL_PROVIDER',
  'EMAIL_TEST',
  'COLLEAGUE',
];

/** True for a gap with which a shop cannot open. */
export const isNecessary = (gap: OpeningGap): boolean => !optionalGaps.includes(gap);

/** The providers that can be tested: the payment provider's keys, and a message by SMS or e-mail. */
export const providerChannels = ['payments', 'sms', 'email'] as const;
export type ProviderChannel = (typeof providerChannels)[number];

/** How a provider responded to a test. */
export const testOutcomes = ['OK', 'REFUSED', 'UNREACHABLE'] as const;
export type TestOutcome = (typeof testOutcomes)[number];
