import postgres from 'postgres';

/**
 * A connection for administration: migrations, seeding. It uses the driver that runs whole files and accepts
 * lists (postgres.js); the running shop uses the pool, which survives lost connections.
 */
export const openAdminConnection = (url: string): postgres.Sql =>
  postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'sabuja tool' } });
