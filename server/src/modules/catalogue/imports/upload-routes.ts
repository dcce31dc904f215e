import { staffUploadCalls } from '@sabuja/contract';
import { isFailure } from '@sabuja/kit';
import { type MountContext, mountCalls } from '../../../platform/http/index.ts';
import type { ImportDeps } from './deps.ts';
import { importProblems } from './import-problems.ts';
import { readHeadings } from './read-headings.ts';
import { failWhenDeleted, uploadSource } from './upload-source.ts';
import { findFinishedUpload, findUpload, startUpload, storePart, toProgress } from './uploads.ts';

/** Mounts the upload of files in parts. */
export function staffUploadRoutes(context: MountContext, deps: ImportDeps): void {
  const { db } = deps;
  mountCalls(context, {
    calls: staffUploadCalls,
    problems: importProblems,
    handlers: {
      'POST /api/v1/staff/uploads': ({ actor, body }) => startUpload(deps, actor, body),
      'GET /api/v1/staff/uploads/{id}': async ({ actor, params }) => {
        const upload = await findUpload(db, actor, params.id);
        return isFailure(upload) ? upload : toProgress(upload);
      },
      'PUT /api/v1/staff/uploads/{id}/parts/{part}': ({ actor, params, raw }) =>
        storePart(deps, actor, params, raw),
      'GET /api/v1/staff/uploads/{id}/headings': async ({ actor, params, query }) => {
        const { kind } = query;
        const upload = await findFinishedUpload(db, actor, { id: params.id, kind });
        if (isFailure(upload)) return upload;
        return failWhenDeleted(() => readHeadings(db, uploadSource(db, upload), kind));
      },
    },
  });
}
