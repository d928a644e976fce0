import { courtDeadline } from './deadline-texts.ts';
import { modelConduct, modelVoice, prompts } from './prompt-texts.ts';
import { advisors, firstSteps, sampleCase } from './start-texts.ts';
import { calm, conflict, documents, messageCoach, money, parentingTime } from './tool-texts.ts';

/** Every YAML file of texts that is opened by its name, with its schema. */
export const textFiles = {
  'advisors.yaml': advisors,
  'cases/case-1.yaml': sampleCase,
  'cases/case-2.yaml': sampleCase,
  'cases/case-3.yaml': sampleCase,
  'cases/case-4.yaml': sampleCase,
  'cases/case-5.yaml': sampleCase,
  'first-steps.yaml': firstSteps,
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
  'tools/calm.yaml': calm,
  'tools/conflict.yaml': conflict,
  'tools/court-deadline.yaml': courtDeadline,
  'tools/documents.yaml': documents,
  'tools/message-coach.yaml': messageCoach,
  'tools/money.yaml': money,
  'tools/parenting-time.yaml': parentingTime,
};
export type TextFileName = keyof typeof textFiles;
