import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { toastError } from './toast.ts';

type Options<P> = {
  /** Rendered until the component is loaded. */
  Fallback?: ComponentType<P>;
  /** True for what a page can do without: if the chunk fails to load, nothing is rendered until the next mount. */
  isOptional?: boolean;
};

type LazySource<P> = Options<P> & {
  load: () => Promise<ComponentType<P>>;
  loaded?: ComponentType<P>;
};

/**
 * A component whose code is loaded when it is first rendered in the browser. Without a network, a toast says so, and it
 * appears once there is one; the page keeps what was typed. If the chunk fails to load for another reason, the error is
 * thrown to the page's error boundary. Write `load` as `async () => (await import('./some-part.tsx')).SomePart`, so that
 * the bundler can drop unused exports.
 *
 * React's `lazy` suspends, and React replaces a fallback 300 ms after showing it at the earliest, however soon the code
 * arrives. Use `lazy` only for content that the server renders too: hydration shows no fallback.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  options: Options<P> = {},
): ComponentType<P> {
  const source: LazySource<P> = { ...options, load };
  return (props) => <LazyComponent source={source} props={props} />;
}

function LazyComponent<P extends object>({ source, props }: { source: LazySource<P>; props: P }) {
  const Component = useLoaded(source) ?? source.Fallback;
  return Component && <Component {...props} />;
}

/** Loads the component once for all places that render it; undefined until then. */
function useLoaded<P>(source: LazySource<P>): ComponentType<P> | undefined {
  const { t } = useLingui();
  const [Component, setComponent] = useState(() => source.loaded);
  const [failure, setFailure] = useState<{ error: unknown }>();
  const onFailure = useEffectEvent((error: unknown, retry: () => void) => {
    if (source.isOptional) return;
    if (navigator.onLine) setFailure({ error });
    else {
      toastError(t`No connection. Please try again as soon as there is one.`);
      window.addEventListener('online', retry, { once: true });
    }
  });
  useEffect(() => {
    if (Component) return;
    const load = () =>
      void source.load().then(
        (loaded) => {
          source.loaded = loaded;
          setComponent(() => loaded);
        },
        (error) => onFailure(error, load),
      );
    load();
    return () => window.removeEventListener('online', load);
  }, [source, Component]);
  if (failure) throw failure.error;
  return Component;
}
