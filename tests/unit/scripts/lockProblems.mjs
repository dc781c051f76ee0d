/**
 * Machines that writers, CI and hosts build on. `libc` counts on Linux alone.
 *
 * @type {{os: string, cpu: string, libc?: string}[]}
 */
const platforms = ['x64', 'arm64'].flatMap((cpu) => [
  {os: 'linux', cpu, libc: 'glibc'},
  {os: 'linux', cpu, libc: 'musl'},
  {os: 'darwin', cpu},
  {os: 'win32', cpu},
]);

/**
 * @typedef {object} LockEntry a package of `package-lock.json`, as far as it matters here
 * @property {string} [version]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/** @typedef {Record<string, LockEntry>} LockEntries the `packages` of a lock file, by their place below the project */

/**
 * @param {LockEntries} packages
 * @param {string} from place of the package that asks, such as `node_modules/a`
 * @param {string} name package that it asks for
 * @returns {LockEntry | undefined} the entry that Node would find from there
 */
function entryFrom(packages, from, name) {
  for (let at = from; ; at = at.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const entry = packages[`${at ? `${at}/` : ''}node_modules/${name}`];
    if (entry || !at) return entry;
  }
}

/**
 * @param {LockEntry} entry
 * @param {{os: string, cpu: string, libc?: string}} platform
 */
function runsOn(entry, {os, cpu, libc}) {
  const allows = (
    /** @type {string[] | undefined} */ list,
    /** @type {string | undefined} */ value,
  ) => !list || !value || list.includes(value);
  return allows(entry.os, os) && allows(entry.cpu, cpu) && allows(entry.libc, libc);
}

/**
 * Looks for packages that a lock file leaves out for other machines. npm writes such a file without a word when the registry lacks
 * a binary, and `npm ci` then refuses it on that machine, or on every one.
 *
 * @param {string} file path of the lock file, for the messages
 * @param {LockEntries} packages its `packages`
 * @returns {string[]} one message for each mistake, with what to do; empty when the file installs everywhere
 */
export function lockProblems(file, packages) {
  const problems = [];
  for (const [place, {version, optionalDependencies = {}}] of Object.entries(packages)) {
    const names = Object.keys(optionalDependencies);
    const missing = names.filter((name) => !entryFrom(packages, place, name));
    const parent = `${place.replace(/^.*node_modules\//, '')} ${version}`;
    const fix = `Pin a version of it whose binaries the registry has all, in its package.json or the \`overrides\` there, delete its entries from ${file} and run \`npm install --package-lock-only\`.`;
    if (missing.length > 0) {
      problems.push(`${file}: ${parent} has no entry for ${missing.join(', ')}. ${fix}`);
      continue;
    }
    // A package with binaries for some machines must have them for ours. One that serves a single system, such as fsevents, is an extra.
    const binaries = names
      .map((name) => entryFrom(packages, place, name))
      .filter((entry) => entry !== undefined && entry.os && entry.cpu);
    if (new Set(binaries.flatMap((entry) => entry?.os ?? [])).size < 2) continue;
    const without = platforms.filter(
      (platform) => !binaries.some((entry) => entry && runsOn(entry, platform)),
    );
    if (without.length === 0) continue;
    const list = without.map(({os, cpu, libc}) => [os, cpu, libc].filter(Boolean).join('-'));
    problems.push(`${file}: ${parent} has no binary for ${list.join(', ')}. ${fix}`);
  }
  return problems;
}
