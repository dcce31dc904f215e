import type { StaffSession } from '@sabuja/contract';
import type { Locale } from '@sabuja/kit';
import { useEffect } from 'react';
import { chooseLanguage, chosenLocale, currentLocale } from '../../i18n/locale.ts';
import { api } from '../../lib/api.ts';

const save = (language: Locale) =>
  api('PUT /api/v1/staff/language', { body: { language } }).catch(() => undefined);

/** Saves the language with the member, for their e-mails too, and opens the page in it. */
export async function saveAndChooseLanguage(language: Locale): Promise<void> {
  // The browser stores the choice in any case.
  await save(language);
  chooseLanguage(language);
}

/**
 * In a browser where no language was chosen, takes over that of the member; a member without one gets that of the
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
