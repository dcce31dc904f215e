import { useLingui } from '@lingui/react/macro';
import type { LegalPageName } from '@sabuja/contract/rules/legal-pages';
import type { Locale } from '@sabuja/kit';
import { LegalLines, LegalText } from '@sabuja/ui/legal-text.tsx';
import { useDebounced } from '@sabuja/ui/lib/use-debounced.ts';
import { RetryButton } from '@sabuja/ui/retry-button.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { pageLabels } from './legal-labels.ts';
import { previewQuery } from './legal-queries.ts';

/** The preview is loaded after this many milliseconds without typing. */
const PAUSE = 300;

type Props = { page: LegalPageName; locale: Locale; text: string };

/** Preview of the unsaved text as a phone shows it. */
export function Preview({ page, locale, text }: Props) {
  const { t, i18n } = useLingui();
  const query = useQuery(previewQuery(page, locale, useDebounced(text, PAUSE)));
  const { data } = query;
  return (
    <figure
      aria-label={t`As shoppers see it`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className="grid max-h-[70dvh] max-w-96 content-start gap-4 overflow-auto rounded-card border border-line bg-paper p-4"
    >
      <p className="text-head font-extrabold">{i18n._(pageLabels[page])}</p>
      {data ? (
        <>
          <LegalLines lines={data.lines} lang={locale} />
          <LegalText html={data.html} lang={locale} />
        </>
      ) : query.isError ? (
        <RetryButton onRetry={query.refetch} busy={query.isFetching} />
      ) : (
        <Skeleton className="h-80" />
      )}
    </figure>
  );
}
