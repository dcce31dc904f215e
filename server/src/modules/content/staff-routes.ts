import { staffSettingCalls, staffShopCalls } from '@sabuja/contract';
import {
  type SettingProblem,
  settingDefinitions,
  settingKeys,
} from '@sabuja/contract/rules/setting-definitions';
import { isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls, type ProblemsOf } from '../../platform/http/index.ts';
import { type Message, text } from '../../platform/texts/index.ts';
import { changeProfile } from './change-profile.ts';
import { changeSettings, type ManageContentDeps } from './change-settings.ts';
import { findProfileRow, listSettings } from './content-store.ts';

const calls = { ...staffSettingCalls, ...staffShopCalls };

const describe = (problem: SettingProblem): Message => {
  switch (problem.kind) {
    case 'rupees':
      return text`Please enter an amount from ${problem.minimum} to ${problem.maximum}.`;
    case 'count':
      return text`Please enter a whole number from ${problem.minimum} to ${problem.maximum}.`;
    case 'methods':
      return text`Please choose at least one way to pay that the shop knows.`;
    case 'switch':
      return text`Please turn it on or off.`;
    case 'categories':
      return text`Please choose the categories from the list.`;
    case 'time':
      return text`Please enter a time of the day, such as 06:30.`;
  }
};

const problems = {
  UNKNOWN_SETTING: (key: string) => ({
    status: 422,
    message: text`There is no setting ${key}.`,
    field: key,
  }),
  BAD_SETTING: ({ key, problem }: { key: string; problem: SettingProblem }) => ({
    status: 422,
    message: describe(problem),
    field: key,
  }),
  PROFILE_INCOMPLETE: (field: string) => ({
    status: 422,
    message: 'Please fill this in: pages and invoices name it.',
    field,
  }),
} satisfies ProblemsOf<typeof calls>;

type Deps = ManageContentDeps & { canPayOnline: boolean };

export function staffContentRoutes(context: MountContext, deps: Deps): void {
  const { db, canPayOnline } = deps;
  const readSettings = async () => ({
    results: describeSettings(await listSettings(db)),
    can_pay_online: canPayOnline,
  });
  mountCalls(context, {
    calls,
    problems,
    handlers: {
      'GET /api/v1/staff/settings': readSettings,
      'PATCH /api/v1/staff/settings': async ({ actor, body }) => {
        const failure = await changeSettings(deps, actor, body);
        return isFailure(failure) ? failure : readSettings();
      },
      'GET /api/v1/staff/shop': () => findProfileRow(db),
      'PATCH /api/v1/staff/shop': async ({ actor, body }) => {
        const failure = await changeProfile(deps, actor, body);
        return isFailure(failure) ? failure : findProfileRow(db);
      },
    },
  });
}

const describeSettings = (stored: Awaited<ReturnType<typeof listSettings>>) =>
  settingKeys.map((key) => {
    const { group: _, ...definition } = settingDefinitions[key];
    const value = stored.get(key)?.trim();
    return {
      key,
      ...definition,
      value: value || definition.default,
      is_set: Boolean(value),
    };
  });
