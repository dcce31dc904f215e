import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { deviceSizes, type PreviewView } from './preview-controls.tsx';

/** Padding around the frame, in CSS pixels. */
const PADDING = 16;

/**
 * The page in an iframe as wide as the device, scaled down to the available space. The iframe has the shop's origin, so
 * that fonts and pictures load; its sandbox forbids scripts, popups and forms.
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
            srcDoc={applyView(html, view)}
            className="origin-top-left border-0"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        </div>
      )}
    </div>
  );
}

/** Adds the theme and the Latin font of a second visit; hides the scroll bar except on desktop. */
const applyView = (html: string, { theme, device }: PreviewView): string =>
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
