import { seconds } from '@sabuja/kit';
import { useEffect, useRef } from 'react';
import { canPlaySound, enableSound, playTones } from '../../lib/sound.ts';

/** Time between two sounds while there is a new order. */
const REPEAT_TIME = seconds(20);

/** Plays a sound when an order arrives, and repeats it while there is a new one; `newest` is the newest one's uid. */
export function useNewOrderSound(newest: string | undefined, isMuted: boolean): void {
  const lastPlayed = useRef<number>(undefined);
  useEffect(() => {
    if (newest === undefined || isMuted) return;
    const play = () => {
      if (canPlaySound()) {
        lastPlayed.current = Date.now();
        playTones([660, 880]);
      }
    };
    // Browsers block sound until the user has interacted with the page.
    const playOnceAllowed = async () => {
      await enableSound();
      const elapsed = Date.now() - (lastPlayed.current ?? 0);
      if (elapsed >= REPEAT_TIME) play();
    };
    play();
    const timer = setInterval(play, REPEAT_TIME);
    addEventListener('pointerdown', playOnceAllowed, { once: true });
    addEventListener('keydown', playOnceAllowed, { once: true });
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', playOnceAllowed);
      removeEventListener('keydown', playOnceAllowed);
    };
  }, [newest, isMuted]);
}
