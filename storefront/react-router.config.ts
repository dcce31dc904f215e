import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are known from the first answer: a shop of fifteen screens needs no discovery calls.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
