import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { deviceSizes, type PreviewView } from './preview-controls.tsx';

/** Of the space around the frame, in CSS pixels. */
const PADDING = 16;

/**
 * The page in a frame as wide as the device, scaled down to the space there is. The frame has the origin of the shop,
 * so that fonts and pictures load, and may run, open and send nothing.
 */
export function PreviewFrame({ html, view }: { html: string; view: PreviewView }) {
  const { t } = useLingui();
  const room = useRef<HTMLDivElement>(null);
  const space = useSize(room);
  const { width, height: deviceHeight } = deviceSizes[view.device];
  const scale = Math.min(1, (space.width - 2 * PADDING) / width);
  const height = Math.min(deviceHeight, (space.height - 2 * PADDING) / scale);
  return (
    <div
      ref={room}
      className="grid min-h-0 flex-1 place-items-center overflow-hidden bg-sunk"
      style={{ padding: PADDING }}
    >
      {scale > 0 && (
        <div
          className="overflow-hidden rounded-card border border-line bg-paper shadow-float"
          style={{ width: width * scale, height: height * scale }}
        >
          <iframe
            title={t`Page of the shop`}
            sandbox="allow-same-origin"
            srcDoc={dress(html, view)}
            className="origin-top-left border-0"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
      )}
    </div>
  );
}

/** The document with its theme and the fonts of a second visit, and on touch screens without a scroll bar, which takes no room there. */
const dress = (html: string, { theme, device }: PreviewView): string =>
  html
    .replace('<html', `<html data-latin-font="" data-theme="${theme}"`)
    .replace(
      '</head>',
      device === 'desktop' ? '</head>' : '<style>html{scrollbar-width:none}</style></head>',
    );

function useSize(element: React.RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.target.clientWidth, height: entry.target.clientHeight });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
