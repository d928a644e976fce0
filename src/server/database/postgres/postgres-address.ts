import { readFileSync } from 'node:fs';
import { isLoopback } from '../../http/loopback.ts';

/**
 * What is checked about the server's certificate: that it is genuine and names the host, only that it is genuine, or
 * nothing.
 */
export interface PostgresTls {
  checks: 'host' | 'chain' | 'nothing';
  /** Root certificates (PEM) that replace the public ones. */
  roots?: string;
}

export interface PostgresAddress {
  /** The options for the driver: it knows some of the words for TLS, and treats others as settings of the server. */
  url: string;
  /** `offered`: TLS is used if the server has it, and the certificate is never checked. */
  tls: PostgresTls | 'offered' | 'none';
}

export interface ReadAddress {
  address: PostgresAddress;
  /** The server has proved its identity, or is on this machine. */
  isVerified: boolean;
  /** Messages that omit the address, because it contains a password. */
  problems: string[];
}

const modes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
type Mode = (typeof modes)[number];

/** Parameters of other libraries, which providers' pages add. They mean nothing to the server. */
const OTHERS = ['pgbouncer', 'connection_limit', 'pool_timeout'];

/** Parses an address in the form of libpq, which the driver understands only in part. */
export function readPostgresAddress(value: string): ReadAddress {
  const url = new URL(value);
  const take = (name: string) => {
    const given = url.searchParams.getAll(name).at(-1);
    url.searchParams.delete(name);
    return given;
  };
  const words = {
    mode: take('sslmode'),
    root: take('sslrootcert'),
    binding: take('channel_binding'),
  };
  for (const name of OTHERS) take(name);
  const problems = [...url.searchParams.keys()]
    .filter((name) => name.startsWith('ssl') && name !== 'sslnegotiation')
    .map((name) => `DATABASE_URL holds ${name}, which is not understood: only sslmode and sslrootcert are`);
  const mode = modeOf(words, problems);
  const roots = rootsOf(words.root, problems);
  const tls = tlsOf(mode, roots);
  const isVerified = isOnThisMachine(url.hostname) || (typeof tls === 'object' && tls.checks !== 'nothing');
  return { address: { url: url.href, tls }, isVerified, problems };
}

interface Words {
  mode: string | undefined;
  root: string | undefined;
  binding: string | undefined;
}

function modeOf({ mode, root, binding }: Words, problems: string[]): Mode {
  // Same rule as libpq: with the public roots, only a check of the host name is meaningful.
  const given = mode ?? (root === 'system' ? 'verify-full' : undefined);
  const known = modes.find((each) => each === given);
  if (given !== undefined && !known)
    problems.push(`DATABASE_URL must have one of these as sslmode: ${modes.join(', ')}`);
  if (known === 'verify-ca' && root === undefined) {
    problems.push(
      'DATABASE_URL has sslmode=verify-ca, which needs sslrootcert: the file of the roots that are trusted',
    );
  }
  if (root === 'system' && known && known !== 'verify-full') {
    problems.push('DATABASE_URL has sslrootcert=system, which needs sslmode=verify-full');
  }
  if (binding !== undefined && !['disable', 'prefer', 'require'].includes(binding)) {
    problems.push('DATABASE_URL must have disable, prefer or require as channel_binding');
  }
  if (binding !== 'require') return known ?? 'disable';
  if (known === 'disable') {
    problems.push('DATABASE_URL has channel_binding=require, which needs TLS, and sslmode=disable');
  }
  // The setting demands protection against a man in the middle. The driver cannot bind the password to the channel; a
  // checked certificate does the same.
  return known === 'verify-ca' ? known : 'verify-full';
}

function rootsOf(file: string | undefined, problems: string[]): string | undefined {
  if (file === undefined || file === 'system') return undefined;
  try {
    const roots = readFileSync(file, 'utf8');
    if (roots.includes('-----BEGIN CERTIFICATE-----')) return roots;
  } catch {
    // The same message for a file that is missing, unreadable, or not a certificate.
  }
  problems.push('DATABASE_URL must name a file as sslrootcert that can be read and holds certificates (PEM)');
  return undefined;
}

function tlsOf(mode: Mode, roots: string | undefined): PostgresAddress['tls'] {
  const own = roots === undefined ? {} : { roots };
  switch (mode) {
    case 'disable':
      return 'none';
    case 'allow':
    case 'prefer':
      return 'offered';
    case 'require':
      // Same rule as libpq: naming root certificates turns the check on.
      return roots === undefined ? { checks: 'nothing' } : { checks: 'chain', ...own };
    case 'verify-ca':
      return { checks: 'chain', ...own };
    case 'verify-full':
      return { checks: 'host', ...own };
  }
}

/** One or several, or the folder of a socket. */
function isOnThisMachine(hosts: string): boolean {
  return decodeURIComponent(hosts)
    .split(',')
    .every((host) => host.startsWith('/') || isLoopback(host));
}
