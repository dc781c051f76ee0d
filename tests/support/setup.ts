import {afterAll} from 'vitest';
import {removeTemporaryFolders} from './temporaryFolder';

// It runs for each test file, although files share their modules.
afterAll(removeTemporaryFolders);
