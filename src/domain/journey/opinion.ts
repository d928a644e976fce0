import * as v from 'valibot';
import { caseTypes } from './case.ts';
import { stateCodes } from '../retrieval/us-state.ts';

const text = (max: number) => v.pipe(v.string(), v.maxLength(max));

/** A court decision as CourtListener describes it. The content is not ours, and we make no claims about it. */
export const opinion = v.strictObject({
  /** The service's ID of the decision. */
  id: v.pipe(v.string(), v.regex(/^[1-9]\d{0,9}$/)),
  caseName: v.pipe(text(300), v.nonEmpty()),
  court: text(200),
  docketNumber: text(200),
  dateDecided: v.nullable(v.pipe(v.string(), v.isoDate())),
  citations: v.pipe(v.array(text(100)), v.maxLength(5)),
  excerpt: text(500),
  /** The URL of the decision. It opens in a new tab, so other hosts are refused. */
  url: v.pipe(text(400), v.regex(/^https:\/\/www\.courtlistener\.com\/opinion\/\d+\/[\w-]*\/?$/)),
  state: v.picklist(stateCodes),
  subject: v.picklist(caseTypes),
});
export type Opinion = Readonly<v.InferOutput<typeof opinion>>;
