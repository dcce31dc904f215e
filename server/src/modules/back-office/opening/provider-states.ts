import type { ProviderState } from '@sabuja/contract';
import type { ProviderChannel } from '@sabuja/contract/rules/opening-steps';
import { toNullableInstant } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/index.ts';
import type { OpeningDeps } from './deps.ts';

/** The provider that is configured for a channel. */
export type ChannelProvider = { label: string; mode: ProviderState['mode'] };

/** Returns the provider that this server's settings name for a channel; undefined without one. */
export function findChannelProvider(
  { payments, providerNames, hasOutbox }: OpeningDeps,
  channel: ProviderChannel,
): ChannelProvider | undefined {
  if (channel === 'payments') {
    const [provider] = payments.providers;
    return provider && { label: provider.label, mode: provider.mode };
  }
  const label = providerNames[channel];
  if (label !== undefined) return { label, mode: 'live' };
  return hasOutbox && providerNames.sms === undefined
    ? { label: '/dev/outbox', mode: 'outbox' }
    : undefined;
}

/** The name under which a test is recorded: another provider, or another mode of it, needs its own test. */
export const describeProvider = ({ label, mode }: ChannelProvider): string => `${label} ${mode}`;

/** A provider with its last test. */
export async function readProviderState(
  db: Db | Tx,
  deps: OpeningDeps,
  channel: ProviderChannel,
): Promise<ProviderState> {
  const provider = findChannelProvider(deps, channel);
  if (!provider) return { channel, provider: null, mode: 'live', tested_at: null, outcome: null };
  const test = await db
    .selectFrom('back_office.provider_tests')
    .select(['tested_at', 'outcome'])
    .where('channel', '=', channel)
    .where('provider', '=', describeProvider(provider))
    .where('outcome', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    channel,
    provider: provider.label,
    mode: provider.mode,
    tested_at: toNullableInstant(test?.tested_at),
    outcome: test?.outcome ?? null,
  };
}
