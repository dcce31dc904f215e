import type { EnvironmentReader } from './reader.ts';

/** The address in front of the paths of pictures and films, without a slash at the end; empty is the shop itself. */
export function readMediaHost(reader: EnvironmentReader): string {
  const given = reader.url('MEDIA_HOST', ['https:', 'http:'])?.replace(/\/+$/, '') ?? '';
  if (/[?#;,\s]/.test(given)) {
    reader.problems.push(
      `MEDIA_HOST must be an address like https://media.example.com, not ${given}`,
    );
  }
  return given;
}
