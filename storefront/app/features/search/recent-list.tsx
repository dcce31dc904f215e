import { useLingui } from '@lingui/react/macro';
import { lazyComponent } from '@sabuja/ui/lazy-component.tsx';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../session/index.ts';
import { clearRecentSearches, recentSearches } from './recent-searches.ts';

/** Rendered for signed-in customers only; visitors do not load its code. */
const BoughtInSearch = lazyComponent(
  async () => (await import('./bought-in-search.tsx')).BoughtInSearch,
  { isOptional: true },
);

const storage = () => localStorage;

/** Content of an empty search: items bought before, and recent searches to repeat. */
export function RecentList({ onChoose }: { onChoose: (text: string) => void }) {
  const { user } = useSession();
  return (
    <>
      {user && <BoughtInSearch userUid={user.uid} />}
      <RecentSearches onChoose={onChoose} />
    </>
  );
}

function RecentSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useLingui();
  const [recent, setRecent] = useState(() => recentSearches(storage));
  if (recent.length === 0) {
    return (
      <p className="px-5 py-6 text-center text-muted">
        {t`Type the name of a vegetable, a dish or a sweet.`}
      </p>
    );
  }
  return (
    <section aria-label={t`Recent searches`}>
      <div className="flex items-center justify-between px-4">
        <h2 className="text-sm font-semibold text-muted">{t`Recent searches`}</h2>
        <button
          type="button"
          className="min-h-11 px-2 text-sm font-semibold text-leaf"
          onClick={() => {
            clearRecentSearches(storage);
            setRecent([]);
          }}
        >
          {t`Clear`}
        </button>
      </div>
      <ul>
        {recent.map((text) => (
          <li key={text}>
            <button
              type="button"
              onClick={() => onChoose(text)}
              className="flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-left hover:bg-leaf-soft"
            >
              <History aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <span className="truncate">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
