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
  npm run seed                              fills a shop that sells nothing yet with the demo's goods
  npm run seed -- --fresh [--yes]           throws everything away and begins with the demo's goods again
  npm run seed -- --stocks N --orders N [--database NAME]
                                            makes a large shop in a database of its own (sabuja_load)`;

const log = (line: string) => console.error(`Sabuja: ${line}`);

type Wishes = ReturnType<typeof readWishes>;

function readWishes(args: string[]) {
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

async function seed(wishes: Wishes, settings: Settings, lifetime: ProcessLifecycle): Promise<void> {
  const { databaseUrl, dataDir } = settings;
  if (wishes.fresh && databaseUrl !== undefined && !wishes.yes) {
    throw new StartProblem(
      'This throws away every customer and order of the database that DATABASE_URL names. ' +
        'If that is what you want: npm run seed -- --fresh --yes',
    );
  }
  const opening = openDatabase({ databaseUrl, dataDir, log });
  lifetime.onShutdown(() =>
    opening.then(
      (database) => database.close(),
      () => undefined,
    ),
  );
  const { url } = await opening;
  const place = { url, dataDir, log };
  if (wishes.large) return await seedLarge(place, wishes.database, wishes.large);
  if (wishes.fresh) await emptyShop(place);
  await fillDemoShop(place);
}

const lifetime = new ProcessLifecycle(console.error);
try {
  await seed(readWishes(process.argv.slice(2)), readSettings(process.env), lifetime);
  await lifetime.shutDown(0);
} catch (error) {
  if (!lifetime.isShuttingDown) {
    const isUsage = error instanceof TypeError && 'code' in error;
    console.error(isUsage ? `${error.message}\n${usage}` : explainStartFailure(error));
    await lifetime.shutDown(1);
  }
}
