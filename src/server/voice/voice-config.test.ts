import { expect, test } from 'vitest';
import { readVoiceConfig } from './voice-config.ts';

const listening = { ADVISOR_STT_BASE_URL: 'http://127.0.0.1:9000/v1/', ADVISOR_STT_MODEL: 'whisper' };
const speaking = {
  ADVISOR_TTS_BASE_URL: 'https://speech.example/v1',
  ADVISOR_TTS_MODEL: 'tts',
  ADVISOR_TTS_VOICE: 'calm',
  ADVISOR_TTS_API_KEY: 'secret',
};

test('without settings the server has no speech services', () => {
  expect(readVoiceConfig({})).toEqual({ voice: {}, problems: [] });
});

test('each service is configured separately', () => {
  expect(readVoiceConfig(listening)).toEqual({
    voice: { listening: { baseUrl: 'http://127.0.0.1:9000/v1', model: 'whisper' } },
    problems: [],
  });
  expect(readVoiceConfig(speaking).voice).toEqual({
    speaking: { baseUrl: 'https://speech.example/v1', model: 'tts', voice: 'calm', apiKey: 'secret' },
  });
});

test.each([
  [{ ...listening, ADVISOR_STT_BASE_URL: 'http://speech.example' }, 'https://'],
  [{ ...listening, ADVISOR_STT_BASE_URL: 'speech' }, 'must be an address'],
  [{ ...listening, ADVISOR_STT_MODEL: undefined }, 'ADVISOR_STT_MODEL must name'],
  [{ ADVISOR_STT_API_KEY: 'secret' }, 'ADVISOR_STT_API_KEY needs ADVISOR_STT_BASE_URL'],
  [{ ...speaking, ADVISOR_TTS_VOICE: undefined }, 'ADVISOR_TTS_VOICE must name'],
  [{ ADVISOR_TTS_VOICE: 'calm' }, 'ADVISOR_TTS_VOICE needs'],
  [{ ...speaking, ADVISOR_TTS_API_KEY: 'sec ret' }, 'must be one word'],
])('reports a configuration problem without the value: %#', (variables, problem) => {
  const { problems } = readVoiceConfig(variables);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
  expect(problems[0]).not.toMatch(/sec ?ret|speech\.example/);
});
