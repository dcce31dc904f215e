import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { SearchInput } from '../../lib/search-input.tsx';

type Props = {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (text: string) => void;
};

/** Finds orders by number, last digits of the phone, name or product. */
export function SearchField(props: Props) {
  const { t } = useLingui();
  return (
    <SearchInput
      {...props}
      label={t`Find an order`}
      placeholder={t`Number, phone, name, product`}
      shortcuts="/ Control+K"
    />
  );
}
