import { serviceAddressProblems } from '../config/service-address.ts';

/** A speech service with OpenAI's audio API. */
export interface SpeechService {
  /** Without a trailing slash. */
  baseUrl: string;
  model: string;
  apiKey?: string;
}

/** Absent: the server has no such service, and the browser uses its own. */
export interface VoiceConfig {
  listening?: SpeechService;
  speaking?: SpeechService & { voice: string };
}

type Variables = Record<string, string | undefined>;

/** Reads the settings of the speech services and reports invalid ones. No message repeats a value. */
export function readVoiceConfig(variables: Variables): { voice: VoiceConfig; problems: string[] } {
  const listening = readService('ADVISOR_STT', variables);
  const speaking = readService('ADVISOR_TTS', variables);
  const voice = variables['ADVISOR_TTS_VOICE']?.trim();
  const problems = [...listening.problems, ...speaking.problems];
  if (speaking.service && !voice) problems.push('ADVISOR_TTS_VOICE must name a voice of that service');
  if (!speaking.service && voice) problems.push('ADVISOR_TTS_VOICE needs ADVISOR_TTS_BASE_URL');
  return {
    voice: {
      ...(listening.service && { listening: listening.service }),
      ...(speaking.service && voice && { speaking: { ...speaking.service, voice } }),
    },
    problems,
  };
}

function readService(prefix: string, variables: Variables): { service?: SpeechService; problems: string[] } {
  const name = (part: string) => `${prefix}_${part}`;
  const [baseUrl, model, apiKey] = ['BASE_URL', 'MODEL', 'API_KEY'].map((part) => variables[name(part)]);
  if (!baseUrl) {
    const alone = ['MODEL', 'API_KEY'].map(name).filter((one) => variables[one]);
    return { problems: alone.map((one) => `${one} needs ${name('BASE_URL')}`) };
  }
  const problems = serviceAddressProblems(name('BASE_URL'), baseUrl);
  if (!model?.trim()) problems.push(`${name('MODEL')} must name the model`);
  if (apiKey && !/^[\u0021-\u007E]+$/.test(apiKey)) {
    problems.push(`${name('API_KEY')} must be one word without spaces`);
  }
  const service = { baseUrl: baseUrl.replace(/\/+$/, ''), model: model?.trim() ?? '' };
  return { service: { ...service, ...(apiKey && { apiKey }) }, problems };
}
