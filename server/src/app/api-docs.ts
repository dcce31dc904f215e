import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { buildOpenApi } from '@sabuja/contract';
import type { FastifyInstance } from 'fastify';

/** Mounts the documentation of the API: /api/docs is a page for people, /api/docs/json is for programs. */
export async function mountApiDocs(http: FastifyInstance): Promise<void> {
  await http.register(async (docs) => {
    await docs.register(swagger, {
      mode: 'static',
      specification: { document: buildOpenApi() as never },
    });
    await docs.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true });
  });
}
