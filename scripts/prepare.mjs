// Installs the npm packages of a fresh clone and bundles the contract before the npm commands (the `pre…` scripts in
// package.json). The commands themselves report problems of the contract.
import './lib/plainErrors.mjs';
import {ensurePackages} from './lib/install.mjs';

// Rspack takes these for marks between loaders, and what follows for another file.
if (/[#!]/.test(process.cwd()))
  throw new Error(`Move ${process.cwd()} to a path without # and !, which the bundler can't read.`);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  throw new Error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
ensurePackages('.');
// Imported here, because it needs the installed packages.
const {bundleContract} = await import('../openapi/bundle.mjs');
// The check bundles while its other tools run.
if (process.env.npm_lifecycle_event !== 'precheck') await bundleContract();
