import { msg } from '@lingui/core/macro';

export const messageStateLabels = {
  waiting: { text: msg`waiting`, tone: 'haldi' },
  sent: { text: msg`sent`, tone: 'leaf' },
  local: { text: msg`in the outbox`, tone: 'plain' },
  given_up: { text: msg`failed`, tone: 'chilli' },
  outdated: { text: msg`not sent: out of date`, tone: 'plain' },
} as const;

export const paymentStateLabels = {
  created: { text: msg`begun`, tone: 'plain' },
  failed: { text: msg`failed`, tone: 'chilli' },
  authorized: { text: msg`authorised`, tone: 'haldi' },
  captured: { text: msg`paid`, tone: 'leaf' },
  refunded: { text: msg`refunded`, tone: 'plain' },
} as const;
