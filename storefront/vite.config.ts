import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { messageMacros } from './message-macros.ts';

/** What every page needs, in one file each: fewer requests, and gzip finds more to shorten. */
const chunks = [
  {
    name: 'frame',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack|cookie-es|@lingui)\//,
  },
  { name: 'shop', test: /\/(?:app|kit|contract)\/|lucide-react/, minShareCount: 5 },
];

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    // A message without a Hindi or Odia translation fails the build.
    lingui({ failOnMissing: false, failOnCompileError: true }),
    messageMacros(),
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } },
    },
  },
  // Of the icons only ours are loaded on the server.
  ssr: { noExternal: ['lucide-react'] },
});
