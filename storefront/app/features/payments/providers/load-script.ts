/**
 * Creates a loader of a provider's script, which requests it on first use; `read` returns what the script defines.
 * A script that failed to load is requested again on the next use.
 */
export function createScriptLoader<Script>(
  read: () => Script | undefined,
): (url: string) => Promise<Script> {
  const scriptsByUrl = new Map<string, Promise<Script>>();
  return (url) => {
    const pending = scriptsByUrl.get(url);
    if (pending) return pending;
    const script = injectScript(url).then(() => {
      const defined = read();
      if (defined === undefined) throw new Error('the script of the sheet brought no sheet');
      return defined;
    });
    scriptsByUrl.set(url, script);
    script.catch(() => scriptsByUrl.delete(url));
    return script;
  };
}

const injectScript = (url: string) =>
  new Promise<void>((resolve, reject) => {
    const element = document.createElement('script');
    element.src = url;
    element.onerror = () => reject(new Error('the script of the payment provider did not load'));
    element.onload = () => resolve();
    document.head.append(element);
  });
