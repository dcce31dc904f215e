import type { I18n, MessageDescriptor } from '@lingui/core';

/** The translated text of a message; a string from the server is returned as it is. */
export const messageText = (i18n: I18n, message: MessageDescriptor | string): string =>
  typeof message === 'string' ? message : i18n._(message);
