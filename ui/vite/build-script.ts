import { build } from 'vite';

type Script = {
  /** The name of the file, without its extension. */
  name: string;
  input: string;
  /** The output folder; files that are already there stay. */
  folder: string;
  /** Constants of the script, as code. */
  define: Record<string, string>;
};

/** Builds a script in addition to an app's, such as a service worker, as one file with a fixed name. */
export async function buildScript({ name, input, folder, define }: Script): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { input, output: { entryFileNames: `${name}.js`, format: 'iife' } },
    },
  });
}
