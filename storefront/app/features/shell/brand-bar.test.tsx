// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { BrandBar } from './brand-bar.tsx';

afterEach(cleanup);

test.each([
  ['the name of the shop’s profile', { shopName: 'Haritha' }, 'Haritha'],
  ['the default name without one', {}, 'Sabuja'],
])('S10.455 the bar of error pages has %s', async (_, root, name) => {
  const Stub = createRoutesStub([{ id: 'root', path: '/', Component: BrandBar }]);
  render(<Stub hydrationData={{ loaderData: { root } }} />);
  expect((await screen.findByRole('link')).textContent).toBe(name);
});
