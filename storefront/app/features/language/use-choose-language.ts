import type { Locale } from '@sabuja/kit';
import { chooseLanguage } from '../../i18n/choose-language.ts';
import { useApi } from '../../lib/use-api.ts';
import { useSession } from '../session/index.ts';

/** Returns a function that stores the language in this browser and in a signed-in customer's account. */
export function useChooseLanguage(): (locale: Locale) => Promise<void> {
  const api = useApi();
  const { user } = useSession();
  return async (language) => {
    if (user) {
      const request = { params: { uid: user.uid }, body: { language } };
      // If this request fails, the choice is still stored in the browser.
      await api('PUT /api/v1/users/{uid}/language', request).catch(() => undefined);
    }
    await chooseLanguage(language);
  };
}
