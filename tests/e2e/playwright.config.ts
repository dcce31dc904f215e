import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { port } from './shop-folder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const executablePath = process.env.CHROMIUM_PATH;
/**
 * The features that Playwright 1.65 disables (repeated, because Chromium uses only the last `--disable-features`), and
 * address bar pop-ups and spare processes of a full Chromium: those cost more CPU time than the shop's pages.
 */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];
const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/** Journeys in a real browser against the real server and database, with their own data folder. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  // Runs once the shop is open.
  globalSetup: './raise-demo-stock.ts',
  // Runs before the shop is closed; an exception fails the run.
  globalTeardown: './check-database.ts',
  outputDir: `${root}test-results`,
  fullyParallel: true,
  // One worker per core. More workers take longer: on two cores, 27 journeys needed 182 s of CPU time and 2.2 min
  // with 2 workers, 215 s and 2.4 min with 4, and each journey waited twice as long for what it expected.
  workers: '100%',
  // A journey that passes only at its second attempt is reported as flaky, and has to be fixed (decision 0076).
  retries: process.env.CI ? 1 : 0,
  // The longest journey takes a minute on an idle machine, and several times as long on a slow or busy one.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? [['line']] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-IN',
    // Routes of a test do not apply to requests of a service worker; only journeys about it enable it.
    serviceWorkers: 'block',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    // Once in thousands of journeys a browser stops drawing frames: these limits then end the attempt before `timeout`.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Recording a trace costs a quarter of a journey's time; TRACE=1 enables it for debugging.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        `--disable-features=${disabledFeatures.join()}`,
      ],
      ...(executablePath && { executablePath }),
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: 'console-*.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
    // The first owner is set up in a shop without staff, so before all other journeys of the console.
    { name: 'set-up', testMatch: 'console-set-up.spec.ts', use: desktop },
    {
      name: 'console',
      testMatch: 'console-*.spec.ts',
      testIgnore: 'console-set-up.spec.ts',
      dependencies: ['set-up'],
      use: desktop,
    },
  ],
  webServer: {
    command: `${process.execPath} tests/e2e/shop.ts`,
    cwd: root,
    url: `http://127.0.0.1:${port}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      OTP_LIMIT_PER_ADDRESS_HOUR: '100000',
      OTP_LIMIT_PER_NUMBER_SECONDS: '0',
      // All visitors of the journeys have the same IP address.
      RATE_LIMITS: '0',
      LOG_LEVEL: 'error',
    },
  },
});
