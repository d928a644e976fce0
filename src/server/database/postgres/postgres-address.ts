import { readFileSync } from 'node:fs';
import { isLoopback } from '../../http/loopback.ts';

/** What is checked of the server's certificate: that it is genuine and names the host, that it is genuine, or nothing. */
export interface PostgresTls {
  checks: 'host' | 'chain' | 'nothing';
  /** Root certificates (PEM) in place of the public ones. */
  roots?: string;
}

export interface PostgresAddress {
  /** What the driver is given: it knows some of the words about TLS, and reads others as settings of the server. */
  url: string;
  /** `offered`: used where the server has it, and never checked. */
  tls: PostgresTls | 'offered' | 'none';
}

export interface ReadAddress {
  address: PostgresAddress;
  /** Whoever answers has shown that it is the server that was meant, or is on this machine. */
  isVerified: boolean;
  /** Sentences without the address, which holds a password. */
  problems: string[];
}

const modes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const;
type Mode = (typeof modes)[number];

/** Of other libraries, which the pages of providers add: they say nothing to the server. */
const OTHERS = ['pgbouncer', 'connection_limit', 'pool_timeout'];

/** Reads an address in the form of libpq, of which the driver understands a part. */
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
  // As libpq reads it: with the public roots, nothing less than the host's name says anything.
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
  // It wants nobody in between. The driver cannot bind the password to the channel; a checked certificate does the same.
  return known === 'verify-ca' ? known : 'verify-full';
}

function rootsOf(file: string | undefined, problems: string[]): string | undefined {
  if (file === undefined || file === 'system') return undefined;
  try {
    const roots = readFileSync(file, 'utf8');
    if (roots.includes('-----BEGIN CERTIFICATE-----')) return roots;
  } catch {
    // The same sentence for a file that is missing, closed, or something else.
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
      // As libpq does: whoever names roots wants them used.
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
