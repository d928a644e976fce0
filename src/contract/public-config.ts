import * as v from 'valibot';
import { advisorIds } from '#domain/advisor.ts';

/** GET /config.json: the public part of the configuration. */
export const publicConfig = v.object({
  supabaseUrl: v.pipe(v.string(), v.url()),
  publishableKey: v.string(),
  /** The providers that people may sign in with: their IDs and names. */
  providers: v.optional(v.array(v.object({ id: v.string(), name: v.string() }))),
  /** URLs of third-party chats by advisor. An advisor without one has the product's own chat. */
  advisorEmbeds: v.partial(v.object(v.entriesFromList(advisorIds, v.string()))),
  /** The URL of a third-party support chat. */
  supportEmbed: v.optional(v.string()),
  /** Whether the contact form has a recipient. */
  takesMessages: v.boolean(),
  /** Whether a phone can be a second factor, with codes sent by text message. */
  sendsTexts: v.optional(v.boolean()),
  /** Whether a person with a stored number can sign in with a code by text message. */
  signsInByText: v.optional(v.boolean()),
  /** Whether people can sign in with the identity provider of their work or school. */
  singleSignOn: v.optional(v.boolean()),
  /** The source of the advisors' answers: only the library, or also a language model. */
  answersBy: v.optional(v.picklist(['library', 'model'])),
  /** Whether papers can be reviewed here. */
  reviewsPapers: v.optional(v.boolean()),
  /** Whether a language model can summarize a paper. */
  sumsUpPapers: v.optional(v.boolean()),
  /** Whether a paper can be stored with its review. */
  keepsPapers: v.optional(v.boolean()),
  /** Whether real court decisions can be searched. */
  searchesCases: v.optional(v.boolean()),
  /** The payment mode: `off` sells nothing, and only `live` charges real money. */
  billingMode: v.picklist(['off', 'local', 'test', 'live']),
  local: v.boolean(),
});
export type PublicConfig = v.InferOutput<typeof publicConfig>;
