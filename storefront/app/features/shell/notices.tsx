import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { shopQuery } from './shop-query.ts';

/** What the shop says on every page for a time. It comes with the document, so that nothing moves. */
export const Notices = () =>
  useQuery(shopQuery(useApi())).data?.notices?.map(({ id, text }) => (
    <p
      key={id}
      className="bg-haldi-soft px-4 py-3 text-center font-semibold wrap-anywhere text-haldi-text"
    >
      {text}
    </p>
  ));
