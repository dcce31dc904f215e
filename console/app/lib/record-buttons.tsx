import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { useChangeFailed } from './use-change-failed.ts';

/** A one-click action on a record. */
export type RecordAction = {
  label: string;
  /** Accessible label, which also names the record. */
  description: string;
  busy: boolean;
  run: (options: { onError: (error: Error) => void }) => void;
};
type Props = { name: string; onEdit: () => void; action: RecordAction };

/** The buttons of a record: 'Change', which opens its form, and one more action. */
export function RecordButtons({ name, onEdit, action }: Props) {
  const { t } = useLingui();
  const onError = useChangeFailed();
  return (
    <>
      <Button variant="outline" size="sm" aria-label={t`Change: ${name}`} onClick={onEdit}>
        {t`Change`}
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-label={action.description}
        busy={action.busy}
        onClick={() => action.run({ onError })}
      >
        {action.label}
      </Button>
    </>
  );
}
