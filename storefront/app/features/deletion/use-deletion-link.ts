import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { takeOpenedWith } from '../../lib/secret-address.ts';
import { adoptToken } from '../session/index.ts';
import { type DeletionLink, readLink } from './deletion-link.ts';

/**
 * What the page was opened with; undefined until it is known. The token is kept as the access token and
 * everything leaves the address bar at once: no history, no log and no referrer has it. Over a reload
 * the rest stays in this entry of the history.
 */
export function useDeletionLink(): DeletionLink | undefined {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [link, setLink] = useState<DeletionLink>();
  useEffect(() => {
    const query = search || takeOpenedWith();
    if (query !== '') {
      const read = readLink(query);
      if (read.token !== '') adoptToken(client, read.token);
      const { token, ...rest } = read;
      setLink(read);
      void navigate(paths.deleteAccount(), { replace: true, state: { deletion: rest } });
      return;
    }
    const kept = (state as { deletion?: Omit<DeletionLink, 'token'> } | null)?.deletion;
    setLink((before) => before ?? { ...readLink(''), ...kept });
  }, [search, state, navigate, client]);
  return link;
}
