import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { ComboEditor } from './combo-editor.tsx';

/** The form of a combo that does not exist yet. */
export function NewComboScreen() {
  const { t } = useLingui();
  usePageTitle(t`New combo`);
  return (
    <Page title={t`New combo`}>
      <ComboEditor combo={undefined} />
    </Page>
  );
}
