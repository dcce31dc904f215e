import { seconds } from '@sabuja/kit';
import { useEffect, useRef } from 'react';

/** Between two sounds while new orders are unseen. */
const REPEAT_TIME = seconds(20);

/**
 * Sounds when an order arrives, and again until it is seen: the page is visible and was used since. Browsers
 * play nothing before the page was first used.
 */
export function useNewOrderSound(newUids: readonly string[] | undefined): void {
  const seen = useRef<Set<string> | undefined>(undefined);
  const context = useRef<AudioContext | undefined>(undefined);
  useEffect(() => {
    if (!newUids) return;
    // What was there when the board was opened is seen.
    seen.current ??= new Set(newUids);
    const known = seen.current;
    const unseen = newUids.filter((uid) => !known.has(uid));
    if (unseen.length === 0) return;
    const play = () => {
      context.current ??= new AudioContext();
      playChime(context.current);
    };
    const markSeen = () => {
      for (const uid of unseen) known.add(uid);
      clearInterval(timer);
    };
    play();
    const timer = setInterval(play, REPEAT_TIME);
    addEventListener('pointerdown', markSeen, { once: true });
    addEventListener('keydown', markSeen, { once: true });
    return () => {
      clearInterval(timer);
      removeEventListener('pointerdown', markSeen);
      removeEventListener('keydown', markSeen);
    };
  }, [newUids]);
}

/** Two short rising tones. */
function playChime(context: AudioContext): void {
  [660, 880].forEach((frequency, i) => {
    const start = context.currentTime + i * 0.18;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.2, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  });
}
