// Installs missing packages before npm commands that run a tool (the `pre…` scripts in package.json).
import {ensureInstalled} from './lib/install.mjs';

try {
  await ensureInstalled();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
