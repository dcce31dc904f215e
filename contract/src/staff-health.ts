import Type, { type Static } from 'typebox';
import { call } from './call.ts';
import { healthProblems } from './rules/health-problems.ts';
import { Instant, Nullable, Uid } from './schemas.ts';

const Count = Type.Integer();
const Waiting = { waiting: Count, oldest_at: Nullable(Instant) };

export const JobHealth = Type.Object({
  name: Type.String(),
  succeeded_at: Nullable(Instant),
  waiting: Type.Integer({ description: 'due, and not begun' }),
  is_late: Type.Boolean({
    description:
      'one waits for more than ten minutes, or a repeated one runs for more than an hour',
  }),
  running: Count,
  failing: Type.Integer({ description: 'failed, and tried again' }),
  dead: Type.Integer({ description: 'failed, and not tried again' }),
});
export type JobHealth = Static<typeof JobHealth>;

export const ServerHealth = Type.Object({
  id: Uid,
  host: Type.String(),
  version: Type.String(),
  node_version: Type.String(),
  started_at: Instant,
  seen_at: Instant,
  clock_offset_seconds: Type.Number({ description: "how far ahead of the database's clock" }),
  media_problem: Nullable(
    Type.String({ description: 'why it cannot use the files of pictures; null while it can' }),
  ),
});
export type ServerHealth = Static<typeof ServerHealth>;

/** The operating state of the shop. */
export const ShopHealth = Type.Object({
  at: Instant,
  problems: Type.Array(Type.Enum([...healthProblems], { type: 'string' })),
  messages: Type.Array(
    Type.Object({
      channel: Type.Enum(['sms', 'email', 'push'], { type: 'string' }),
      ...Waiting,
    }),
    { description: 'by channel, those of which none waits included' },
  ),
  webhooks: Type.Object(Waiting),
  jobs: Type.Array(JobHealth),
  rules: Type.Object({
    checked_at: Nullable(Instant),
    is_checking: Type.Boolean(),
    broken: Count,
  }),
  backup: Nullable(Type.Object({ taken_at: Instant, bytes: Count, rows: Count })),
  servers: Type.Array(ServerHealth),
  database: Type.Object({
    version: Type.String(),
    bytes: Count,
    migration: Type.String({ description: 'the last one that was applied' }),
    is_migrated: Type.Boolean(),
  }),
});
export type ShopHealth = Static<typeof ShopHealth>;

const manage = { guard: 'staff', may: 'health.manage' } as const;

export const staffHealthCalls = {
  'GET /api/v1/staff/health': call({
    operationId: 'getHealth',
    summary: 'How the shop runs: messages, webhooks, jobs, rules, backup, servers, database',
    ...manage,
    rate: 'read',
    response: ShopHealth,
  }),
  'POST /api/v1/staff/health/check': call({
    operationId: 'checkRules',
    summary: 'Check the rules of the whole database now, as every night',
    ...manage,
    rate: 'write',
    problems: { CHECK_RUNS: 409 },
    response: Type.Object({ is_checking: Type.Boolean() }),
  }),
};
