import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

type BuiltFiles = {
  /** The folder of the build, ending in '/'. */
  root: string;
  /** The path under which the files are served, beginning and ending with '/'. */
  prefix: string;
  /** Glob patterns of files that are not served. */
  ignore?: readonly string[];
};

const options = {
  index: false,
  // The build writes a compressed .br and .gz version of each file.
  preCompressed: true,
} as const;

/**
 * Serves the files of a build. Files in `assets` may be cached for ever, as their names contain a hash of their content;
 * all others are checked at each request.
 */
export async function mountBuiltFiles(
  http: FastifyInstance,
  { root, prefix, ignore = [] }: BuiltFiles,
): Promise<void> {
  await http.register(fastifyStatic, {
    ...{ ...options, root, prefix, decorateReply: false, wildcard: false },
    globIgnore: ['assets/**', '**/*.{br,gz}', ...ignore],
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
  await http.register(
    async (assets) => {
      const cacheControl = 'max-age=31536000, immutable';
      await assets.register(fastifyStatic, {
        ...{ ...options, root: `${root}assets/`, serve: false },
        // Browsers never ask again for what is cached for ever.
        ...{ etag: false, lastModified: false, acceptRanges: false },
        setHeaders: (reply) => reply.header('cache-control', cacheControl),
      });
      assets.setNotFoundHandler((_, reply) => reply.code(404).send());
      // One route for all: a route per file, as `wildcard: false` registers them, takes 0.2 s of a start.
      assets.get<{ Params: { '*': string } }>('/*', ({ params }, reply) =>
        reply.sendFile(params['*']),
      );
    },
    { prefix: `${prefix}assets` },
  );
}
