// Starts nginx for tests, and sends requests to it.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {request as plain, type IncomingMessage} from 'node:http';
import {request as secure} from 'node:https';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {expect, vi} from 'vitest';
import {findExecutable} from '../../../scripts/lib/browsers.mjs';
import {brotliModule} from '../../../scripts/lib/tools.mjs';
import {createCertificate} from '../../mock/certificate';
import {freePort} from '../../support/freePort';
import {temporaryFolder} from '../../support/temporaryFolder';

const nginx = findExecutable('nginx') ?? '';
/** True if nginx and its Brotli module are installed. */
export const hasNginx = nginx !== '' && existsSync(brotliModule);

/** Sends a request with an unchanged path. `fetch` would normalise the path. */
export async function sendRequest(url: string, target: string, headers = {}, method = 'GET') {
  const {protocol, hostname, port} = new URL(url);
  const options = {hostname, port, path: target, method, headers, rejectUnauthorized: false};
  const request = (protocol === 'https:' ? secure : plain)({...options, agent: false}).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const {statusCode: status, headers: answered} = response;
  return {status, headers: answered, body: await buffer(response)};
}

/**
 * Starts nginx on loopback with the configuration of deploy/nginx.conf.
 *
 * @param root absolute path of the built site
 * @param other absolute path of a second folder, served with the same configuration on another port
 * @returns origins of four servers: `site` and `other` serve HTTP as behind a TLS-terminating proxy; `tls` and
 *   `redirect` are the servers in deploy/nginx.conf. `log` returns the error log, and `stop` stops nginx.
 * @throws Error with nginx's log if it does not start in time
 */
export async function startNginx(root: string, other: string) {
  const prefix = temporaryFolder('nginx');
  mkdirSync(path.join(prefix, 'tmp'));
  const certificate = createCertificate();
  const ports = {
    site: await freePort(),
    other: await freePort(),
    tls: await freePort(),
    redirect: await freePort(),
  };
  const shipped = readFileSync('deploy/nginx.conf', 'utf8');
  const example = Object.entries({
    'listen 80;': `listen 127.0.0.1:${ports.redirect};`,
    'listen 443 ssl': `listen 127.0.0.1:${ports.tls} ssl`,
    '/etc/ssl/certs/docs.pem': certificate.file,
    '/etc/ssl/private/docs.key': path.join(path.dirname(certificate.file), 'key.pem'),
    '/srv/docs/build': root,
  }).reduce((text, [from, to]) => {
    expect(text, 'deploy/nginx.conf').toContain(from);
    return text.replaceAll(from, to);
  }, shipped);
  // The rules of the TLS server, reused for servers with plain HTTP, as behind a TLS-terminating proxy.
  const [, rules = ''] = /root \/srv\/docs\/build;\n([^]*)\}\n$/.exec(shipped) ?? [];
  expect(rules).toContain('location / {');
  const config = path.join(prefix, 'nginx.conf');
  writeFileSync(
    config,
    `load_module ${brotliModule};
# Otherwise workers of an nginx started by root may be unable to read the checkout.
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  client_body_temp_path tmp/client_body;
  proxy_temp_path tmp/proxy;
  fastcgi_temp_path tmp/fastcgi;
  uwsgi_temp_path tmp/uwsgi;
  scgi_temp_path tmp/scgi;
  server { listen 127.0.0.1:${ports.site}; root "${root}"; ${rules} }
  server { listen 127.0.0.1:${ports.other}; root "${other}"; ${rules} }
  ${example}
}
`,
  );
  const child = spawn(nginx, ['-p', prefix, '-e', 'stderr', '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (log += text));
  const site = `http://127.0.0.1:${ports.site}`;
  await vi
    .waitFor(() => sendRequest(site, '/'), {timeout: 30_000, interval: 50})
    .catch((cause) => {
      throw new Error(`nginx does not respond:\n${log}`, {cause});
    });
  return {
    site,
    other: `http://127.0.0.1:${ports.other}`,
    tls: `https://127.0.0.1:${ports.tls}`,
    redirect: `http://127.0.0.1:${ports.redirect}`,
    log: () => log,
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'close');
    },
  };
}
