import type { Locale } from '@sabuja/kit';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';

/** Chooses the language of this browser, and of the account of a signed-in customer. */
export function useChooseLanguage(): (locale: Locale) => Promise<void> {
  const api = useApi();
  const { user } = useSession();
  return async (language) => {
    if (user) {
      const request = { params: { uid: user.uid }, body: { language } };
      // The browser stores the choice in any case.
      await api('PUT /api/v1/users/{uid}/language', request).catch(() => undefined);
    }
    await chooseLanguage(language);
  };
}
