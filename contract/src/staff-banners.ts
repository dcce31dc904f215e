import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { Id, Instant, Message, Nullable } from './schemas.ts';
import {
  conflict,
  InOtherLanguages,
  madeFrom,
  revisionFields,
  TranslatedText,
} from './staff-items.ts';

const Texts = {
  title: Type.String({ maxLength: 60 }),
  subtitle: Type.String({ maxLength: 120 }),
  action: Type.String({
    maxLength: 30,
    description: 'label of its link; needed where there is one',
  }),
};
const TranslatedTexts = {
  title: TranslatedText(60),
  subtitle: TranslatedText(120),
  action: TranslatedText(30),
};
const Banner = Type.Object({
  image_url: Type.String({
    pattern: '^/media/banners/[a-z0-9-]+(?:/[0-9]{1,4}\\.(?:avif|webp|jpg)|\\.(?:mp4|webm|ogg))$',
    maxLength: 300,
    description: 'path of an uploaded picture or video',
  }),
  view_sequence: Nullable(
    Type.Integer({
      minimum: 0,
      maximum: 1000,
      description:
        'place on Home: up to 7 in the carousel, 6 and 7 also alone; null or above: nowhere',
    }),
  ),
  ...Texts,
  translations: InOtherLanguages(TranslatedTexts),
  link: Type.String({
    // Browsers treat '/\\' like '//', which leads to another site.
    pattern: '^(?:/(?:[^\\s/\\\\][^\\s\\\\]*)?)?$',
    maxLength: 300,
    description: "a path of this shop, such as '/categories/3'; empty: none",
  }),
  light_text: Type.Boolean({ description: 'for a dark picture' }),
  is_hidden: Type.Boolean(),
  from: Nullable(Type.String({ ...Instant, description: 'null: from now on' })),
  until: Nullable(Type.String({ ...Instant, description: 'null: until somebody ends it' })),
});

/** A banner as staff see and change it. */
export const StaffBanner = Type.Object({
  banner_id: Id,
  ...Banner.properties,
  state: Type.Enum(['hidden', 'planned', 'shown', 'over'], { type: 'string' }),
  ...revisionFields,
});
export type StaffBanner = Static<typeof StaffBanner>;

/** A banner to create. */
export type NewStaffBanner = Static<typeof Banner>;
const BannerChange = Type.Object({ ...Type.Partial(Banner).properties, ...madeFrom });
/** A change of a banner: omitted fields stay as they are. */
export type StaffBannerChange = Static<typeof BannerChange>;

const manage = { guard: 'staff', may: 'catalogue.manage' } as const;
const params = Type.Object({ id: Id });
const problems = { BAD_PERIOD: 422, NO_ACTION: 422, NO_BANNER: 404 } as const;
const invalid = {
  image_url: 'Please choose a picture or video.',
  link: "Please enter a path of the shop that begins with '/'.",
};

export const staffBannerCalls = {
  'GET /api/v1/staff/banners': call({
    operationId: 'listStaffBanners',
    summary: 'The banners by their place, hidden ones too',
    ...manage,
    rate: 'read',
    response: Type.Object({ results: Type.Array(StaffBanner) }),
  }),
  'POST /api/v1/staff/banners': call({
    operationId: 'createBanner',
    summary: 'Create a banner',
    ...manage,
    rate: 'write',
    body: Banner,
    invalid,
    problems,
    response: StaffBanner,
  }),
  'PATCH /api/v1/staff/banners/{id}': call({
    operationId: 'changeBanner',
    summary:
      'Change a banner, its place or its time. CHANGED_MEANWHILE has it as it is now in its details',
    ...manage,
    rate: 'write',
    params,
    body: BannerChange,
    invalid,
    problems: { ...problems, ...conflict },
    response: Type.Object({ ...StaffBanner.properties, ...Message.properties }),
  }),
  'DELETE /api/v1/staff/banners/{id}': call({
    operationId: 'deleteBanner',
    summary: 'Remove a banner',
    ...manage,
    rate: 'write',
    params,
    problems: { NO_BANNER: 404 },
    response: Message,
  }),
};
