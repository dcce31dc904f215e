// Generates the API's types from /api/docs/json as any client would; run by `npm run check` before
// type-checking.
import { writeFile } from 'node:fs/promises';
import { buildOpenApi } from '@sabuja/contract';
import openapiTS, { astToString } from 'openapi-typescript';

const types = await openapiTS(JSON.stringify(buildOpenApi()));
await writeFile(new URL('./shop-api.ts', import.meta.url), astToString(types));
