import { parseArgs } from 'node:util';
import { StartProblem } from '@sabuja/kit';
import { openDatabase } from '@sabuja/server/platform/open-database';
import { ProcessLifecycle } from '@sabuja/server/platform/process-lifecycle';
import { explainStartFailure } from '@sabuja/server/platform/start-failure';
import { readSettings, type Settings } from '@sabuja/server/settings';
import { emptyShop } from './large/empty-shop.ts';
import { seedLarge } from './large/seed-large.ts';
import { fillDemoShop } from './large/shop-database.ts';

const usage = `Usage:
  npm run seed                              seeds an empty shop with the demo's items
  npm run seed -- --fresh [--yes]           deletes everything and seeds the demo again
  npm run seed -- --stocks N --orders N [--database NAME]
                                            creates a large shop in a database of its own (sabuja_load)`;

const log = (line: string) => console.error(`Sabuja: ${line}`);

type Options = ReturnType<typeof readOptions>;

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      fresh: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      stocks: { type: 'string' },
      orders: { type: 'string' },
      database: { type: 'string', default: 'sabuja_load' },
    },
  });
  const { fresh, yes, database } = values;
  const isLarge = values.stocks !== undefined || values.orders !== undefined;
  if (isLarge && fresh) throw new StartProblem(usage);
  if (!/^[a-z][a-z0-9_]{0,62}$/.test(database)) {
    throw new StartProblem(`--database takes small letters, digits and _, not '${database}'.`);
  }
  const size = { stocks: whole('stocks', values.stocks), orders: whole('orders', values.orders) };
  return { fresh, yes, database, large: isLarge ? size : undefined };
}

function whole(name: string, text = '0'): number {
  const value = Number(text.replaceAll('_', ''));
  if (Number.isInteger(value) && value >= 0 && value <= 10_000_000) return value;
  throw new StartProblem(`--${name} takes a whole number up to 10000000, not '${text}'.`);
}

async function seed(
  options: Options,
  settings: Settings,
  lifecycle: ProcessLifecycle,
): Promise<void> {
  const { databaseUrl, dataDir, mediaBucket } = settings;
  if (options.fresh && databaseUrl !== undefined && !options.yes) {
    throw new StartProblem(
      'This throws away every customer and order of the database that DATABASE_URL names. ' +
        'If that is what you want: npm run seed -- --fresh --yes',
    );
  }
  const opening = openDatabase({ databaseUrl, dataDir, log });
  lifecycle.onShutdown(() =>
    opening.then(
      (database) => database.close(),
      () => undefined,
    ),
  );
  const { url } = await opening;
  const place = { url, dataDir, mediaBucket, log };
  if (options.large) return await seedLarge(place, options.database, options.large);
  if (options.fresh) await emptyShop(place);
  await fillDemoShop(place);
}

const lifecycle = new ProcessLifecycle(console.error);
try {
  await seed(readOptions(process.argv.slice(2)), readSettings(process.env), lifecycle);
  await lifecycle.shutDown(0);
} catch (error) {
  if (!lifecycle.isShuttingDown) {
    const isUsage = error instanceof TypeError && 'code' in error;
    console.error(isUsage ? `${error.message}\n${usage}` : explainStartFailure(error));
    await lifecycle.shutDown(1);
  }
}
