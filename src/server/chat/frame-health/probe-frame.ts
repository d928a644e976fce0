import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { FrameHealth } from '#contract/frame-health.ts';
import { isPublicAddress, lookupPublic } from '../../config/public-address.ts';
import { mayBeFramed } from './may-be-framed.ts';

export interface Probe {
  /** The origin whose pages show the frame. */
  host: URL;
  /** Also allows private addresses, for local mode. */
  mayAskInside: boolean;
  timeoutMs: number;
}

const REDIRECTS = 3;

/** Requests the page like a frame and reads only its headers. Never rejects. */
export async function probeFrame(address: string, probe: Probe): Promise<FrameHealth> {
  const signal = AbortSignal.timeout(probe.timeoutMs);
  let page = new URL(address);
  try {
    for (let hop = 0; hop <= REDIRECTS; hop += 1) {
      const { statusCode = 0, headers } = await headOf(page, probe.mayAskInside, signal);
      if (statusCode < 300 || statusCode >= 400) return verdict(statusCode, headers, page, probe.host);
      const next = URL.parse(headers.location ?? '', page);
      // Redirects are not followed, as only the configured URL may be framed.
      if (next?.origin !== page.origin) break;
      page = next;
    }
    return { ok: false, reason: 'refused' };
  } catch {
    return { ok: false, reason: 'unreachable' };
  }
}

function verdict(status: number, headers: http.IncomingHttpHeaders, page: URL, host: URL): FrameHealth {
  if (status < 200 || status >= 400) return { ok: false, reason: 'refused' };
  const said = {
    contentSecurityPolicy: joined(headers['content-security-policy']),
    frameOptions: joined(headers['x-frame-options']),
  };
  return mayBeFramed(said, page, host) ? { ok: true } : { ok: false, reason: 'not-framable' };
}

function joined(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}

/** Uses GET, because many pages answer HEAD differently. The body is not read. */
function headOf(page: URL, mayAskInside: boolean, signal: AbortSignal): Promise<http.IncomingMessage> {
  const { request } = page.protocol === 'http:' ? http : https;
  const written = page.hostname.replace(/^\[(.*)\]$/, '$1');
  return new Promise((resolve, reject) => {
    // An IP address needs no DNS lookup.
    if (!mayAskInside && isIP(written) !== 0 && !isPublicAddress(written)) {
      reject(new Error('The address is inside the own network'));
      return;
    }
    const asked = request(
      page,
      {
        agent: false,
        headers: { Accept: 'text/html', 'User-Agent': 'Evenkeel frame check' },
        signal,
        ...(!mayAskInside && { lookup: lookupPublic }),
      },
      (answer) => {
        resolve(answer);
        answer.destroy();
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}
