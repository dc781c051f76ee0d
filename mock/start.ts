// `npm run mock`: starts the mock with the contract of this repository.
import {loadBundles} from './repository';
import {main} from './src/cli';

void main(loadBundles);
