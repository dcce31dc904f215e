// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { SearchInput } from './search-input.tsx';

afterEach(() => {
  vi.useRealTimers();
});

type FieldProps = { onSearch: (text: string) => void; isSlow: boolean };

/** With `isSlow`, the page has not rendered the search yet: `value` stays the same. */
function Field({ onSearch, isSlow }: FieldProps) {
  const [value, setValue] = useState('');
  const onChange = (text: string) => {
    onSearch(text);
    if (!isSlow) setValue(text);
  };
  return <SearchInput label="Search" placeholder="" value={value} onChange={onChange} />;
}

async function renderField({ isSlow = false } = {}) {
  const searches: string[] = [];
  const content = <Field onSearch={(text) => searches.push(text)} isSlow={isSlow} />;
  const { parent, unmount } = renderPage(content, '/', () => ({}));
  const field = await vi.waitFor(() => parent.querySelector('input') ?? expect.fail('no field'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const type = (text: string) => {
    // The prototype's setter bypasses React's value tracking; otherwise React would see no change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const leave = () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  const pressEscape = () =>
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
  const pause = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    // Lets React render the state that a timer has changed.
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { field, searches, type, leave, pressEscape, pause, unmount };
}

test('S10.299 typing is searched for once it pauses, and the same text again after another', async () => {
  const { searches, type, pause, unmount } = await renderField();
  for (const text of ['m', 'mi', 'milk']) {
    type(text);
    await pause(249);
  }
  expect(searches).toEqual([]);
  await pause(1);
  expect(searches).toEqual(['milk']);
  for (const text of ['curd', 'milk']) {
    type(text);
    await pause(250);
  }
  expect(searches).toEqual(['milk', 'curd', 'milk']);
  unmount();
});

test('leaving the field searches at once and not again, on a page that has not rendered it yet', async () => {
  const { searches, type, leave, pause, unmount } = await renderField({ isSlow: true });
  type('milk');
  await pause(100);
  leave();
  expect(searches).toEqual(['milk']);
  await pause(1000);
  leave();
  expect(searches).toEqual(['milk']);
  unmount();
});

test('Escape leaves the field and keeps what was typed, which is searched for', async () => {
  const { field, searches, type, pressEscape, pause, unmount } = await renderField();
  field.focus();
  type('milk');
  await pause(100);
  expect(pressEscape(), 'the browser may empty the field').toBe(false);
  expect(document.activeElement).not.toBe(field);
  await pause(1000);
  expect([field.value, searches]).toEqual(['milk', ['milk']]);
  unmount();
});
