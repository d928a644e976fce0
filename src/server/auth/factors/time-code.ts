import { Secret, TOTP } from 'otpauth';
import { encodeQR } from 'qr';

const STEP_SECONDS = 30;
/** How many time steps a phone's clock may be off. */
const CLOCK_STEPS = 1;
// The secret is as long as the output of the hash function (RFC 4226, section 4).
const SECRET_BYTES = 20;

export interface NewTimeCode {
  secret: string;
  uri: string;
  /** The QR code of the URL, for an authenticator app. */
  qrCode: string;
}

export function newTimeCode(issuer: string, label: string): NewTimeCode {
  const secret = new Secret({ size: SECRET_BYTES });
  const uri = new TOTP({ issuer, label, secret }).toString();
  return { secret: secret.base32, uri, qrCode: drawn(uri) };
}

/** Dark on white, so that it works on any background. Without `#` and `%`, which the client would not escape. */
function drawn(uri: string): string {
  const svg: string = encodeQR(uri, 'svg', { ecc: 'medium', border: 4 });
  return svg.replace('>', '><path d="M0 0h999v999H0z" fill="white"/>');
}

/** The time step of this code. Null unless it is the current, the previous or the next one. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const timestamp = at.getTime();
  const off = TOTP.validate({
    token: code.replaceAll(/\s/g, ''),
    secret: Secret.fromBase32(secret),
    timestamp,
    window: CLOCK_STEPS,
  });
  return off === null ? null : TOTP.counter({ period: STEP_SECONDS, timestamp }) + off;
}
