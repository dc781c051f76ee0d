// Installs missing packages and bundles the contract before npm commands that run a tool (the `pre…` scripts in
// package.json). The tool itself reports problems of the contract.
import {ensureInstalled} from './lib/install.mjs';

try {
  // Rspack takes these for marks between loaders, and what follows for another file.
  if (/[#!]/.test(process.cwd()))
    throw new Error(
      `Move ${process.cwd()} to a path without # and !, which the bundler can't read.`,
    );
  await ensureInstalled();
  // Imported here, because it needs the installed packages.
  const {bundleContract} = await import('../openapi/bundle.mjs');
  await bundleContract();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
