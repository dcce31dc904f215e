// @vitest-environment happy-dom
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';

function Credit({ isDone, onRemove }: { isDone: boolean; onRemove: () => void }) {
  const { ref, onDone } = useFocusAfterRemoval<HTMLButtonElement>();
  const press = () => {
    if (isDone) onDone();
    onRemove();
  };
  return (
    <button ref={ref} type="button" onClick={press}>
      Credit
    </button>
  );
}

function Parts({ isDone, retainsSection }: { isDone: boolean; retainsSection: boolean }) {
  const [isThere, setIsThere] = useState(true);
  return (
    <>
      <h1>Page</h1>
      {(isThere || retainsSection) && (
        <section>
          <h2>Refunds</h2>
          {isThere && <Credit isDone={isDone} onRemove={() => setIsThere(false)} />}
        </section>
      )}
    </>
  );
}

test.each([
  [{ isDone: true, retainsSection: true }, 'Refunds'],
  [{ isDone: true, retainsSection: false }, 'Page'],
  [{ isDone: false, retainsSection: true }, undefined],
])(
  'a removed button leaves the focus to the nearest heading when it is done: %o',
  async (parts, focused) => {
    const { parent, unmount } = renderPage(<Parts {...parts} />, '/', () => ({}));
    const button = await vi.waitFor(
      () => parent.querySelector('button') ?? expect.fail('no button'),
    );
    button.focus();
    button.click();
    await vi.waitFor(() => expect(parent.querySelector('button')).toBeNull());
    await vi.waitFor(() => {
      const { activeElement } = document;
      expect(activeElement === document.body ? undefined : activeElement?.textContent).toBe(
        focused,
      );
    });
    unmount();
  },
);
