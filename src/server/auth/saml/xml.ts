import { DOMParser } from '@xmldom/xmldom';

/** Throws for XML that is not well-formed and for any document type: untrusted input must not define entities. */
export function parseXml(xml: string): Document {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Error('A document type is not taken');
  const parser = new DOMParser({
    errorHandler: { warning: refuseXml, error: refuseXml, fatalError: refuseXml },
  });
  return parser.parseFromString(xml, 'text/xml');
}

function refuseXml(message: string): never {
  throw new Error(message);
}
