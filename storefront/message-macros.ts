import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

/** Makes lookups in the catalogue of the texts marked with `t` and `msg`. */
export const messageMacros = () => babel({ presets: [linguiTransformerBabelPreset()] });
