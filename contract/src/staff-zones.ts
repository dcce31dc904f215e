import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { MAX_RING_POINTS } from './rules/polygon.ts';
import { Id, Message, NonBlank, Nullable, Pincode } from './schemas.ts';
import {
  conflict,
  InOtherLanguages,
  madeFrom,
  revisionFields,
  TranslatedText,
} from './staff-items.ts';

const Amount = Type.Number({ minimum: 0, maximum: 100_000, multipleOf: 0.01 });
const ZonePincode = Type.Object({
  pincode: Pincode,
  place: NonBlank(80),
  translations: Type.Optional(InOtherLanguages({ place: TranslatedText(80) })),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
});
/** The handler refuses rings with too few points or with points outside India, with a clear message. */
const Polygon = Nullable(
  Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 }), {
    maxItems: MAX_RING_POINTS,
    description: 'its area: a closed ring of [longitude, latitude]; null: none',
  }),
);
const Zone = Type.Object({
  name: NonBlank(60),
  fee: Type.Number({ ...Amount, description: 'rupees' }),
  free_above: Nullable(Type.Number({ ...Amount, description: 'rupees; null: never free' })),
  minimum: Nullable(
    Type.Number({ ...Amount, description: "rupees, where it is above the shop's; null: none" }),
  ),
  pincodes: Type.Array(ZonePincode, { maxItems: 500 }),
  polygon: Type.Optional(Polygon),
});

/** A delivery zone as staff see and change it. */
export const StaffZone = Type.Object({
  zone_id: Id,
  ...Zone.properties,
  polygon: Polygon,
  is_closed: Type.Boolean({ description: 'nobody in it can order' }),
  ...revisionFields,
});
export type StaffZone = Static<typeof StaffZone>;

/** A delivery zone to create. */
export type NewStaffZone = Static<typeof Zone>;
const ZoneChange = Type.Object({
  ...Type.Partial(Type.Object({ ...Zone.properties, is_closed: Type.Boolean() })).properties,
  ...madeFrom,
});
/** A change of a zone: omitted fields stay as they are. */
export type StaffZoneChange = Static<typeof ZoneChange>;

const manage = { guard: 'staff', may: 'settings.manage' } as const;
const problems = {
  ZONE_EXISTS: 409,
  PINCODE_TAKEN: 409,
  BAD_POLYGON: 422,
  POLYGONS_OVERLAP: 409,
} as const;
const invalid = {
  name: 'Please enter the name of the zone.',
  polygon: 'An area has at most 500 points, each a longitude and a latitude.',
};

export const staffZoneCalls = {
  'GET /api/v1/staff/zones': call({
    operationId: 'listStaffZones',
    summary: 'The delivery zones with their pincodes, closed ones too',
    ...manage,
    rate: 'read',
    response: Type.Object({ results: Type.Array(StaffZone) }),
  }),
  'POST /api/v1/staff/zones': call({
    operationId: 'createZone',
    summary: 'Create a delivery zone',
    ...manage,
    rate: 'write',
    body: Zone,
    invalid,
    problems: { ...problems, NO_ZONE: 404 },
    response: StaffZone,
  }),
  'PATCH /api/v1/staff/zones/{zone_id}': call({
    operationId: 'changeZone',
    summary:
      'Change a zone, close it or open it again; placed orders stay as agreed. CHANGED_MEANWHILE has it as it is now in its details',
    ...manage,
    rate: 'write',
    params: Type.Object({ zone_id: Id }),
    body: ZoneChange,
    invalid,
    problems: { ...problems, NO_ZONE: 404, ...conflict },
    response: Type.Object({ ...StaffZone.properties, ...Message.properties }),
  }),
};
