import { DOMParser } from '@xmldom/xmldom';

/** Throws on what is not well-formed, and on any document type: entities have no place in what strangers send. */
export function parseXml(xml: string): Document {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Error('A document type is not taken');
  const parser = new DOMParser({ errorHandler: { warning: fail, error: fail, fatalError: fail } });
  return parser.parseFromString(xml, 'text/xml');
}

function fail(message: string): never {
  throw new Error(message);
}
