import { useLingui } from '@lingui/react/macro';
import { MAX_PICTURE_BYTES } from '@sabuja/contract/limits';
import { Alert } from '@sabuja/ui/alert.tsx';
import { errorMessage } from '@sabuja/ui/lib/api-error.ts';
import { UnreadableFileError } from '../../lib/upload-file.ts';
import { LargeFileError } from './upload-picture.ts';

type Props = {
  /** Undefined if nothing failed. */
  error: unknown;
  /** Name of the file, if there may be several. */
  name?: string;
};

/** Why a picture or video could not be uploaded. */
export function FileProblem({ error, name }: Props) {
  const { t } = useLingui();
  if (!error) return null;
  const text = () => {
    const megabytes = MAX_PICTURE_BYTES / 1024 / 1024;
    if (error instanceof LargeFileError) return t`This file is larger than ${megabytes} MB.`;
    if (error instanceof UnreadableFileError)
      return t`This file was changed or removed. Please choose it again.`;
    return errorMessage(
      error,
      t`The server did not respond. Please check the network and try again.`,
    );
  };
  return (
    <Alert tone="chilli" role="alert">
      {name !== undefined && <span className="font-semibold break-all">{name}: </span>}
      {text()}
    </Alert>
  );
}
