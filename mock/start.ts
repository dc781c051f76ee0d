// `npm run mock`: the mock, with the contract of this repository.
import {loadContract} from './repository';
import {main} from './src/cli';

void main(() => loadContract()).then((code) => {
  if (code !== undefined) process.exitCode = code;
});
