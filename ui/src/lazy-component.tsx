import { type ComponentType, useEffect, useState } from 'react';

type LazySource<P> = {
  load: () => Promise<ComponentType<P>>;
  Fallback: ComponentType<P> | undefined;
  isOptional?: boolean;
  loaded?: ComponentType<P>;
};

/**
 * A component whose code is loaded when it is first rendered in the browser; until then it renders `Fallback`. If the
 * chunk fails to load, the error is thrown to the page's error boundary. Write `load` as `async () => (await
 * import('./some-part.tsx')).SomePart`, so that the bundler can drop unused exports.
 *
 * React's `lazy` suspends, and React replaces a fallback 300 ms after showing it at the earliest, however soon the code
 * arrives. Use `lazy` only for content that the server renders too: hydration shows no fallback.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Fallback?: ComponentType<P>,
): ComponentType<P> {
  const source: LazySource<P> = { load, Fallback };
  return (props) => <LazyComponent source={source} props={props} />;
}

/**
 * A lazy component that a page can do without: if its chunk fails to load, nothing is rendered, until it is mounted
 * again.
 */
export function optionalComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const source: LazySource<P> = { load, Fallback: undefined, isOptional: true };
  return (props) => <LazyComponent source={source} props={props} />;
}

function LazyComponent<P extends object>({ source, props }: { source: LazySource<P>; props: P }) {
  const Component = useLoaded(source) ?? source.Fallback;
  return Component && <Component {...props} />;
}

/** Loads the component once for all places that render it; undefined until then. */
function useLoaded<P>(source: LazySource<P>): ComponentType<P> | undefined {
  const [Component, setComponent] = useState(() => source.loaded);
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    if (Component) return;
    source.load().then(
      (loaded) => {
        source.loaded = loaded;
        setComponent(() => loaded);
      },
      (error) => source.isOptional || setFailure({ error }),
    );
  }, [source, Component]);
  if (failure) throw failure.error;
  return Component;
}
