import { translatedLocales } from '@sabuja/kit';
import Type, { type Static, type TSchema } from 'typebox';
import { call } from './call.ts';
import { ShopProfile } from './content.ts';
import { NonBlank, Nullable } from './schemas.ts';
import { InOtherLanguages, TranslatedText } from './staff-items.ts';

const Text = (maxLength: number) => Type.String({ maxLength });
const Phone = Type.String({ pattern: '^\\+91[0-9]{10}$' });
const Email = Type.String({ format: 'email', maxLength: 254 });
const HTTPS_URL = '^https://[^\\s]+$';
const Links = Type.Array(
  Type.Object({
    name: NonBlank(40),
    url: Type.String({ pattern: HTTPS_URL, maxLength: 300 }),
  }),
  { maxItems: 8 },
);
const Location = Nullable(
  Type.Object({
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
  }),
);

/** Words between two asterisks are highlighted; an unpaired asterisk would be shown. */
const DeliveryPromise = Type.String({
  maxLength: 45,
  pattern: '^[^*]*(?:\\*[^*]+\\*[^*]*)*$',
});
const UNPAIRED_ASTERISK = 'Please put an asterisk before and after the words to highlight.';

const ProfileChange = Type.Partial(
  Type.Object({
    name: NonBlank(60),
    name_local: Text(60),
    tagline: Text(120),
    promise: DeliveryPromise,
    legal_name: NonBlank(120),
    office_address: NonBlank(300),
    farm_address: Text(300),
    office_location: Location,
    farm_location: Location,
    phone: Phone,
    support_hours: Text(120),
    chat_link: Type.String({ pattern: `^$|${HTTPS_URL}`, maxLength: 300 }),
    email: Email,
    fssai: Type.String({ pattern: '^([0-9]{14})?$' }),
    gstin: Type.String({ pattern: '^([0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][0-9A-Z]Z[0-9A-Z])?$' }),
    grievance_officer: NonBlank(120),
    grievance_phone: Phone,
    grievance_email: Email,
    social_links: Links,
    app_links: Links,
  } satisfies Record<keyof ShopProfile, TSchema>),
);

const ProfileTranslations = InOtherLanguages({
  tagline: TranslatedText(120),
  promise: Type.Optional(DeliveryPromise),
  office_address: TranslatedText(300),
  farm_address: TranslatedText(300),
  support_hours: TranslatedText(120),
  grievance_officer: TranslatedText(120),
});

/** The shop profile as staff change it: in English, with its translations. */
export const StaffShopProfile = Type.Object({
  profile: Nullable(ShopProfile),
  translations: ProfileTranslations,
});
export type StaffShopProfile = Static<typeof StaffShopProfile>;

export const staffShopCalls = {
  'GET /api/v1/staff/shop': call({
    operationId: 'getStaffShop',
    summary: 'The shop profile in English with its translations',
    guard: 'staff',
    may: 'settings.manage',
    rate: 'read',
    response: StaffShopProfile,
  }),
  'PATCH /api/v1/staff/shop': call({
    operationId: 'changeShop',
    summary: 'Change fields of the shop profile; those that are not sent stay',
    guard: 'staff',
    may: 'settings.manage',
    rate: 'write',
    body: Type.Object({
      ...ProfileChange.properties,
      translations: Type.Optional(ProfileTranslations),
    }),
    invalid: {
      phone: 'Please enter +91 and ten digits.',
      grievance_phone: 'Please enter +91 and ten digits.',
      email: 'Please enter an e-mail address.',
      grievance_email: 'Please enter an e-mail address.',
      fssai: 'An FSSAI licence number has 14 digits.',
      gstin: 'A GSTIN has 15 characters, such as 21AAAAA0000A1Z5.',
      chat_link: 'Please enter an address that begins with https://.',
      promise: UNPAIRED_ASTERISK,
      ...Object.fromEntries(
        translatedLocales.map((locale) => [`translations.${locale}.promise`, UNPAIRED_ASTERISK]),
      ),
    },
    problems: { PROFILE_INCOMPLETE: 422 },
    response: StaffShopProfile,
  }),
};
