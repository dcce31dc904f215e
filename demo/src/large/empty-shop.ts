import { StartProblem } from '@sabuja/kit';
import {
  type AdminConnection,
  inAdminTransaction,
  migrationTexts,
} from '@sabuja/server/platform/db';
import type { Place } from './shop-database.ts';

/**
 * Drops all objects of the shop from its database, and nothing that belongs to others.
 * @throws StartProblem while a shop is running on the database
 */
export async function emptyShop({ url, log }: Place): Promise<void> {
  const { schemas, publicTables, publicFunctions } = await madeByMigrations();
  await inAdminTransaction(url, '', async (connection) => {
    await refuseWhileRunning(connection);
    for (const name of schemas) await connection.query(`drop schema if exists ${name} cascade`);
    for (const name of publicTables) {
      await connection.query(`drop table if exists public.${name} cascade`);
    }
    for (const name of publicFunctions) {
      await connection.query(`drop function if exists public.${name} cascade`);
    }
  });
  log('everything in the shop was thrown away');
}

async function refuseWhileRunning(connection: AdminConnection): Promise<void> {
  const { rowCount } = await connection.query(
    `select from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and application_name like 'sabuja%'`,
  );
  if (rowCount !== 0) {
    throw new StartProblem('A shop is running on this database. Stop it first.');
  }
}

async function madeByMigrations(): Promise<{
  schemas: string[];
  publicTables: string[];
  publicFunctions: string[];
}> {
  const texts = await migrationTexts();
  const named = (pattern: RegExp) => [
    ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
  ];
  return {
    schemas: [...named(/create schema (?:if not exists )?(\w+)/gi), 'graphile_worker'],
    publicTables: [...named(/create table (?:if not exists )?public\.(\w+)/gi), 'migrations'],
    publicFunctions: named(/create (?:or replace )?function public\.(\w+)/gi),
  };
}
