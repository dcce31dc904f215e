import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** English is written in the code; `npm run messages` brings the catalogues in step with it. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'hi', 'or'],
  catalogs: [
    {
      path: '<rootDir>/storefront/app/messages/{locale}',
      include: ['storefront/app', 'ui/src'],
      exclude: ['**/*.test.*'],
    },
    {
      path: '<rootDir>/console/app/messages/{locale}',
      include: ['console/app', 'ui/src'],
      exclude: ['**/*.test.*'],
    },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
