import type { OrderActor } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';
import { translate } from '../../platform/texts/index.ts';

/**
 * The reason of a transition in the reader's language. The system's reasons are stored in English; those of a person
 * stay as they were written.
 */
export const reasonIn = (
  { actor, reason }: { actor: OrderActor; reason: string | null },
  locale: Locale,
): string | null => (actor === 'system' && reason !== null ? translate(reason, locale) : reason);
