import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../lib/use-api.ts';
import { shopQuery } from './shop-query.ts';

/** Temporary notices of the shop on every page. They are part of the document, so that no content shifts. */
export const Notices = () =>
  useQuery(shopQuery(useApi())).data?.notices?.map(({ id, text }) => (
    <p
      key={id}
      className="bg-haldi-soft px-4 py-3 text-center font-semibold wrap-anywhere text-haldi-text"
    >
      {text}
    </p>
  ));
