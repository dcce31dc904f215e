// Writes the types of the API as any client gets them from /api/docs/json: `npm run check` does it before it checks types.
import { writeFile } from 'node:fs/promises';
import { buildOpenApi } from '@sabuja/contract';
import openapiTS, { astToString } from 'openapi-typescript';

const types = await openapiTS(JSON.stringify(buildOpenApi()));
await writeFile(new URL('./shop-api.ts', import.meta.url), astToString(types));
