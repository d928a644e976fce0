import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { SignJWT, importJWK } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BackendUnavailable } from '../../database/backend-unavailable.ts';
import { generateSigningKey, openAccessTokens, openHostedTokens } from './access-token.ts';

const now = () => new Date();
const [key, stranger] = [await generateSigningKey(), await generateSigningKey()];
let project: Server;
let url = '';
let isAway = false;

/** The published keys of a hosted project, on loopback. */
beforeAll(async () => {
  const { publicKeys } = await openAccessTokens({ keys: [key], issuer: 'x', now });
  project = createServer((_request, response) => {
    if (isAway) response.writeHead(503).end();
    else response.setHeader('Content-Type', 'application/json').end(JSON.stringify(publicKeys));
  }).listen(0, '127.0.0.1');
  await once(project, 'listening');
  const address = project.address();
  if (typeof address !== 'object' || !address) throw new Error('no port');
  url = `http://127.0.0.1:${address.port}`;
});
afterAll(() => project.close());

async function tokenOf({ signer = key, issuer = `${url}/auth/v1`, role = 'authenticated' } = {}) {
  const { kid } = key;
  return new SignJWT({ sub: randomUUID(), session_id: randomUUID(), role })
    .setProtectedHeader({ alg: 'ES256', ...(kid && { kid }) })
    .setIssuer(issuer)
    .setAudience('authenticated')
    .setIssuedAt()
    .setExpirationTime('10 minutes')
    .sign(await importJWK(signer, 'ES256'));
}

// ASVS: 9.2.3
test('accepts a token of the project, and refuses another signature, issuer or audience', async () => {
  const tokens = openHostedTokens({ url, now });
  expect(await tokens.verify(await tokenOf())).toMatchObject({ role: 'authenticated' });
  expect(await tokens.verify(await tokenOf({ signer: stranger }))).toBeNull();
  expect(await tokens.verify(await tokenOf({ issuer: 'https://elsewhere.test/auth/v1' }))).toBeNull();
  expect(await tokens.verify(await tokenOf({ role: 'service_role' }))).toBeNull();
  expect(await tokens.verify('no.token.atall')).toBeNull();
});

// ASVS: 9.1.2
test('a token signed with a shared secret is refused: the published key is not a secret', async () => {
  const forged = await new SignJWT({ sub: randomUUID(), session_id: randomUUID(), role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256', ...(key.kid && { kid: key.kid }) })
    .setIssuer(`${url}/auth/v1`)
    .setAudience('authenticated')
    .setExpirationTime('10 minutes')
    .sign(new TextEncoder().encode(JSON.stringify(key.x)));
  expect(await openHostedTokens({ url, now }).verify(forged)).toBeNull();
});

test('nobody is signed out while the keys are unavailable', async () => {
  const tokens = openHostedTokens({ url, now });
  isAway = true;
  await expect(tokens.verify(await tokenOf())).rejects.toBeInstanceOf(BackendUnavailable);
  isAway = false;
  expect(await tokens.verify(await tokenOf())).not.toBeNull();
});

test('the server signs no tokens for a hosted project', async () => {
  const tokens = openHostedTokens({ url, now });
  const claims = {
    sub: '',
    email: '',
    phone: '',
    role: 'authenticated' as const,
    aal: 'aal1' as const,
    amr: [],
    session_id: '',
    is_anonymous: false,
    app_metadata: {},
    user_metadata: {},
  };
  await expect(tokens.sign(claims)).rejects.toThrow('hosted project');
});
