import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@sabuja/kit';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { FullDialog } from '@sabuja/ui/full-dialog.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { RetryButton } from '@sabuja/ui/retry-button.tsx';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { currentLocale } from '../../i18n/locale.ts';
import type { LoadPreview } from './load-preview.ts';
import { PreviewControls, type PreviewView } from './preview-controls.tsx';
import { PreviewFrame } from './preview-frame.tsx';

type Props = { open: boolean; onClose: () => void; load: LoadPreview | undefined };

/** Preview of a storefront page by device, language and theme. Import it only from lazily loaded modules. */
export function PagePreviewDialog({ open, onClose, load }: Props) {
  const { t } = useLingui();
  const [view, setView] = useState<PreviewView>({
    device: 'phone',
    language: currentLocale(),
    theme: 'light',
  });
  return (
    <FullDialog
      open={open}
      onClose={onClose}
      title={t`As shoppers see it`}
      description={t`With what the form has, saved or not. Buttons and links do nothing here.`}
      controls={<PreviewControls view={view} onChange={setView} />}
    >
      {load && <LoadedPreview load={load} view={view} />}
    </FullDialog>
  );
}

function LoadedPreview({ load, view }: { load: LoadPreview; view: PreviewView }) {
  const { t } = useLingui();
  // Each opening has its own cache entry: the form may have changed.
  const opening = useId();
  const { language } = view;
  const query = useQuery({
    queryKey: ['page-preview', opening, language],
    queryFn: () => load(language as Locale),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (query.data) return <PreviewFrame html={query.data.html} view={view} />;
  return (
    <div className="grid flex-1 place-items-center overflow-auto bg-sunk p-4">
      {query.isError ? (
        <EmptyState
          icon={<EyeOff />}
          title={errorMessage(
            query.error,
            t`The server did not respond. Please check the network and try again.`,
          )}
        >
          <RetryButton onRetry={query.refetch} busy={query.isFetching} />
        </EmptyState>
      ) : (
        <p role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          {t`The page is being made.`}
        </p>
      )}
    </div>
  );
}
