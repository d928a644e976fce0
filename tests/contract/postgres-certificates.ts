import { execFile } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { unprivilegedAccount } from '../postgres.ts';

const run = promisify(execFile);

export interface Certificates extends AsyncDisposable {
  /** The authority that signed the server's certificate. */
  root: string;
  /** An authority that has signed none of the certificates here. */
  strange: string;
  /** The settings of a PostgreSQL server that presents a certificate for `localhost`. */
  settings: string[];
}

/** Created for each run, and valid for a day. */
export async function makeCertificates(): Promise<Certificates> {
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-certificates-'));
  const openssl = (...parameters: string[]) => run('openssl', parameters, { cwd: folder });
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  for (const name of ['root', 'strange']) {
    await openssl(
      'req',
      '-x509',
      ...key,
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.pem`,
      '-subj',
      `/CN=${name}`,
    );
  }
  await openssl(
    'req',
    ...key.slice(0, 5),
    '-keyout',
    'server.key',
    '-out',
    'server.csr',
    '-subj',
    '/CN=localhost',
  );
  await writeFile(path.join(folder, 'names'), 'subjectAltName=DNS:localhost\n');
  const signed = [
    '-CA',
    'root.pem',
    '-CAkey',
    'root.key',
    '-CAcreateserial',
    '-extfile',
    'names',
    '-days',
    '1',
  ];
  await openssl('x509', '-req', '-in', 'server.csr', '-out', 'server.pem', ...signed);
  const account = await unprivilegedAccount();
  if (account) {
    for (const name of ['', 'server.key', 'server.pem']) {
      await chown(path.join(folder, name), account.uid, account.gid);
    }
  }
  const file = (name: string) => path.join(folder, name);
  return {
    root: file('root.pem'),
    strange: file('strange.pem'),
    settings: ['ssl=on', `ssl_cert_file=${file('server.pem')}`, `ssl_key_file=${file('server.key')}`],
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  };
}
