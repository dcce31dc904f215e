import type { StaffSession } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';
import { useEffect } from 'react';
import { chooseLanguage, chosenLocale, currentLocale } from '../../i18n/locale.ts';
import { api } from '../../lib/api.ts';

const save = (language: Locale) =>
  api('PUT /api/v1/staff/language', { body: { language } }).catch(() => undefined);

/** Saves the language for the member, also for e-mails, and switches the page to it. */
export async function saveAndChooseLanguage(language: Locale): Promise<void> {
  // The browser stores the choice in any case.
  await save(language);
  chooseLanguage(language);
}

/**
 * Applies the member's language in a browser where none was chosen; a member without a language gets that of the
 * browser.
 */
export function useMemberLanguage(session: StaffSession | undefined): void {
  const uid = session?.member.uid;
  const language = session?.language;
  useEffect(() => {
    if (uid === undefined) return;
    const chosen = chosenLocale();
    if (chosen === undefined) {
      if (language && language !== currentLocale()) chooseLanguage(language);
    } else if (!language) {
      void save(chosen);
    }
  }, [uid, language]);
}
