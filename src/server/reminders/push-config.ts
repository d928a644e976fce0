import { ECDH, createECDH } from 'node:crypto';

export interface PushConfig {
  /** A P-256 private key in base64url. Absent: stored in the data folder, or none. */
  privateKey?: string;
  /** Hosts that notifications may be sent to, in addition to those of the browser makers. */
  hosts: readonly string[];
}

type Variables = Record<string, string | undefined>;

const host = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/;

/** Reads the settings of push notifications and reports invalid ones. No message repeats a value. */
export function readPushConfig(variables: Variables): { push: PushConfig; problems: string[] } {
  const privateKey = variables['WEB_PUSH_KEY'];
  const hosts = (variables['WEB_PUSH_HOSTS'] ?? '')
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .filter(Boolean);
  const problems = [];
  if (privateKey && !isPrivateKey(privateKey)) {
    problems.push('WEB_PUSH_KEY must be a private P-256 key: 43 characters of base64url');
  }
  if (!hosts.every((one) => host.test(one))) {
    problems.push('WEB_PUSH_HOSTS must list names of hosts, such as push.example.com, separated by commas');
  }
  return { push: { ...(privateKey && { privateKey }), hosts }, problems };
}

export function newPrivateKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // A key may have leading zeros, which are omitted.
  return Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
}

/** The public key in the format that browsers subscribe with. */
export function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url', 'uncompressed');
}

export function isPrivateKey(text: string): boolean {
  if (!/^[A-Za-z0-9_-]{43}$/.test(text)) return false;
  try {
    publicKeyOf(text);
    return true;
  } catch {
    return false;
  }
}

/** A point on the curve, as in a subscription. */
export function isPublicKey(text: string): boolean {
  try {
    ECDH.convertKey(text, 'prime256v1', 'base64url', 'base64url', 'uncompressed');
    return Buffer.from(text, 'base64url').length === 65;
  } catch {
    return false;
  }
}
