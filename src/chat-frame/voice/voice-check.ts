import type { Transcript, VoiceServices } from '#contract/voice.ts';
import { oneOf, shape, text } from '../checks/shape.ts';

const yesOrNo = oneOf(true, false);
const services = shape({ listens: yesOrNo, speaks: yesOrNo });
const transcript = shape({ text });

export function isVoiceServices(value: unknown): value is VoiceServices {
  return services(value);
}

export function isTranscript(value: unknown): value is Transcript {
  return transcript(value);
}
