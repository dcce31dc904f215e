import { useLingui } from '@lingui/react/macro';
import { countryName } from '@sabuja/kit';

/** Names countries by their ISO 3166-1 codes: India in the language of the page, others in English. */
export function useCountryName(): (code: string) => string {
  const { t } = useLingui();
  return (code) => (code === 'IN' ? t`India` : countryName(code));
}
