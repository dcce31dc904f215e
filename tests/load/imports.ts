import { type BenchCluster, queryDatabase } from './bench-cluster.ts';
import { signInManagers } from './board-staff.ts';
import { uploadSheet, waitForRows } from './import-client.ts';
import { type ImportFormat, makeImportFile } from './import-files.ts';
import { formatRate, type Row } from './report.ts';

const ROWS = 3000;
/** 100 rows a second: 100,000 rows in less than 17 minutes. */
const MAX_SECONDS = 30;

/** Measures the time of an import of new products, from the upload to the last saved row. */
export async function measureImports(cluster: BenchCluster): Promise<Row[]> {
  const size = { stocks: 500, orders: 100, customers: 50 };
  const url = await cluster.createShopDatabase('bench_import', size);
  const process = cluster.startShop(url);
  try {
    const origin = await process.open();
    return [await measure('csv', { origin, url }), await measure('xlsx', { origin, url })];
  } finally {
    await process.stop();
  }
}

async function measure(
  format: ImportFormat,
  { origin, url }: { origin: string; url: string },
): Promise<Row> {
  const [manager] = await signInManagers(url, 1);
  if (!manager) throw new Error('nobody is signed in');
  const subcategoryId = await findSubcategory(url);
  const file = await makeImportFile(format, {
    prefix: `BENCH-${format.toUpperCase()}`,
    subcategoryId,
    rows: ROWS,
  });
  const startedAt = performance.now();
  const id = await uploadSheet(origin, manager, file);
  await waitForRows(origin, manager, { id, rows: ROWS });
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    group: 'import',
    workload: `import of ${ROWS} new products, ${format.toUpperCase()}`,
    measured: `${formatRate(ROWS / seconds)}, ${seconds.toFixed(1)} s`,
    limit: '',
    value: seconds,
    target: { seconds: MAX_SECONDS },
  };
}

/** The id of a subcategory of the shop. */
export async function findSubcategory(url: string): Promise<number> {
  const [found] = await queryDatabase<{ id: number }>(
    url,
    'select id from catalogue.categories where parent_id is not null order by id limit 1',
  );
  if (!found) throw new Error('the shop has no categories');
  return found.id;
}
