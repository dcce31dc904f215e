import type { ShopHealth } from '@sabuja/contract';
import { toNullableInstant } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/index.ts';
import { isMigrated, readDatabaseState } from '../../../platform/db/index.ts';
import { readJobStates } from '../../../platform/jobs/index.ts';
import { listServers, type RunningServer } from '../../../platform/servers.ts';
import { countWaitingMessages } from '../../notifications/index.ts';
import { countWaitingWebhooks } from '../../payments/index.ts';
import { selectAttention } from '../select-attention.ts';
import { checkRulesJob } from '../settle-attention.ts';
import { findProblems } from './find-problems.ts';

/** Reads the state of the shop's queues, rules, backup, servers and database. */
export async function readHealth(db: Db, now: Date): Promise<ShopHealth> {
  const jobs = (await readJobStates(db)).map((job) => ({
    ...job,
    succeeded_at: toNullableInstant(job.succeeded_at),
  }));
  const checks = jobs.find(({ name }) => name === checkRulesJob);
  const stuck = await countStuck(db, now);
  const state = {
    at: now.toISOString(),
    messages: await readMessages(db),
    webhooks: toQueue(await countWaitingWebhooks(db)),
    jobs,
    rules: {
      checked_at: checks?.succeeded_at ?? null,
      is_checking: checks !== undefined && checks.waiting + checks.running > 0,
      broken: stuck('RULE_BROKEN'),
    },
    backup: await readLastBackup(db),
    servers: (await listServers(db)).map(toServer),
    database: { ...(await readDatabaseState(db)), is_migrated: await isMigrated(db) },
  };
  return { ...state, problems: findProblems(state, stuck) };
}

const toQueue = (queue: { waiting: number; oldest_at: Date | null }) => ({
  waiting: queue.waiting,
  oldest_at: toNullableInstant(queue.oldest_at),
});
const toServer = ({ started_at, seen_at, ...server }: RunningServer) => ({
  ...server,
  started_at: started_at.toISOString(),
  seen_at: seen_at.toISOString(),
});

async function readMessages(db: Db) {
  const found = await countWaitingMessages(db);
  return (['sms', 'email', 'push'] as const).map((channel) => ({
    channel,
    ...toQueue(found.find((row) => row.channel === channel) ?? { waiting: 0, oldest_at: null }),
  }));
}

async function readLastBackup(db: Db): Promise<ShopHealth['backup']> {
  const found = await db
    .selectFrom('back_office.backups')
    .select(['taken_at', 'bytes', 'rows'])
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ? { ...found, taken_at: found.taken_at.toISOString() } : null;
}

/** Counts the items that need action by staff, by kind. */
async function countStuck(db: Db, now: Date) {
  const rows = await selectAttention(db, now)
    .select((e) => ['item.kind', e.fn.countAll<number>().as('count')])
    .groupBy('item.kind')
    .execute();
  return (kind: string) => rows.find((row) => row.kind === kind)?.count ?? 0;
}
