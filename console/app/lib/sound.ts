let context: AudioContext | undefined;

const openContext = (): AudioContext => {
  context ??= new AudioContext();
  return context;
};

/** Whether the browser plays sounds; most block them until the user has interacted with the page. */
export const canPlaySound = (): boolean => openContext().state === 'running';

/** Enables sounds. Call it in a handler of a click or key press, as browsers require. */
export async function enableSound(): Promise<void> {
  await openContext().resume();
}

/** Plays short tones one after another; frequencies in hertz. */
export function playTones(frequencies: readonly number[]): void {
  const audio = openContext();
  frequencies.forEach((frequency, i) => {
    const start = audio.currentTime + i * 0.18;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.2, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  });
}
