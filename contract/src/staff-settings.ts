import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { settingKeys } from './rules/setting-definitions.ts';

const SettingValues = Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 500 }), {
  description: 'settings by their key, such as MIN_ORDER_AMOUNT',
});

/** The settings of the shop, as staff see them. */
export const StaffSettings = Type.Object({
  results: Type.Array(
    Type.Object({
      key: Type.Enum(settingKeys, { type: 'string' }),
      value: Type.String({ description: 'the default while nobody has set it' }),
      is_set: Type.Boolean(),
      kind: Type.Enum(['rupees', 'count', 'methods', 'categories', 'time', 'switch'], {
        type: 'string',
      }),
      default: Type.String(),
      minimum: Type.Optional(Type.Number()),
      maximum: Type.Optional(Type.Number()),
    }),
  ),
  can_pay_online: Type.Boolean({ description: 'whether keys of a payment provider are set' }),
});
export type StaffSettings = Static<typeof StaffSettings>;

export const staffSettingCalls = {
  'GET /api/v1/staff/settings': call({
    operationId: 'listStaffSettings',
    summary: 'The settings of the shop with their range and default',
    guard: 'staff',
    may: 'settings.manage',
    rate: 'read',
    response: StaffSettings,
  }),
  'PATCH /api/v1/staff/settings': call({
    operationId: 'changeSettings',
    summary: 'Change settings; all or none, from the next request on',
    guard: 'staff',
    may: 'settings.manage',
    rate: 'write',
    body: SettingValues,
    problems: { UNKNOWN_SETTING: 422, BAD_SETTING: 422 },
    response: StaffSettings,
  }),
};
