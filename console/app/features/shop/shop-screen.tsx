import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../lib/loaded.tsx';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Page } from '../shell/index.ts';
import { ShopForm } from './shop-form.tsx';
import { shopQuery } from './shop-query.ts';

/** The shop profile: what top bar, footer, contact page, legal pages and invoices say about the shop. */
export function ShopScreen() {
  const { t } = useLingui();
  const query = useQuery(shopQuery);
  usePageTitle(t`About the shop`);
  return (
    <Page title={t`About the shop`}>
      <p className="max-w-3xl text-muted">
        {t`Stands in the top bar and the footer, on the contact and legal pages and on invoices. A text without a translation is shown in English.`}
      </p>
      <Loaded query={query} failed={t`What is said of the shop could not be loaded.`}>
        {(shop) => <ShopForm shop={shop} />}
      </Loaded>
    </Page>
  );
}
