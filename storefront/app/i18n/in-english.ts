import { type MessageDescriptor, setupI18n } from '@lingui/core';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

/** The English text of a message, for tests; undefined stays undefined. */
export const inEnglish = (text: MessageDescriptor | undefined): string | undefined =>
  text && english._(text);
