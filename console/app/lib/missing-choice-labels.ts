import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MissingChoice } from '@sabuja/contract/rules/if-missing';

const labels: Record<MissingChoice, MessageDescriptor> = {
  REPLACE: msg`If something is missing: replace it with something alike`,
  CALL: msg`If something is missing: call`,
  LEAVE_OUT: msg`If something is missing: leave it out`,
};

/** Returns the label for staff of the customer's choice for missing items. */
export const missingChoiceLabel = (choice: MissingChoice | null): MessageDescriptor =>
  choice === null ? msg`If something is missing: not chosen, call` : labels[choice];
