// @vitest-environment happy-dom
import { queryClient } from '@sabuja/ui/lib/query-client.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { ExampleSheetButton } from './example-sheet-button.tsx';

const CATEGORIES = {
  results: [
    { category_id: 4, parent_id: null },
    { category_id: 17, parent_id: 4 },
  ],
};

test('S10.203 a sheet that is saved before the categories are loaded waits for them, and has a subcategory of the shop', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:sheet';
  });
  const page = renderPage(<ExampleSheetButton />, '/', () => CATEGORIES);
  const held = Promise.withResolvers<void>();
  const respond = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string | Request) => {
    await held.promise;
    return respond(input);
  });
  onTestFinished(() => {
    page.unmount();
    queryClient().clear();
    vi.restoreAllMocks();
  });
  const button = await vi.waitFor(() => {
    const found = page.parent.querySelector('button');
    expect(found).not.toBeNull();
    return found as HTMLButtonElement;
  });
  button.click();
  held.resolve();
  await vi.waitFor(() => expect(saved).toHaveLength(1), { interval: 1 });
  const [heading = '', tomato = ''] = (await saved[0]?.text())?.trim().split('\r\n') ?? [];
  const column = heading.replace('\uFEFF', '').split(',').indexOf('subcategory_id');
  expect(tomato.split(',')[column]).toBe('17');
});
