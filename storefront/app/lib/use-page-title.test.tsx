// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { waitUntil } from '../testing/render-on-page.tsx';
import { usePageTitle } from './use-page-title.ts';

afterEach(cleanup);

function OkraPage() {
  usePageTitle('Okra');
  return null;
}

test('S10.455 the title of a page keeps the name of the shop’s profile once its subject is loaded', async () => {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: OkraPage }]);
  render(<Stub hydrationData={{ loaderData: { root: { shopName: 'Haritha' } } }} />);
  await waitUntil(() => expect(document.title).toBe('Okra · Haritha'));
});
