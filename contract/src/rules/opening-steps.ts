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

/** What a step of the setup guide can lack. */
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

/** What a shop may open without. A shop below the GST threshold has no GSTIN. */
const optionalGaps: readonly OpeningGap[] = [
  'GSTIN',
  'PAYMENT_LIVE_KEYS',
  'EMAIL_PROVIDER',
  'EMAIL_TEST',
  'COLLEAGUE',
];

/** True for what a shop cannot open without. */
export const isNecessary = (gap: OpeningGap): boolean => !optionalGaps.includes(gap);

/** What can be tested: the keys of payments, and a message by SMS or e-mail. */
export const providerChannels = ['payments', 'sms', 'email'] as const;
export type ProviderChannel = (typeof providerChannels)[number];

/** How a provider responded to a test. */
export const testOutcomes = ['OK', 'REFUSED', 'UNREACHABLE'] as const;
export type TestOutcome = (typeof testOutcomes)[number];
