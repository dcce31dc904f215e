import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { Flag, Id, Nullable } from './schemas.ts';

export const Banner = Type.Object({
  banner_id: Id,
  image_url: Type.String({ description: 'a picture, or a video ending in mp4, webm or ogg' }),
  view_sequence: Nullable(Type.Integer()),
  inactive: Flag,
  title: Type.String(),
  subtitle: Type.String(),
  action: Type.String({ description: 'label of its link' }),
  link: Type.String({ description: 'a path of this shop' }),
  tone: Type.String({ description: 'colour family of the picture' }),
});
export type Banner = Static<typeof Banner>;

/** A point on the map, in degrees. */
const MapPoint = Type.Object({ latitude: Type.Number(), longitude: Type.Number() });

export const ShopProfile = Type.Object({
  name: Type.String(),
  name_local: Type.String(),
  tagline: Type.String(),
  promise: Type.String({
    description:
      "the delivery promise in the top bar, with its main words in asterisks: 'Home within *8 hours*'",
  }),
  legal_name: Type.String(),
  office_address: Type.String(),
  farm_address: Type.String(),
  office_location: Nullable(MapPoint),
  farm_location: Nullable(MapPoint),
  phone: Type.String(),
  support_hours: Type.String({ description: "'6:00 AM to 10:00 PM, every day'" }),
  chat_link: Type.String(),
  email: Type.String(),
  fssai: Type.String(),
  gstin: Type.String(),
  grievance_officer: Type.String(),
  grievance_phone: Type.String(),
  grievance_email: Type.String(),
  social_links: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
  app_links: Type.Array(Type.Object({ name: Type.String(), url: Type.String() })),
});
export type ShopProfile = Static<typeof ShopProfile>;

/** The shop profile with the notices that every page shows now. */
const ShopPage = Type.Object({
  ...ShopProfile.properties,
  notices: Type.Optional(
    Type.Array(Type.Object({ id: Id, text: Type.String() }), {
      description: 'such as heavy rain; absent when there are none',
    }),
  ),
});

/** Settings that pages may read. */
export const PublicSetting = Type.Union([
  Type.Literal('MIN_ORDER_AMOUNT'),
  Type.Literal('VEG_NONVEG_TOGGLE_IGNORE'),
  Type.Literal('PAYMENT_METHODS'),
]);
export type PublicSetting = Static<typeof PublicSetting>;

export const contentCalls = {
  'GET /api/v1/banner/': call({
    operationId: 'listBanners',
    summary: 'All banners',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    response: Type.Array(Banner),
  }),
  'GET /api/v1/settings/general/key/{key}': call({
    operationId: 'getSetting',
    summary: 'One setting, as an object with its key',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    params: Type.Object({ key: PublicSetting }),
    problems: { NOT_SET: 404 },
    response: Type.Object({
      MIN_ORDER_AMOUNT: Type.Optional(Type.String()),
      VEG_NONVEG_TOGGLE_IGNORE: Type.Optional(Type.String()),
      PAYMENT_METHODS: Type.Optional(Type.String()),
    }),
  }),
  'GET /api/v1/settings/shop': call({
    operationId: 'getShop',
    summary: 'The shop profile: names, addresses, licences, links',
    guard: 'public',
    rate: 'read',
    cache: 'shared',
    problems: { NOT_SET: 404 },
    response: ShopPage,
  }),
};
