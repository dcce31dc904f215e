import { useLingui } from '@lingui/react/macro';
import { Alert } from '@sabuja/ui/alert.tsx';
import { Button, buttonClass } from '@sabuja/ui/button.tsx';
import { Spinner } from '@sabuja/ui/spinner.tsx';
import { Camera } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { Photo } from './use-photo.ts';

type Props = {
  photo: Photo;
  error: string | undefined;
  /** Alternative text of the photo, error text for an unreadable file, and hint. */
  texts: { alt: string; unreadable: string; hint: string };
};

/** A field for one photo, which is scaled down; on a phone it opens the camera. */
export function PhotoField({ photo, error, texts }: Props) {
  const { t } = useLingui();
  const id = useId();
  const url = useObjectUrl(photo.blob);
  return (
    <div className="grid gap-2">
      {url && (
        <img
          src={url}
          alt={texts.alt}
          className="max-h-64 w-full rounded-control bg-sunk object-contain"
        />
      )}
      {photo.isUnreadable && (
        <Alert tone="chilli" role="alert">
          {texts.unreadable}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3 *:flex-auto">
        <input
          id={id}
          type="file"
          accept="image/*"
          capture="environment"
          disabled={photo.isShrinking}
          aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
          className="peer sr-only"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) photo.choose(file);
          }}
        />
        <label
          htmlFor={id}
          className={`${buttonClass('outline', 'lg')} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus`}
        >
          {photo.isShrinking ? (
            <Spinner className="size-5" />
          ) : (
            <Camera aria-hidden="true" className="size-5 shrink-0" />
          )}
          {photo.blob ? t`Another photo` : t`Take a photo`}
        </label>
        {photo.blob && (
          <Button variant="ghost" size="lg" onClick={photo.remove}>
            {t`Remove the photo`}
          </Button>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="font-medium text-chilli">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="text-sm text-muted">
        {texts.hint}
      </p>
    </div>
  );
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return;
    const created = URL.createObjectURL(blob);
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(undefined);
    };
  }, [blob]);
  return url;
}
