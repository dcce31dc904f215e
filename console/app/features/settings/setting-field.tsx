import { useLingui } from '@lingui/react/macro';
import type { StaffSettings } from '@sabuja/contract';
import { SWITCHED_ON, settingDefinitions } from '@sabuja/contract/rules/setting-definitions';
import { paymentMethods } from '@sabuja/contract/rules/shop-settings';
import { PartFailed } from '@sabuja/ui/part-failed.tsx';
import { Skeleton } from '@sabuja/ui/skeleton.tsx';
import { TextField } from '@sabuja/ui/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { paymentLabels } from '../../lib/order-labels.ts';
import { CheckList } from './check-list.tsx';
import { settingTexts } from './setting-labels.ts';
import { topCategoriesQuery } from './settings-query.ts';

export type Setting = StaffSettings['results'][number];
type Props = { setting: Setting; canPayOnline: boolean; error: string | undefined };

/** The field of one setting, by the setting's kind. */
export function SettingField(props: Props) {
  switch (props.setting.kind) {
    case 'methods':
      return <MethodsField {...props} />;
    case 'categories':
      return <CategoriesField {...props} />;
    case 'time':
      return <TimeField {...props} />;
    case 'switch':
      return <SwitchField {...props} />;
    default:
      return <NumberField {...props} />;
  }
}

function NumberField({ setting, error }: Props) {
  const { t, i18n } = useLingui();
  const { key, value, kind, minimum, maximum } = setting;
  const { label, hint } = settingTexts[key];
  const isLimit = settingDefinitions[key].group === 'limits';
  const usual = setting.default;
  return (
    <TextField
      label={i18n._(label)}
      hint={
        <>
          {i18n._(hint)} {isLimit && t`0: no limit. Usually ${usual}.`}
        </>
      }
      error={error}
      name={key}
      type="number"
      inputMode={kind === 'rupees' ? 'decimal' : 'numeric'}
      min={minimum}
      max={maximum}
      step={kind === 'rupees' ? 0.01 : 1}
      defaultValue={value}
      required
    />
  );
}

function TimeField({ setting: { key, value }, error }: Props) {
  const { i18n } = useLingui();
  const { label, hint } = settingTexts[key];
  return (
    <TextField
      label={i18n._(label)}
      hint={i18n._(hint)}
      error={error}
      name={key}
      type="time"
      defaultValue={value}
      required
    />
  );
}

function SwitchField({ setting: { key, value }, error }: Props) {
  const { t, i18n } = useLingui();
  const { label, hint } = settingTexts[key];
  return (
    <CheckList
      name={key}
      label={i18n._(label)}
      hint={i18n._(hint)}
      error={error}
      defaultValue={value}
      options={[{ value: SWITCHED_ON, label: t`Needs a photo` }]}
    />
  );
}

function MethodsField({ setting: { key, value }, canPayOnline, error }: Props) {
  const { t, i18n } = useLingui();
  const { label, hint } = settingTexts[key];
  return (
    <CheckList
      name={key}
      label={i18n._(label)}
      hint={i18n._(hint)}
      error={error}
      defaultValue={value}
      options={paymentMethods.map((method) => ({
        value: method,
        label: i18n._(paymentLabels[method]),
        ...(method === 'ONLINE' &&
          !canPayOnline && { note: t`Offered as soon as the payment keys are set.` }),
      }))}
    />
  );
}

function CategoriesField({ setting: { key, value }, error }: Props) {
  const { t, i18n } = useLingui();
  const { data, isLoadingError, refetch, isFetching } = useQuery(topCategoriesQuery);
  const { label, hint } = settingTexts[key];
  if (isLoadingError) {
    return (
      <PartFailed variant="note" onRetry={refetch} busy={isFetching}>
        {t`The categories could not be loaded.`}
      </PartFailed>
    );
  }
  if (!data) return <Skeleton className="h-24" />;
  if (data.length === 0) return <p className="text-muted">{t`The shop has no categories yet.`}</p>;
  return (
    <CheckList
      name={key}
      label={i18n._(label)}
      hint={i18n._(hint)}
      error={error}
      defaultValue={value}
      options={data.map(({ category_id, category_name }) => ({
        value: String(category_id),
        label: category_name,
      }))}
    />
  );
}
