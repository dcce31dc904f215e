/** A measured page and its budget for the largest paint, in milliseconds. */
export type MeasuredPage = { name: string; path: string; largestPaint: number };

/** Returns Home, and the first category and product on it. */
export async function pagesToMeasure(origin: string): Promise<MeasuredPage[]> {
  const categories = await fetchJson<Category[]>(origin, '/api/v1/categories/');
  const stocks = await fetchJson<{ results: Stock[] }>(
    origin,
    '/api/v1/stocks/search?featured=true',
  );
  const category = categories.find(({ parent_category_id }) => parent_category_id === null);
  const stock = stocks.results[0];
  if (!category || !stock) throw new Error(`the shop at ${origin} has nothing on its Home page`);
  return [
    { name: 'Home', path: '/', largestPaint: 500 },
    { name: 'Category', path: `/categories/${category.category_id}`, largestPaint: 800 },
    { name: 'Product', path: `/product/${stock.stock_id}`, largestPaint: 550 },
  ];
}

type Category = { category_id: number; parent_category_id: number | null };
type Stock = { stock_id: number };

async function fetchJson<T>(origin: string, path: string): Promise<T> {
  const response = await fetch(origin + path).catch((cause: unknown) => {
    throw new Error(`no shop answers at ${origin}`, { cause });
  });
  if (!response.ok) throw new Error(`${response.status} for ${origin}${path}`);
  return (await response.json()) as T;
}
