import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@sabuja/kit';
import { EmptyState } from '@sabuja/ui/empty-state.tsx';
import { iconButtonClass } from '@sabuja/ui/icon-button.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { OverlayRoot } from '@sabuja/ui/overlay-parts.tsx';
import { RetryButton } from '@sabuja/ui/retry-button.tsx';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { EyeOff, X } from 'lucide-react';
import { useId, useState } from 'react';
import { currentLocale } from '../../i18n/locale.ts';
import type { LoadPreview } from './load-preview.ts';
import { PreviewControls, type PreviewView } from './preview-controls.tsx';
import { PreviewFrame } from './preview-frame.tsx';

type Props = { open: boolean; onClose: () => void; load: LoadPreview | undefined };

/** A page of the shop as shoppers get it, by device, language and theme. Import it only from lazily loaded modules. */
export function PagePreviewDialog({ open, onClose, load }: Props) {
  const { t } = useLingui();
  const [view, setView] = useState<PreviewView>({
    device: 'phone',
    language: currentLocale(),
    theme: 'light',
  });
  return (
    <OverlayRoot open={open} onClose={onClose}>
      <Base.Popup className="overlay-panel dialog-panel fixed inset-0 z-50 flex flex-col overflow-hidden bg-paper outline-none md:inset-4 md:rounded-panel md:shadow-float">
        <header className="grid gap-3 border-b border-line px-4 pt-2 pb-3">
          <div className="flex items-center justify-between gap-3">
            <div className="min-w-0">
              <Base.Title className="text-title font-extrabold">{t`As shoppers see it`}</Base.Title>
              <Base.Description className="text-sm text-muted">
                {t`With what the form has, saved or not. Buttons and links do nothing here.`}
              </Base.Description>
            </div>
            <Base.Close aria-label={t`Close`} className={iconButtonClass}>
              <X aria-hidden="true" className="size-5.5" />
            </Base.Close>
          </div>
          <PreviewControls view={view} onChange={setView} />
        </header>
        {load && <LoadedPreview load={load} view={view} />}
      </Base.Popup>
    </OverlayRoot>
  );
}

function LoadedPreview({ load, view }: { load: LoadPreview; view: PreviewView }) {
  const { t } = useLingui();
  // One for each time that it is opened: the form may have changed.
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
