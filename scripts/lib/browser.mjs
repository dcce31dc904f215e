import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runNode, runTool } from './node.mjs';
import { log, ScriptError } from './project.mjs';
import { run } from './run.mjs';

/** The headless shell comes first, because the journeys take half as long in it. */
const BROWSER_COMMANDS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Commands that install Chromium by package manager, as root. */
const INSTALL_COMMANDS = {
  'apt-get':
    'apt-get update && (apt-get install -y --no-install-recommends chromium-headless-shell || ' +
    'apt-get install -y --no-install-recommends chromium)',
  dnf: 'dnf install -y chromium',
  apk: 'apk add --no-cache chromium',
};

/** Returns the path of a Chromium for the journeys; installs one if there is none. */
export async function ensureBrowser() {
  const browser =
    findInstalledBrowser() ??
    (await findPlaywrightBrowser()) ??
    (await downloadBrowser()) ??
    (await installBrowserPackage());
  if (browser) return browser;
  throw new ScriptError(
    'The journeys need a browser, and none was found or could be installed. Install Chromium or ' +
      'Chrome, or name one: CHROME_PATH=/path/to/chrome npm test',
  );
}

function findInstalledBrowser() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = BROWSER_COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name)));
  const configured = [process.env.CHROMIUM_PATH ?? '', process.env.CHROME_PATH ?? ''];
  return [...configured, ...onPath, ...MAC_APPLICATIONS].find(isWorkingBrowser);
}

/** Whether a command is a real browser. On some systems `chromium` only prints how to install it. */
function isWorkingBrowser(/** @type {string} */ path) {
  if (!existsSync(path)) return false;
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return status === 0 && /Chrom/.test(stdout);
}

async function findPlaywrightBrowser() {
  const script = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  const { output } = await runNode(['-e', script], { quiet: true });
  const path = output.trim();
  return isWorkingBrowser(path) ? path : undefined;
}

async function downloadBrowser() {
  log('fetching Chromium for the journeys');
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  await runTool('@playwright/test', 'playwright', ['install', 'chromium'], { quiet: true, env });
  return await findPlaywrightBrowser();
}

async function installBrowserPackage() {
  if (process.getuid?.() !== 0) return undefined;
  for (const [manager, command] of Object.entries(INSTALL_COMMANDS)) {
    if (spawnSync('sh', ['-c', `command -v ${manager}`]).status !== 0) continue;
    log(`installing Chromium with ${manager}`);
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { code, output } = await run('sh', ['-c', command], { quiet: true, env });
    if (code !== 0) console.error(output.trim());
    return findInstalledBrowser();
  }
  return undefined;
}
