import { build } from 'vite';

type Script = {
  /** The name of the file, without its extension. */
  name: string;
  input: string;
  /** The folder that it is written to; what is there stays. */
  folder: string;
  /** Constants of the script, as code. */
  define: Record<string, string>;
};

/** Builds a script beside those of an app, in one file under a fixed name, such as a service worker. */
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
