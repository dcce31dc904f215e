import type { PrivacyKind } from '@sabuja/contract/rules/privacy-requests';
import { type Text, text } from '../../../platform/texts/index.ts';

/** What a request is about, in messages to the customer. */
export const kindTexts: Readonly<Record<PrivacyKind, Text>> = {
  EXPORT: text`a copy of your data`,
  CORRECT: text`a correction of your data`,
  DELETE: text`the deletion of your account`,
  NOMINEE: text`your nominee`,
  WITHDRAW: text`the withdrawal of your consent`,
};
