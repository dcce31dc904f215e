import { mediaAddress } from '@sabuja/contract/pictures';
import { createContext, useContext } from 'react';

/** The host of pictures and videos ('https://media.example.com'); empty for the shop's own. */
export const MediaHost = createContext('');

/** URL of a picture or video by its path; undefined stays undefined. */
export function useMediaAddress(path: string | null | undefined): string | undefined {
  const host = useContext(MediaHost);
  return path ? mediaAddress(host, path) : undefined;
}
