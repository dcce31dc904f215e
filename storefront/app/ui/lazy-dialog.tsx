import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/**
 * A dialog, sheet or other overlay whose code is fetched when it is first opened. From then on it stays
 * mounted, so that it can close as it should and give back the focus. A chunk that cannot be had is
 * thrown to the page's error boundary. `load` is best written as
 * `async () => (await import('./some-dialog.tsx')).SomeDialog`, which lets the bundler see what is used.
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
