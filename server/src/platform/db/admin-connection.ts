import postgres from 'postgres';

/**
 * A connection for work that is not the shop's: migrations, seeding. By the driver that runs whole
 * files and takes lists; the running shop keeps to the pool, which survives the loss of connections.
 */
export const openAdminConnection = (url: string): postgres.Sql =>
  postgres(url, { max: 1, onnotice: () => {}, connection: { application_name: 'sabuja tool' } });
