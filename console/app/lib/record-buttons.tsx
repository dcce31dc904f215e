import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { useChangeFailed } from './use-change-failed.ts';

/** A one-click action on a record. */
export type Act = {
  label: string;
  /** Accessible label, which also names the record. */
  description: string;
  busy: boolean;
  run: (options: { onError: (error: Error) => void }) => void;
};
type Props = { name: string; onEdit: () => void; act: Act };

/** The buttons of a record: 'Change', which opens its form, and one more action. */
export function ActButtons({ name, onEdit, act }: Props) {
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
        aria-label={act.description}
        busy={act.busy}
        onClick={() => act.run({ onError })}
      >
        {act.label}
      </Button>
    </>
  );
}
