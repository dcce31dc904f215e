import { useEffect } from 'react';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import { usePageLocale } from '../../i18n/page-locale.ts';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';
import { chosenLanguage } from './language-rules.ts';

/**
 * If no language was chosen in this browser, switches to the account's language. If the account has none, stores
 * the language chosen in this browser.
 */
export function AccountLanguage() {
  const api = useApi();
  const current = usePageLocale();
  const { user } = useSession();
  const uid = user?.uid;
  const language = user?.language;
  useEffect(() => {
    if (uid === undefined) return;
    const chosen = chosenLanguage(document.cookie);
    if (chosen === undefined) {
      if (language && language !== current) void chooseLanguage(language);
    } else if (!language) {
      const request = { params: { uid }, body: { language: chosen } };
      api('PUT /api/v1/users/{uid}/language', request).catch(() => undefined);
    }
  }, [api, uid, language, current]);
  return null;
}
