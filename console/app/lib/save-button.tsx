import { useLingui } from '@lingui/react/macro';
import { Button, type ButtonProps } from '@sabuja/ui/button.tsx';
import { useId } from 'react';

type Props = Omit<ButtonProps, 'form'> & { form: { isSaving: boolean; isUploading: boolean } };

/** The save button of a form. Disabled while a file of the form is uploading, with a note that says so. */
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
