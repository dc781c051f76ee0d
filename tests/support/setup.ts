import {afterAll} from 'vitest';
import {removeTemporaryFolders} from './temporaryFolder';

// Runs after each test file, although test files share modules.
afterAll(removeTemporaryFolders);
