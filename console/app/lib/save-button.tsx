import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@sabuja/ui/button.tsx';
import { useId } from 'react';

type Props = Omit<ButtonProps, 'form'> & { form: { isSaving: boolean; isUploading: boolean } };

/** Saves a form. While a file of the form is on its way it waits, and says why beside it. */
export function SaveButton({ form: { isSaving, isUploading }, ...props }: Props) {
  const { t } = useLingui();
  const noteId = useId();
  return (
    <>
      {isUploading && (
        <p id={noteId} className="text-sm text-muted">
          {t`It can be saved when the upload has ended.`}
        </p>
      )}
      <Button
        {...props}
        type="submit"
        busy={isSaving || isUploading}
        aria-describedby={isUploading ? noteId : undefined}
      >
        {t`Save`}
      </Button>
    </>
  );
}
