import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * A dialog, sheet or other overlay whose code is loaded when it is first opened. It stays mounted
 * from then on, so that it can animate closing and restore the focus. A chunk that fails to load is
 * thrown to the page's error boundary. Write `load` as `async () => (await
 * import('./some-dialog.tsx')).SomeDialog`, so that the bundler can drop unused exports.
 */
export function lazyDialog<P extends { open: boolean }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Dialog: ComponentType<P> = lazy(async () => ({ default: await load() }));
  return (props) => (
    <OnceOpened open={props.open}>
      <Dialog {...props} />
    </OnceOpened>
  );
}

function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}
