// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { renderPage } from '../testing/render-page.tsx';
import { PhotoField } from './photo-field.tsx';

test('S10.453 the field of a photo is described by its error and its hint', async () => {
  const photo = {
    ...{ blob: undefined, isShrinking: false, isUnreadable: false },
    ...{ choose: () => undefined, remove: () => undefined },
  };
  const texts = { alt: '', unreadable: '', hint: 'The door and the bags.' };
  const page = renderPage(
    <PhotoField photo={photo} error="A photo is missing." texts={texts} />,
    '/',
    () => ({}),
  );
  const input = () => page.parent.querySelector('input');
  await vi.waitFor(() => expect(input()).not.toBeNull());
  const descriptions = input()
    ?.getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(descriptions).toEqual(['A photo is missing.', 'The door and the bags.']);
  page.unmount();
});
