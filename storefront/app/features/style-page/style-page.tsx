import { parseThemes } from '@sabuja/ui/styles/parse-themes.ts';
import tokens from '@sabuja/ui/styles/tokens.css?raw';
import { useEffect } from 'react';
import { ControlsPart } from './controls-part.tsx';
import { DisplayPart } from './display-part.tsx';
import { OverlaysPart } from './overlays-part.tsx';
import { ColoursPart, ShapesPart, TypePart } from './tokens-part.tsx';

const themes = parseThemes(tokens);

/** Shows every token and every control in every state, light beside dark, for developers. */
export function StylePage() {
  useLightPage();
  return (
    <div className="wrap">
      <h1 className="pt-6 pb-4 text-display font-extrabold">Style page</h1>
      <div className="grid gap-4 md:grid-cols-2">
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className="grid min-w-0 content-start gap-7 rounded-panel border border-line bg-paper p-5"
          >
            <h2 className="text-head">{theme}</h2>
            <ColoursPart theme={themes[theme]} />
            <TypePart />
            <ShapesPart />
            <ControlsPart />
            <DisplayPart />
            <OverlaysPart />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Forces the light theme on the page, so that the light column is light. */
function useLightPage(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const previousTheme = dataset.theme;
    dataset.theme = 'light';
    return () => {
      if (previousTheme === undefined) delete dataset.theme;
      else dataset.theme = previousTheme;
    };
  }, []);
}
