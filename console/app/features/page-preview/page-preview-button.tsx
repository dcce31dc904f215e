import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { lazyDialog } from '@sabuja/ui/lazy-dialog.tsx';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import type { LoadPreview } from './load-preview.ts';

const PagePreviewDialog = lazyDialog(
  async () => (await import('./page-preview-dialog.tsx')).PagePreviewDialog,
);

/** Previews the storefront page with the form's values, saved or not; `prepare` reads the form on click. */
export function PagePreviewButton({ prepare }: { prepare: () => LoadPreview }) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const [load, setLoad] = useState<LoadPreview>();
  return (
    <>
      <Button
        variant="outline"
        className="w-fit"
        onClick={() => {
          setLoad(() => prepare());
          setIsOpen(true);
        }}
      >
        <Eye aria-hidden="true" className="size-4.5" />
        {t`Show the whole page`}
      </Button>
      <PagePreviewDialog open={isOpen} onClose={() => setIsOpen(false)} load={load} />
    </>
  );
}
