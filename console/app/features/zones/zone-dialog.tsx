import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { StaffZone } from '@sabuja/contract';
import { TextArea } from '@sabuja/ui/text-area.tsx';
import { TextField, type TextFieldProps } from '@sabuja/ui/text-field.tsx';
import { useState } from 'react';
import { FormDialog } from '../../lib/form-dialog.tsx';
import { RecordForm } from '../../lib/record-form.tsx';
import { useDraftForm } from '../../lib/use-draft-form.ts';
import { AreaField } from './area-field.tsx';
import { type AreaFault, readArea } from './area-lines.ts';
import { readLines } from './pincode-lines.ts';
import { zoneDrafts } from './zone-draft.ts';
import { saveZone } from './zones-query.ts';

const labels = {
  name: msg`Name`,
  fee: msg`Delivery fee, in rupees`,
  free_above: msg`Free above, in rupees`,
  minimum: msg`Minimum order here, in rupees`,
  pincodes: msg`Pincodes`,
  polygon: msg`Area`,
  is_closed: msg`Closed`,
};
/** Default values of a new zone. */
const emptyZone = { name: '', fee: 0, free_above: null, minimum: null, pincodes: [] };

type Props = { open: boolean; onClose: () => void; zone?: StaffZone };

/** Creates a zone or changes one. Import it only from lazily loaded modules. */
export function ZoneDialog({ open, onClose, zone }: Props) {
  const { t } = useLingui();
  return (
    <FormDialog open={open} onClose={onClose} title={zone ? zone.name : t`New zone`}>
      <ZoneForm zone={zone} onSaved={onClose} />
    </FormDialog>
  );
}

function ZoneForm({ zone, onSaved }: { zone: StaffZone | undefined; onSaved: () => void }) {
  const { t } = useLingui();
  const [wrong, setWrong] = useState<string>();
  const [fault, setFault] = useState<AreaFault>();
  const form = useDraftForm({
    record: zone,
    drafts: zoneDrafts,
    labels,
    describe: (field, value) => (field === 'polygon' ? describeArea(value) : value),
    send: (change, saved) =>
      saved
        ? saveZone({ id: saved.zone_id, body: { ...change, version: saved.version } })
        : saveZone({ id: undefined, body: { ...emptyZone, ...change } }),
  });
  const describeArea = (text: string) => {
    const { length } = readArea(text).corners;
    return length === 0 ? t`none` : t`${length} corners`;
  };
  const check = () => {
    const lines = readLines(form.draft.pincodes);
    setWrong('wrong' in lines ? lines.wrong : undefined);
    const area = readArea(form.draft.polygon);
    setFault('fault' in area ? area.fault : undefined);
    return !('wrong' in lines) && !('fault' in area);
  };
  const pincodes = form.bind('pincodes');
  return (
    <RecordForm {...{ form, onSaved, check }} note={t`Orders that are placed stay as agreed.`}>
      <TextField {...form.bind('name')} maxLength={60} required />
      <AmountField {...form.bind('fee')} required />
      <AmountField {...form.bind('free_above')} hint={t`After discount. Empty: never free.`} />
      <AmountField
        {...form.bind('minimum')}
        hint={t`Only if it is above the shop’s. Empty: as in the settings.`}
      />
      <TextArea
        {...pincodes}
        rows={6}
        hint={t`One on each line: pincode, place, latitude and longitude. Example: 751024 Patia 20.35, 85.82. With the place in Hindi and Odia: 751024 Patia | पटिया | ପଟିଆ 20.35, 85.82`}
        error={wrong === undefined ? pincodes.error : t`Please check this line: ${wrong}`}
      />
      <AreaField {...{ form, zone, fault }} />
    </RecordForm>
  );
}

const AmountField = (props: TextFieldProps) => (
  <TextField {...props} type="number" inputMode="decimal" min={0} max={100_000} step={0.01} />
);
