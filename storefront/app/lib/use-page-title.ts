import { useEffect } from 'react';

/** Sets the page title once its subject is loaded, if `meta` could not know it. */
export function usePageTitle(subject: string | undefined): void {
  useEffect(() => {
    if (subject !== undefined) document.title = `${subject} · Sabuja`;
  }, [subject]);
}
