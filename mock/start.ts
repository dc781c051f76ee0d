// `npm run mock`: the mock, with the contract as it stands in this repository.
import {loadContract} from './repository';
import {main} from './src/cli';

void main(() => loadContract()).then((code) => {
  if (code !== undefined) process.exitCode = code;
});
