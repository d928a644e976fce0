/** A certificate's PEM, from PEM with line breaks written as \n too, or from its base64 alone. */
export function asPem(certificate: string): string {
  const body = certificate
    .replaceAll('\\n', '\n')
    .replaceAll(/-----[A-Z ]+-----/g, '')
    .replaceAll(/\s/g, '');
  const lines = body.match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
