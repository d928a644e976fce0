import http from 'node:http';
import https from 'node:https';
import webPush from 'web-push';
import type { Config } from '../config/config.ts';
import { isLoopback } from '../http/loopback.ts';
import { lookupPublic } from '../config/public-address.ts';
import { mayPushTo } from './push-address.ts';
import { publicKeyOf } from './push-config.ts';

/** The address of a browser's subscription, and the keys that encrypt for this browser only. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The content that the service worker shows (src/web/service-worker/push.ts). */
export interface PushMessage {
  title: string;
  body: string;
  tag: string;
}

/** `gone`: the browser has ended it permanently. `failed`: may work later. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export interface PushService {
  /** The key that browsers subscribe with. */
  publicKey: string;
  mayPushTo(endpoint: string): boolean;
  /** The push service stores it for `seconds` while the browser is offline. Never rejects. */
  send(target: PushTarget, message: PushMessage, seconds: number): Promise<PushOutcome>;
}

const TIMEOUT_MS = 10_000;

export function pushService(
  config: Pick<Config, 'environment' | 'appUrl' | 'push'>,
  privateKey: string,
): PushService {
  const publicKey = publicKeyOf(privateKey);
  const addresses = { isLocal: config.environment === 'local', hosts: config.push.hosts };
  // The contact for a push service. Push services don't accept a local address.
  const subject = config.appUrl.startsWith('https:') ? config.appUrl : 'https://evenkeel.test';
  return {
    publicKey,
    mayPushTo: (endpoint) => mayPushTo(endpoint, addresses),
    async send({ endpoint, p256dh, auth }, message, seconds) {
      if (!mayPushTo(endpoint, addresses)) return 'gone';
      try {
        const { headers, body } = webPush.generateRequestDetails(
          { endpoint, keys: { p256dh, auth } },
          JSON.stringify(message),
          { TTL: seconds, urgency: 'high', vapidDetails: { subject, publicKey, privateKey } },
        );
        return outcomeOf(await post(endpoint, headers, body));
      } catch {
        return 'failed';
      }
    },
  };
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}

/** The status of the response. Redirects are not followed, and the body is not read. */
function post(endpoint: string, headers: http.OutgoingHttpHeaders, body: Buffer): Promise<number> {
  const url = new URL(endpoint);
  const { request } = url.protocol === 'http:' ? http : https;
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(!isLoopback(url.hostname) && { lookup: lookupPublic }),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}
