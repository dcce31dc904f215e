import { useLingui } from '@lingui/react/macro';
import type { PinPerson } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { roleLabels } from '../../lib/role-labels.ts';

type Props = { people: readonly PinPerson[]; onChoose: (person: PinPerson) => void };

/** The members who may sign in on this device, each as one large button. */
export function PersonTiles({ people, onChoose }: Props) {
  const { t, i18n } = useLingui();
  if (people.length === 0)
    return <p className="text-muted">{t`Nobody has a PIN yet. A manager gives the first one.`}</p>;
  return (
    <>
      <p className="text-muted">{t`Who are you?`}</p>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.uid} className="grid">
            <Button
              variant="outline"
              size="lg"
              className="min-h-20 flex-col gap-0! py-3 text-center"
              onClick={() => onChoose(person)}
            >
              <span className="max-w-full break-words">{person.name}</span>
              <span className="text-sm font-normal text-muted">
                {i18n._(roleLabels[person.role])}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
