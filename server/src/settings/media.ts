import type { EnvironmentReader } from './reader.ts';

/**
 * The URL in front of the paths of pictures and films, without a trailing slash; empty is the shop itself.
 */
export function readMediaHost(reader: EnvironmentReader): string {
  const given = reader.url('MEDIA_HOST', ['https:', 'http:'])?.replace(/\/+$/, '') ?? '';
  if (/[?#;,\s]/.test(given)) {
    reader.problems.push(
      `MEDIA_HOST must be an address like https://media.example.com, not ${given}`,
    );
  }
  return given;
}
