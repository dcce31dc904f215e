import { type MessageDescriptor, setupI18n } from '@lingui/core';

const english = setupI18n({ locale: 'en', messages: { en: {} } });

/** What a rule's text says in English, for tests; nothing when the rule says nothing. */
export const inEnglish = (text: MessageDescriptor | undefined): string | undefined =>
  text && english._(text);
