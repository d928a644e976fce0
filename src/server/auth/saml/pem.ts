/** Returns a certificate as PEM, from PEM whose line breaks may be written as \n, or from its base64. */
export function asPem(certificate: string): string {
  const body = certificate
    .replaceAll('\\n', '\n')
    .replaceAll(/-----[A-Z ]+-----/g, '')
    .replaceAll(/\s/g, '');
  const lines = body.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
