import { useLingui } from '@lingui/react/macro';
import type { StaffZone } from '@sabuja/contract';
import { Button } from '@sabuja/ui/button.tsx';
import { Dialog } from '@sabuja/ui/dialog.tsx';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField, type TextFieldProps } from '@sabuja/ui/text-field.tsx';
import { useState } from 'react';
import { onSubmit } from '../../lib/on-submit.ts';
import { FormProblem, fieldProblem } from '../session/index.ts';
import { readLines, toLines } from './pincode-lines.ts';
import { useSaveZone } from './zones-query.ts';

type Props = { open: boolean; onClose: () => void; zone?: StaffZone };

const toAmount = (text: string | undefined) =>
  text === undefined || text.trim() === '' ? null : Number(text);

/** Creates a zone or changes one. Import it only from lazily loaded modules. */
export function ZoneDialog({ open, onClose, zone }: Props) {
  const { t } = useLingui();
  const save = useSaveZone(zone?.zone_id);
  const [wrong, setWrong] = useState<string>();
  const send = (fields: Readonly<Record<string, string>>) => {
    const lines = readLines(fields.pincodes ?? '');
    setWrong('wrong' in lines ? lines.wrong : undefined);
    if ('wrong' in lines) return;
    const values = {
      name: fields.name ?? '',
      fee: toAmount(fields.fee) ?? 0,
      free_above: toAmount(fields.free_above),
      minimum: toAmount(fields.minimum),
      pincodes: lines.pincodes,
    };
    save.mutate(values, { onSuccess: onClose });
  };
  const errorOf = (name: string) => fieldProblem(save.error, name);
  return (
    <Dialog open={open} onClose={onClose} title={zone ? zone.name : t`New zone`}>
      <form className="grid gap-4" onSubmit={onSubmit(send)}>
        <TextField
          label={t`Name`}
          name="name"
          maxLength={60}
          defaultValue={zone?.name}
          error={errorOf('name')}
          required
        />
        <AmountField
          label={t`Delivery fee, in rupees`}
          name="fee"
          defaultValue={zone?.fee ?? 0}
          error={errorOf('fee')}
          required
        />
        <AmountField
          label={t`Free from, in rupees`}
          name="free_above"
          defaultValue={zone?.free_above ?? ''}
          hint={t`After discount. Empty: never free.`}
          error={errorOf('free_above')}
        />
        <AmountField
          label={t`Minimum order here, in rupees`}
          name="minimum"
          defaultValue={zone?.minimum ?? ''}
          hint={t`Only if it is above the shop’s. Empty: as in the settings.`}
          error={errorOf('minimum')}
        />
        <TextArea
          label={t`Pincodes`}
          name="pincodes"
          rows={6}
          defaultValue={zone ? toLines(zone.pincodes) : ''}
          hint={t`One on each line: pincode, place, latitude and longitude. Example: 751024 Patia 20.35, 85.82`}
          error={wrong === undefined ? errorOf('pincodes') : t`Please check this line: ${wrong}`}
        />
        <FormProblem
          error={save.error}
          fields={['name', 'fee', 'free_above', 'minimum', 'pincodes']}
        />
        <p className="text-sm text-muted">{t`Orders that are placed stay as agreed.`}</p>
        <Button type="submit" size="lg" busy={save.isPending}>
          {t`Save`}
        </Button>
      </form>
    </Dialog>
  );
}

const AmountField = (props: TextFieldProps) => (
  <TextField {...props} type="number" inputMode="decimal" min={0} max={100_000} step={0.01} />
);
