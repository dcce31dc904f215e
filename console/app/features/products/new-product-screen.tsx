import { useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { ProductEditor } from './product-editor.tsx';

/** The form of a product that does not exist yet. */
export function NewProductScreen() {
  const { t } = useLingui();
  usePageTitle(t`New product`);
  return (
    <Page title={t`New product`}>
      <ProductEditor stock={undefined} />
    </Page>
  );
}
