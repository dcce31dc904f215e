import { useEffect } from 'react';

/** Names the page once its subject is known, for visits on which `meta` could not know it yet. */
export function usePageTitle(subject: string | undefined): void {
  useEffect(() => {
    if (subject !== undefined) document.title = `${subject} · Sabuja`;
  }, [subject]);
}
