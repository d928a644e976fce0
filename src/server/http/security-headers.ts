import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isAssistantId } from '#domain/assistant.ts';
import type { Config } from '../config/config.ts';
import { type WebFiles, contentSecurityPolicy, foreignFrames } from './web-files.ts';

const TWO_YEARS_S = 63_072_000;

/** Set on every response. Only the chat may be framed, and only by our own pages. */
export function securityHeaders(files: WebFiles, config: Config): MiddlewareHandler {
  const unframed = headersWith(files, config, false);
  const framed = headersWith(files, config, true);
  return (context, next) => {
    if (isPictureReader(context.req.path)) return pictureReader(context, next);
    return (isChatFrame(context.req.path) ? framed : unframed)(context, next);
  };
}

/** The only file that compiles WebAssembly. A worker has the policy of its own response. */
const pictureReader = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    connectSrc: ["'self'"],
  },
  referrerPolicy: 'no-referrer',
  crossOriginResourcePolicy: 'same-origin',
});

function isPictureReader(path: string): boolean {
  return /^\/assets\/ocr-worker-[\w-]+\.js$/.test(path);
}

function isChatFrame(path: string): boolean {
  const name = /^\/chat\/([^/]+)$/.exec(path)?.[1];
  return name !== undefined && isAssistantId(name);
}

function headersWith(files: WebFiles, config: Config, mayBeFramed: boolean): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      ...contentSecurityPolicy(files, config),
      frameAncestors: [mayBeFramed ? "'self'" : "'none'"],
    },
    strictTransportSecurity:
      config.environment === 'production' ? `max-age=${TWO_YEARS_S}; includeSubDomains` : false,
    xFrameOptions: mayBeFramed ? 'SAMEORIGIN' : 'DENY',
    referrerPolicy: 'no-referrer',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: {
      // Allows the microphone for speaking to an advisor. Our page is one document, whichever screen it shows.
      microphone: ['self', ...foreignFrames(config)],
      camera: [],
      geolocation: [],
      payment: [],
      displayCapture: [],
      bluetooth: [],
      usb: [],
      serial: [],
      hid: [],
      midi: [],
      accelerometer: [],
      gyroscope: [],
      magnetometer: [],
    },
  });
}
