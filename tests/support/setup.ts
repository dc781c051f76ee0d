import {afterAll} from 'vitest';
import {removeTemporaryFolders} from './temporaryFolder';

// Runs for each test file, also where files share their modules.
afterAll(removeTemporaryFolders);
