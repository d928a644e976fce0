import type { AssistantId } from '#domain/assistant.ts';
import { type Texts, openTexts } from './texts/open-texts.ts';

/** How an advisor differs from the others, for a language model, with three short turns as examples of the voice. */
export type ModelVoice = Readonly<Texts<'prompts/model/lena.yaml'>>;

export const modelVoices: Readonly<Record<AssistantId, ModelVoice>> = {
  lena: openTexts('prompts/model/lena.yaml'),
  emma: openTexts('prompts/model/emma.yaml'),
  hannah: openTexts('prompts/model/hannah.yaml'),
  james: openTexts('prompts/model/james.yaml'),
  max: openTexts('prompts/model/max.yaml'),
  ava: openTexts('prompts/model/ava.yaml'),
  support: openTexts('prompts/model/support.yaml'),
};

/** Instructions to a language model that are the same for every advisor. */
export const modelConduct: Readonly<Texts<'prompts/model/all.yaml'>> = openTexts('prompts/model/all.yaml');
