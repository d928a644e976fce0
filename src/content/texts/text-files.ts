import { modelConduct, modelVoice, prompts } from './prompt-texts.ts';

/** Every YAML file of texts that is opened by its name, with its schema. */
export const textFiles = {
  'prompts/ava.yaml': prompts,
  'prompts/emma.yaml': prompts,
  'prompts/hannah.yaml': prompts,
  'prompts/james.yaml': prompts,
  'prompts/lena.yaml': prompts,
  'prompts/max.yaml': prompts,
  'prompts/model/all.yaml': modelConduct,
  'prompts/model/ava.yaml': modelVoice,
  'prompts/model/emma.yaml': modelVoice,
  'prompts/model/hannah.yaml': modelVoice,
  'prompts/model/james.yaml': modelVoice,
  'prompts/model/lena.yaml': modelVoice,
  'prompts/model/max.yaml': modelVoice,
  'prompts/model/support.yaml': modelVoice,
};
export type TextFileName = keyof typeof textFiles;
