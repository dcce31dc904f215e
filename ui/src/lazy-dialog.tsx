import { type ComponentType, type ReactNode, useState } from 'react';
import { lazyComponent } from './lazy-component.tsx';

/**
 * A dialog, sheet or other overlay whose code is loaded when it is first opened (`lazyComponent`). It stays mounted from
 * then on, so that it can animate closing and restore the focus.
 */
export function lazyDialog<P extends { open: boolean }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Dialog = lazyComponent(load);
  return (props) => (
    <OnceOpened open={props.open}>
      <Dialog {...props} />
    </OnceOpened>
  );
}

function OnceOpened({ open, children }: { open: boolean; children: ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened && children;
}
