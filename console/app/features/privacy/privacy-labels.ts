import { msg } from '@lingui/core/macro';

/** What a customer asks for. */
export const kindLabels = {
  EXPORT: msg`a copy of the data`,
  CORRECT: msg`a correction`,
  DELETE: msg`deletion of the account`,
  NOMINEE: msg`a nominee`,
  WITHDRAW: msg`withdrawal of consent`,
} as const;

/** How a request reached the shop. */
export const channelLabels = {
  PHONE: msg`by phone`,
  EMAIL: msg`by e-mail`,
  LETTER: msg`by letter`,
  IN_PERSON: msg`in person`,
} as const;

/** How staff verified that the customer made the request. */
export const proofLabels = {
  NONE: msg`not proven yet`,
  CALLED_BACK: msg`called back on their number`,
  REGISTERED_EMAIL: msg`wrote from the e-mail of the account`,
  DOCUMENT: msg`showed a document`,
} as const;

export const stateLabels = {
  OPEN: { text: msg`open`, tone: 'haldi' },
  DONE: { text: msg`done`, tone: 'leaf' },
  REFUSED: { text: msg`refused`, tone: 'plain' },
} as const;

/** How a request ended. */
export const outcomeLabels = {
  LINK_SENT: msg`A link to the copy was sent.`,
  FILE_GIVEN: msg`The file was given to the customer.`,
  CHANGED: msg`It was done as asked.`,
  ERASED: msg`The account is deleted.`,
  REFUSED: msg`It was refused.`,
} as const;
