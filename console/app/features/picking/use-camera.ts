import { seconds } from '@sabuja/kit';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { type Detector, openDetector } from './barcode-detector.ts';

/** Interval between two readings of the camera's picture. */
const DETECT_INTERVAL = seconds(0.2);
/** A code that stays in the picture counts once; after it was away for this long, it counts again. */
const REPEAT_AFTER = seconds(1.5);

export type CameraState = 'starting' | 'on' | 'denied' | 'missing' | 'unreadable';

/** Shows the camera in a video and reports each barcode that comes into its picture. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onScan: (barcode: string) => void,
): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const stopped = new AbortController();
    watchCamera(video, stopped.signal, { onState: setState, onScan: (code) => scanned(code) });
    return () => stopped.abort();
  }, [video]);
  return state;
}

type Reports = { onState: (state: CameraState) => void; onScan: (barcode: string) => void };

async function watchCamera(
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  { onState, onScan }: Reports,
): Promise<void> {
  const stream = await openCamera().catch((error: unknown) => error);
  if (!(stream instanceof MediaStream)) {
    const isDenied = stream instanceof DOMException && stream.name === 'NotAllowedError';
    if (!signal.aborted) onState(isDenied ? 'denied' : 'missing');
    return;
  }
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const { current } = video;
  if (signal.aborted || !current) return stop();
  signal.addEventListener('abort', stop);
  current.srcObject = stream;
  // Not awaited: some cameras send their first picture late.
  current.play().catch(() => {});
  onState('on');
  const detector = await openDetector().catch(() => undefined);
  if (signal.aborted) return;
  if (detector) return detectCodes(detector, current, signal, onScan);
  stop();
  onState('unreadable');
}

const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });

function detectCodes(
  detector: Detector,
  video: HTMLVideoElement,
  signal: AbortSignal,
  onScan: (barcode: string) => void,
): void {
  const lastSeen = new Map<string, number>();
  const look = async () => {
    const codes = await detector.detect(video).catch(() => []);
    if (signal.aborted) return;
    const now = performance.now();
    for (const { rawValue } of codes) {
      const isNew = now - (lastSeen.get(rawValue) ?? Number.NEGATIVE_INFINITY) > REPEAT_AFTER;
      lastSeen.set(rawValue, now);
      if (isNew) onScan(rawValue);
    }
    setTimeout(look, DETECT_INTERVAL);
  };
  void look();
}
