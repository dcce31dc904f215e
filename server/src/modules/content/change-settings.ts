import {
  isSettingKey,
  parseSetting,
  type SettingKey,
  type SettingProblem,
} from '@sabuja/contract/rules/setting-definitions';
import { type Failure, fail } from '@sabuja/kit';
import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction } from '../../platform/db/index.ts';
import type { StaffActor } from '../../platform/http/index.ts';
import { recordAudit } from '../staff/index.ts';
import { listSettings } from './content-store.ts';
import { saveSetting } from './save-content.ts';

export type ManageContentDeps = { db: Db; clock: Clock };

type SettingFailure =
  | Failure<'UNKNOWN_SETTING', string>
  | Failure<'BAD_SETTING', { key: SettingKey; problem: SettingProblem }>;

/**
 * Changes settings, all or none; each value that differs has a row in the audit log. Fails with UNKNOWN_SETTING or
 * BAD_SETTING.
 */
export function changeSettings(
  { db, clock }: ManageContentDeps,
  actor: StaffActor,
  input: Readonly<Record<string, string>>,
) {
  return inTransaction(db, async (tx): Promise<SettingFailure | undefined> => {
    // Serializes changes, so that each audit row has the value that was really replaced.
    await sql`lock table content.settings in share row exclusive mode`.execute(tx);
    const stored = await listSettings(tx);
    for (const [key, text] of Object.entries(input)) {
      if (!isSettingKey(key)) return fail('UNKNOWN_SETTING', key);
      const parsed = parseSetting(key, text);
      if ('problem' in parsed) return fail('BAD_SETTING', { key, problem: parsed.problem });
      const before = stored.get(key);
      if (before === parsed.value) continue;
      await saveSetting(tx, key, parsed.value);
      const entry = { action: 'settings.change', subject: 'setting', subjectId: key };
      const values = { before: before === undefined ? undefined : { value: before } };
      await recordAudit(
        tx,
        actor,
        { ...entry, ...values, after: { value: parsed.value } },
        clock.now(),
      );
    }
    return undefined;
  });
}
