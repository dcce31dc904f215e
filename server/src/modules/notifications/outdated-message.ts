import { OTP_LIFE_MINUTES } from '@sabuja/contract/limits';
import { addTime, type Milliseconds, minutes } from '@sabuja/kit';
import { codeTemplates } from './message-templates.ts';

/** When a message with a code expires; null for other messages. */
export const codeExpiry = (template: string, createdAt: Date): Date | null =>
  codeTemplates.has(template) ? addTime(createdAt, minutes(OTP_LIFE_MINUTES)) : null;

type WaitingMessage = {
  template: string;
  created_at: Date;
  expires_at: Date | null;
  /** When a later message about the same order made it untrue (`replaced-messages.ts`). */
  replaced_at: Date | null;
  /** Including this one. */
  attempts: number;
};

/** The first attempt is made within this time, unless no worker was running. */
const PROMPT_TIME: Milliseconds = minutes(2);

/**
 * Returns why a message is of no use any more; undefined when it is to be sent. A prompt first attempt sends every step,
 * however quickly the next one follows.
 */
export function findOutdatedReason(
  { template, created_at, expires_at, replaced_at, attempts }: WaitingMessage,
  now: Date,
): 'it has expired' | 'a later message replaces it' | undefined {
  // Servers before migration 0139 wrote no end.
  const end = expires_at ?? codeExpiry(template, created_at);
  if (end !== null && end <= now) return 'it has expired';
  const isPrompt = attempts === 1 && now < addTime(created_at, PROMPT_TIME);
  return replaced_at !== null && !isPrompt ? 'a later message replaces it' : undefined;
}
