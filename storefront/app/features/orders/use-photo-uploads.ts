import { MAX_COMPLAINT_PHOTOS } from '@sabuja/contract/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../lib/use-api.ts';
import { complaintsQuery } from './order-queries.ts';
import { type PickedPhoto, readPhoto, sendPhoto } from './photo-uploads.ts';

/** The photos of a new complaint: each is shrunk when it is added, and sent once the complaint has a ticket number. */
export function usePhotoUploads(orderUid: string) {
  const api = useApi();
  const client = useQueryClient();
  const [photos, setPhotos] = useState<readonly PickedPhoto[]>([]);
  // The current list: it can change while photos are being read or sent.
  const latest = useRef(photos);
  const update = (change: (photos: readonly PickedPhoto[]) => readonly PickedPhoto[]) => {
    latest.current = change(latest.current);
    setPhotos(latest.current);
  };
  const set = (id: string, values: Partial<PickedPhoto>) =>
    update((all) => all.map((photo) => (photo.id === id ? { ...photo, ...values } : photo)));
  const discard = (isDiscarded: (photo: PickedPhoto) => boolean) => {
    for (const photo of latest.current.filter(isDiscarded))
      if (photo.url) URL.revokeObjectURL(photo.url);
    update((all) => all.filter((photo) => !isDiscarded(photo)));
  };
  const clear = () => discard(() => true);
  useEffect(
    () => () => {
      for (const { url } of latest.current) if (url) URL.revokeObjectURL(url);
    },
    [],
  );
  return {
    photos,
    isReading: photos.some(({ state }) => state === 'reading'),
    /** Adds photos, up to the maximum number per complaint. */
    add: async (files: readonly File[]) => {
      const free = MAX_COMPLAINT_PHOTOS - latest.current.length;
      const picked = files.slice(0, free).map((file) => ({ file, id: crypto.randomUUID() }));
      update((all) => [
        ...all,
        ...picked.map(({ file, id }) => ({ id, name: file.name, state: 'reading' as const })),
      ]);
      // One at a time, because decoding a photo is expensive on a small phone.
      for (const { file, id } of picked) set(id, { ...(await readPhoto(file)), state: 'ready' });
    },
    remove: (id: string) => discard((photo) => photo.id === id),
    clear,
    /** Sends the unsent photos in turn. Returns true if all were sent, false on failure or if none is left. */
    send: async (ticketNo: string): Promise<boolean> => {
      for (const { id, state } of latest.current) {
        const photo = latest.current.find((one) => one.id === id);
        if (!photo || state === 'sent') continue;
        set(id, { state: 'sending', problem: undefined });
        set(id, await sendPhoto(api, ticketNo, photo));
      }
      await client.invalidateQueries({ queryKey: complaintsQuery(api, orderUid).queryKey });
      const sent = latest.current;
      return sent.length > 0 && sent.every(({ state }) => state === 'sent');
    },
  };
}
