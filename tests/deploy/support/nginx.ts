import {spawn} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {request as plain, type IncomingHttpHeaders} from 'node:http';
import {request as secure} from 'node:https';
import path from 'node:path';
import {ensureWebServer} from '../../../scripts/lib/webServer.mjs';
import {createCertificate} from '../../mock/certificate';
import {freePort} from '../../support/freePort';
import {temporaryFolder} from '../../support/temporaryFolder';

export type Answer = {status: number; headers: IncomingHttpHeaders; body: Buffer};

/**
 * Asks with the path as it stands here: no client tidies it up.
 *
 * @param url scheme, host and port
 * @param target path and query
 */
export function ask(
  url: string,
  target: string,
  {method = 'GET', headers = {}}: {method?: string; headers?: Record<string, string>} = {},
): Promise<Answer> {
  const {protocol, hostname, port} = new URL(url);
  const send = protocol === 'https:' ? secure : plain;
  return new Promise((resolve, reject) => {
    send(
      {hostname, port, path: target, method, headers, agent: false, rejectUnauthorized: false},
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: Number(response.statusCode),
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

/** Puts values of this machine in place of those of the shipped example; each must be there. */
function fill(example: string, values: Record<string, string>): string {
  return Object.entries(values).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no longer "${from}".`);
    return text.replaceAll(from, to);
  }, example);
}

/** Waits until something answers on the port, or the process has ended. */
async function untilUp(port: number, ended: () => string | undefined) {
  for (;;) {
    const failure = ended();
    if (failure !== undefined) throw new Error(`nginx ended at once: ${failure}`);
    const up = await ask(`http://127.0.0.1:${port}`, '/').then(
      () => true,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * Starts nginx on loopback with the configuration that the build wrote, in a folder of its own.
 *
 * @param root the built site, absolute
 * @param other a folder that the same configuration serves on another port, absolute
 * @returns addresses: `site` and `other` as behind something that ends TLS, `tls` and `redirect` as deploy/nginx.conf has them,
 *   and `bare`, an nginx without any of it
 * @throws Error with nginx's own words when it does not start
 */
export async function startNginx(root: string, other: string) {
  const {nginx, brotli} = await ensureWebServer();
  const prefix = temporaryFolder('nginx');
  mkdirSync(path.join(prefix, 'tmp'));
  const certificate = createCertificate();
  const [site = 0, another = 0, tls = 0, redirect = 0, bare = 0] = await Promise.all(
    Array.from({length: 5}, freePort),
  );
  const shipped = `${root}.nginx.conf`;
  const example = fill(readFileSync('deploy/nginx.conf', 'utf8'), {
    'listen 80;': `listen 127.0.0.1:${redirect};`,
    'listen 443 ssl': `listen 127.0.0.1:${tls} ssl`,
    '/etc/ssl/certs/docs.pem': certificate.file,
    '/etc/ssl/private/docs.key': path.join(path.dirname(certificate.file), 'key.pem'),
    '/srv/docs/build.nginx.conf': shipped,
    '/srv/docs/build': root,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path tmp/${name};`,
  );
  const config = path.join(prefix, 'nginx.conf');
  // Workers of a server started as root would otherwise be somebody who may not read the checkout.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    config,
    `load_module ${brotli};
${user}
daemon off;
worker_processes 1;
pid nginx.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  ${temporary.join('\n  ')}
  server { listen 127.0.0.1:${site}; root "${root}"; include "${shipped}"; }
  server { listen 127.0.0.1:${another}; root "${other}"; include "${shipped}"; }
  server { listen 127.0.0.1:${bare}; root "${root}"; }
  ${example}
}
`,
  );
  const child = spawn(nginx, ['-p', prefix, '-e', 'stderr', '-c', config], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  let ended = false;
  child.stderr.setEncoding('utf8').on('data', (text) => (said += text));
  const end = new Promise<void>((resolve) =>
    child.on('close', () => {
      ended = true;
      resolve();
    }),
  );
  await untilUp(site, () => (ended ? said : undefined));
  return {
    site: `http://127.0.0.1:${site}`,
    other: `http://127.0.0.1:${another}`,
    tls: `https://127.0.0.1:${tls}`,
    redirect: `http://127.0.0.1:${redirect}`,
    bare: `http://127.0.0.1:${bare}`,
    /** What nginx has complained about so far. */
    complaints: () => said,
    async stop() {
      child.kill('SIGTERM');
      await end;
    },
  };
}
