import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '../support/temporaryFolder';

export type Certificate = {
  key: string;
  cert: string;
  /** Certificate file for clients to trust. Its key is in `key.pem` in the same folder. */
  file: string;
};

const request =
  'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:P-256 -days 2 ' +
  '-subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1';

/** Creates a self-signed certificate for 127.0.0.1. Its files are removed after the test file has run. */
export function createCertificate(): Certificate {
  const folder = temporaryFolder('certificate');
  const [key, file] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const args = [...request.split(' '), '-keyout', key, '-out', file];
  execFileSync('openssl', args, {stdio: 'pipe'});
  return {key: readFileSync(key, 'utf8'), cert: readFileSync(file, 'utf8'), file};
}
