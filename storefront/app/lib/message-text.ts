import type { I18n, MessageDescriptor } from '@lingui/core';

/** The text of a message of ours, or of the server, which is a text already. */
export const messageText = (i18n: I18n, message: MessageDescriptor | string): string =>
  typeof message === 'string' ? message : i18n._(message);
