import type { ProviderTest } from '@sabuja/contract';
import type { ProviderChannel } from '@sabuja/contract/rules/opening-steps';
import { addTime, fail, hours, isFailure, seconds } from '@sabuja/kit';
import { inTransaction, lockKey } from '../../../platform/db/index.ts';
import type { StaffActor } from '../../../platform/http/index.ts';
import { recordAudit } from '../../staff/index.ts';
import type { OpeningDeps } from './deps.ts';
import { describeProvider, findChannelProvider } from './provider-states.ts';

/**
 * Limit per channel and hour, for all staff together: messages cost money, and a mistyped number reaches a stranger.
 */
const MAX_TESTS = 10;
const TEST_WINDOW = hours(1);

type Test = { channel: ProviderChannel; to?: string };

/**
 * Tests a provider by a real call, and records who tested it with which result. The test is counted before the call, so
 * that concurrent tests cannot exceed the limit. Fails with NO_PROVIDER or TEST_LIMIT, which has the seconds to wait.
 */
export async function testProvider(deps: OpeningDeps, actor: StaffActor, { channel, to }: Test) {
  const begun = await beginTest(deps, actor, channel);
  if (isFailure(begun)) return begun;
  const result =
    channel === 'payments'
      ? await checkKeys(deps)
      : await deps.testChannel({ channel, to: to ?? '' });
  await deps.db
    .updateTable('back_office.provider_tests')
    .set({ outcome: result.outcome })
    .where('id', '=', begun)
    .execute();
  return result;
}

function beginTest(deps: OpeningDeps, actor: StaffActor, channel: Test['channel']) {
  const now = deps.clock.now();
  return inTransaction(deps.db, async (tx) => {
    const provider = findChannelProvider(deps, channel);
    if (!provider) return fail('NO_PROVIDER');
    await lockKey(tx, `test ${channel}`);
    const recent = await tx
      .selectFrom('back_office.provider_tests')
      .select('tested_at')
      .where('channel', '=', channel)
      .where('tested_at', '>', addTime(now, -TEST_WINDOW))
      .orderBy('id', 'desc')
      .limit(MAX_TESTS)
      .execute();
    const oldest = recent[MAX_TESTS - 1];
    if (oldest) {
      const wait = oldest.tested_at.getTime() + TEST_WINDOW - now.getTime();
      return fail('TEST_LIMIT', Math.ceil(wait / seconds(1)));
    }
    const named = describeProvider(provider);
    const { id } = await tx
      .insertInto('back_office.provider_tests')
      .values({
        channel,
        provider: named,
        outcome: null,
        member_id: actor.memberId,
        tested_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const entry = { action: 'provider.test', subject: 'provider', subjectId: channel };
    await recordAudit(tx, actor, { ...entry, after: { provider: named } }, now);
    return id;
  });
}

async function checkKeys({ payments }: OpeningDeps): Promise<ProviderTest> {
  const checked = await payments.providers[0]?.checkKeys();
  if (checked === true) return { outcome: 'OK', reason: null };
  if (checked?.code === 'PROVIDER_REFUSED') {
    return { outcome: 'REFUSED', reason: checked.details.message.slice(0, 200) };
  }
  return { outcome: 'UNREACHABLE', reason: checked?.details.cause.slice(0, 200) ?? null };
}
