import { seconds } from '@sabuja/kit';
import { useEffect, useRef } from 'react';
import { allowSound, canSound, playTones } from '../../lib/sound.ts';

/** Between two sounds while an order is new. */
const REPEAT_TIME = seconds(20);

/** Sounds when an order arrives, and again as long as one is new; `newest` is the last of them. */
export function useNewOrderSound(newest: string | undefined, isMuted: boolean): void {
  const lastPlayed = useRef<number>(undefined);
  useEffect(() => {
    if (newest === undefined || isMuted) return;
    const play = () => {
      if (canSound()) {
        lastPlayed.current = Date.now();
        playTones([660, 880]);
      }
    };
    // Browsers play nothing before the page was first used.
    const playOnceAllowed = async () => {
      await allowSound();
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
