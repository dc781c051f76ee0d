import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {temporaryFolder} from '../support/temporaryFolder';

export type Certificate = {
  key: string;
  cert: string;
  /** File that a client is told to trust. */
  file: string;
};

/**
 * Makes a certificate for this machine's loopback address that lives as long as the tests of a file.
 *
 * @throws Error when openssl is not installed
 */
export function createCertificate(): Certificate {
  const folder = temporaryFolder('mock');
  const [key, file] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const request = [
    'req',
    '-x509',
    '-nodes',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
  ];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    execFileSync('openssl', [...request, ...names, '-days', '2', '-keyout', key, '-out', file], {
      stdio: 'ignore',
    });
  } catch (cause) {
    throw new Error('openssl could not make a certificate. Debian has it in the package openssl.', {
      cause,
    });
  }
  return {
    key: readFileSync(key, 'utf8'),
    cert: readFileSync(file, 'utf8'),
    file,
  };
}
