import {test} from 'vitest';
import {mkdirSync, writeFileSync} from 'node:fs';
import {loadContract} from '../../../src/contract/load';
import {samplesFor} from '../../../src/contract/samples';
test('x', () => {
  for (const op of loadContract().operations.values()) for (const s of samplesFor(op)) {
    const ext = {curl:'sh',javascript:'mjs',python:'py',php:'php',ruby:'rb',go:'go'}[s.id];
    mkdirSync(`/tmp/samp/out/${s.id}`, {recursive: true});
    writeFileSync(`/tmp/samp/out/${s.id}/${op.description}-${op.operationId}.${ext}`, s.code + '\n');
  }
});
