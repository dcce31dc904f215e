/**
 * @typedef {object} LockEntry
 * @property {string} version
 * @property {boolean} [optional]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

const systemPattern =
  /(?<=[-/])(aix|android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32|windows)(?=-|$)/;
const processorPattern = /-(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|wasm32|x64)(?=-|$)/;

/**
 * Returns the optional packages that packages in a lock file require and that it lacks, by name, as new
 * lock file entries. Their operating system and processor are derived from their names.
 * @param {Record<string, LockEntry>} packages
 * @returns {Map<string, LockEntry>}
 */
export function missingFromLock(packages) {
  const requested = Object.values(packages).flatMap((entry) =>
    Object.entries(entry.optionalDependencies ?? {}),
  );
  const present = new Set(Object.keys(packages).map(packageNameOf));
  const missing = requested.filter(([name]) => !present.has(name));
  return new Map(missing.map(([name, range]) => [name, createEntry(name, range)]));
}

/** @param {string} path 'node_modules/a/node_modules/@b/c' is '@b/c' */
const packageNameOf = (path) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** @param {string} name @param {string} range @returns {LockEntry} */
function createEntry(name, range) {
  const os = systemPattern.exec(name)?.[1];
  const cpu = processorPattern.exec(name)?.[1];
  const libc = /musl/.test(name)
    ? 'musl'
    : os === 'linux' && /gnu/.test(name)
      ? 'glibc'
      : undefined;
  return {
    version: range.replace(/^[\^~]/, ''),
    optional: true,
    ...(os && { os: [os === 'windows' ? 'win32' : os] }),
    ...(cpu && { cpu: [cpu] }),
    ...(libc && { libc: [libc] }),
  };
}
