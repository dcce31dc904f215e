// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { useCurrentStop } from './use-current-stop.ts';

let setStops: (uids: readonly string[]) => void;
let choose: (uid: string) => void;
let unmount = () => {};
afterEach(() => unmount());

function Round() {
  const [uids, setUids] = useState<readonly string[]>(['a', 'b', 'c']);
  const stop = useCurrentStop(uids.map((uid) => ({ uid })));
  setStops = setUids;
  choose = stop.choose;
  return <p>{`${stop.current?.uid ?? 'none'} of ${uids.join('')}`}</p>;
}

test('S10.378 the stop that the rider is at stays while it is on its way, whatever comes before it', async () => {
  const page = renderPage(<Round />, '/', () => ({}));
  unmount = page.unmount;
  const expectShown = (text: string) =>
    vi.waitFor(() => expect(page.parent.textContent).toBe(text), { interval: 1 });
  await expectShown('a of abc');
  setStops(['b', 'c']);
  await expectShown('b of bc');
  // The delivery of the first stop was refused.
  setStops(['a', 'b', 'c', 'd']);
  await expectShown('b of abcd');
  choose('c');
  await expectShown('c of abcd');
  setStops(['a', 'b', 'd']);
  await expectShown('a of abd');
  setStops(['c', 'a', 'b', 'd']);
  await expectShown('a of cabd');
  // Tried again, or its delivery undone.
  choose('b');
  await expectShown('b of cabd');
  setStops(['c', 'a', 'd']);
  await expectShown('c of cad');
  choose('b');
  setStops(['c', 'a', 'b', 'd']);
  await expectShown('b of cabd');
  // Chosen and delivered; the delivery was refused.
  setStops(['c', 'a', 'd']);
  await expectShown('c of cad');
  setStops(['b', 'c', 'a', 'd']);
  await expectShown('c of bcad');
  setStops([]);
  await expectShown('none of ');
});
