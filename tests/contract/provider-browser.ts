import type { AuthRedirect } from './auth-server.ts';

/** A browser during a sign-in with a provider: it stores cookies, follows redirects and sends no other header. */
export interface ProviderBrowser {
  /** Follows redirects up to a page of the app. */
  follow(url: string): Promise<AuthRedirect>;
  /** Follows one redirect and returns the next. */
  step(url: string): Promise<string>;
  /** A `fetch` of the app's own pages, which takes and sends the same cookies. */
  fetch: typeof fetch;
}

interface Kept {
  origin: string;
  path: string;
  name: string;
  value: string;
}

export function openProviderBrowser(): ProviderBrowser {
  let cookies: Kept[] = [];

  async function send(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init.headers);
    const sent = cookies.filter(({ origin, path }) => origin === url.origin && url.pathname.startsWith(path));
    if (sent.length > 0) headers.set('Cookie', sent.map(({ name, value }) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(url, line);
    return response;
  }

  function keep({ origin }: URL, line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
    const [name = '', ...value] = pair.split('=');
    const attribute = (wanted: string) =>
      attributes.find((each) => each.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1);
    const path = attribute('path') ?? '/';
    cookies = cookies.filter((each) => each.origin !== origin || each.name !== name || each.path !== path);
    const isGone =
      attribute('max-age') === '0' || new Date(attribute('expires') ?? '9999-01-01') < new Date();
    if (!isGone) cookies.push({ origin, path, name, value: value.join('=') });
  }

  async function step(url: string): Promise<string> {
    const response = await send(url);
    const location = response.headers.get('Location');
    if (!location)
      throw new Error(`${new URL(url).pathname} answered ${response.status}: ${await response.text()}`);
    return new URL(location, url).href;
  }

  return {
    step,
    fetch: send,
    async follow(url) {
      let from = new URL(url);
      let next = new URL(await step(url));
      const isPage = () => next.origin === from.origin && isServer(from.pathname) && !isServer(next.pathname);
      while (!isPage()) [from, next] = [next, new URL(await step(next.href))];
      return {
        page: next.origin + next.pathname,
        query: Object.fromEntries(next.searchParams),
        hash: Object.fromEntries(new URLSearchParams(next.hash.slice(1))),
      };
    },
  };
}

function isServer(path: string): boolean {
  return path.startsWith('/auth/v1/');
}
