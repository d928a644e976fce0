import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { type Configuration, Provider, interactionPolicy } from 'oidc-provider';

export interface ForeignPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
  family_name?: string;
}

/** A real OpenID Connect provider (`oidc-provider`) on its own port. */
export interface IdentityProvider extends AsyncDisposable {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The claims about the person. */
  person: ForeignPerson;
  /** `refuses`: the person cancels at the provider. `asks`: the provider's page waits for a button press. */
  behaviour: 'enters' | 'refuses' | 'asks';
  /** Runs before the response to the next token request. */
  beforeToken: (() => Promise<void>) | null;
  /** Parameters of every request for the provider's pages, such as `prompt` and `scope`. */
  asked: URLSearchParams[];
  /** Makes the provider available, with this redirect URI. Before this call it is unavailable. */
  open(redirectUri: string, more?: Configuration): void;
}

const CLIENT = { id: 'a-client', secret: 'a-secret-of-the-client-that-nobody-guesses' };

export async function startIdentityProvider(): Promise<IdentityProvider> {
  let answer: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  const server = createServer((request, response) => {
    if (answer) answer(request, response);
    else request.socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${portOf(server)}`;
  const running: IdentityProvider = {
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    person: { sub: 'nobody' },
    behaviour: 'enters',
    beforeToken: null,
    asked: [],
    open(redirectUri, more = {}) {
      const provider = new Provider(issuer, { ...configuration(running, redirectUri), ...more });
      const pages = provider.callback();
      answer = (request, response) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', issuer);
        if (pathname === '/auth') running.asked.push(searchParams);
        if (pathname.startsWith('/interaction/')) void finish(provider, running, request, response);
        else if (pathname === '/token') void giveToken(running, () => pages(request, response));
        else void pages(request, response);
      };
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return running;
}

function configuration(running: IdentityProvider, redirectUri: string): Configuration {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return {
    clients: [{ client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] }],
    interactions: { policy, url: (_context, { uid }) => `/interaction/${uid}` },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name'],
    },
    findAccount: (_context, accountId) => {
      const { sub: _sub, ...claims } = running.person;
      return { accountId, claims: () => ({ sub: accountId, ...claims }) };
    },
    // Consent is given automatically, because the consent page is not tested here.
    async loadExistingGrant(context) {
      const { client, session, provider } = context.oidc;
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    features: { devInteractions: { enabled: false } },
    cookies: { keys: ['of the test'] },
    pkce: { required: () => true },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
  };
}

async function giveToken(running: IdentityProvider, give: () => Promise<void>): Promise<void> {
  const before = running.beforeToken;
  running.beforeToken = null;
  await before?.();
  await give();
}

/** The provider's own page, on which the person selects an account. */
async function finish(
  provider: Provider,
  running: IdentityProvider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (running.behaviour === 'asks' && request.method === 'GET') {
    response.setHeader('Content-Type', 'text/html');
    response.end(
      '<!doctype html><title>Choose</title><form method="post"><button>That is me</button></form>',
    );
    return;
  }
  const { prompt } = await provider.interactionDetails(request, response);
  const result =
    running.behaviour === 'refuses'
      ? { error: 'access_denied', error_description: 'changed their mind <script>' }
      : { login: { accountId: running.person.sub }, [prompt.name]: { accountId: running.person.sub } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The provider has no port');
  return address.port;
}
