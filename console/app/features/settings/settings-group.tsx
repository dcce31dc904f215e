import { useLingui } from '@lingui/react/macro';
import { Button } from '@sabuja/ui/button.tsx';
import { Card } from '@sabuja/ui/card.tsx';
import { toastSuccess } from '@sabuja/ui/toast.ts';
import { type ReactNode, useState } from 'react';
import { FormProblem, fieldProblem } from '../../lib/form-problem.tsx';
import { type FormFields, onSubmit } from '../../lib/on-submit.ts';
import { useFormGuard } from '../../lib/use-form-guard.ts';
import { type Setting, SettingField } from './setting-field.tsx';
import { useChangeSettings } from './settings-query.ts';

type Props = { title: ReactNode; settings: readonly Setting[]; canPayOnline: boolean };

/** Settings that belong together, saved together. */
export function SettingsGroup({ title, settings, canPayOnline }: Props) {
  const { t } = useLingui();
  const change = useChangeSettings();
  const keys = settings.map(({ key }) => key);
  // The values as shown: only those that differ are sent, so that changes by others stay.
  const [shown, setShown] = useState<FormFields>(() =>
    Object.fromEntries(settings.map(({ key, value }) => [key, value])),
  );
  const findChanged = (fields: FormFields) =>
    Object.entries(fields).filter(([key, value]) => value !== shown[key]);
  const guard = useFormGuard((fields) => findChanged(fields).length > 0);
  const save = (fields: FormFields) => {
    change.mutate(Object.fromEntries(findChanged(fields)), {
      onSuccess: () => {
        setShown((before) => ({ ...before, ...fields }));
        toastSuccess(t`Saved. It holds from now on.`);
      },
    });
  };
  return (
    <section className="grid gap-3">
      <h2 className="text-base font-bold">{title}</h2>
      <Card as="form" padded {...guard} noValidate className="grid gap-5" onSubmit={onSubmit(save)}>
        {settings.map((setting) => (
          <SettingField
            key={setting.key}
            error={fieldProblem(change.error, setting.key)}
            {...{ setting, canPayOnline }}
          />
        ))}
        <FormProblem error={change.error} fields={keys} />
        <Button type="submit" className="justify-self-start" busy={change.isPending}>
          {t`Save`}
        </Button>
      </Card>
    </section>
  );
}
