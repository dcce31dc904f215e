import { mediaAddress } from '@sabuja/contract/pictures';
import { createContext, useContext } from 'react';

/** The host that pictures and films come from ('https://media.example.com'); empty for the shop's own. */
export const MediaHost = createContext('');

/** The address of a picture or film by its path; undefined stays undefined. */
export function useMediaAddress(path: string | null | undefined): string | undefined {
  const host = useContext(MediaHost);
  return path ? mediaAddress(host, path) : undefined;
}
