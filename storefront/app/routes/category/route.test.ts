import { createClient } from '@sabuja/contract/client';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { apiContext } from '../../lib/api-context.ts';
import { loader } from './route.tsx';

const categories = [
  { category_id: 1, parent_category_id: null },
  { category_id: 12, parent_category_id: 1 },
  { category_id: 13, parent_category_id: 99 },
].map((category) => ({ ...category, category_name: 'Roots', category_description: '' }));

/** Runs the loader of a category page; returns the status and redirect that it throws. */
async function answerTo(path: string): Promise<{ status: number; location?: string | null }> {
  const context = new RouterContextProvider();
  context.set(
    apiContext,
    createClient(async ({ path: asked }) => {
      if (asked.includes('/sub'))
        return { status: 404, body: { code: 'NO_CATEGORY', message: '' } };
      return { status: 200, body: asked.includes('/categories/') ? categories : {} };
    }),
  );
  const request = new Request(`http://shop${path}`);
  const categoryId = path.match(/\d+/)?.[0] ?? '';
  const thrown = await Promise.resolve(
    loader({ context, request, params: { categoryId } } as never),
  ).catch((reason: unknown) => reason);
  if (thrown instanceof Response)
    return { status: thrown.status, location: thrown.headers.get('location') };
  const { init } = thrown as { init?: { status: number } };
  return { status: init?.status ?? 200 };
}

test('the address of a subcategory leads to its category, where it is chosen; sort and filters stay', async () => {
  expect(await answerTo('/categories/12')).toEqual({
    status: 302,
    location: '/categories/1?sub=12',
  });
  expect(await answerTo('/categories/12?show=combo&sort=price')).toEqual({
    status: 302,
    location: '/categories/1?sub=12&show=combo&sort=price',
  });
});

test('S2.17 an id that nothing has is not found, nor is a category that is not shown', async () => {
  expect(await answerTo('/categories/77')).toEqual({ status: 404 });
  expect(await answerTo('/categories/99')).toEqual({ status: 404 });
});
