import { expect, test } from 'vitest';
import { readModelConfig } from './model-config.ts';

const openai = { ADVISOR_LLM_PROVIDER: 'openai', ADVISOR_LLM_MODEL: 'm', ADVISOR_LLM_API_KEY: 'sk-hidden' };
const own = {
  ADVISOR_LLM_PROVIDER: 'openai-compatible',
  ADVISOR_LLM_MODEL: 'm',
  ADVISOR_LLM_BASE_URL: 'http://127.0.0.1:11434/v1/',
};

test('without a provider there is no model', () => {
  expect(readModelConfig({})).toEqual({ problems: [] });
});

test('each provider needs few settings', () => {
  expect(readModelConfig(openai)).toEqual({
    advisorModel: { provider: 'openai', model: 'm', apiKey: 'sk-hidden', usesTools: true },
    problems: [],
  });
  expect(readModelConfig({ ...own, ADVISOR_LLM_TOOLS: 'off' })).toEqual({
    advisorModel: {
      provider: 'openai-compatible',
      model: 'm',
      baseUrl: 'http://127.0.0.1:11434/v1',
      usesTools: false,
    },
    problems: [],
  });
});

// ASVS: 1.3.6
test.each([
  'http://localhost:8080/v1',
  'http://ollama:11434/v1',
  'http://10.0.0.7/v1',
  'https://llm.example/v1',
])('%s is a valid provider URL', (address) => {
  expect(readModelConfig({ ...own, ADVISOR_LLM_BASE_URL: address }).problems).toEqual([]);
});

// ASVS: 1.3.6
test.each([
  [{ ...openai, ADVISOR_LLM_PROVIDER: 'other' }, 'ADVISOR_LLM_PROVIDER'],
  [{ ADVISOR_LLM_API_KEY: 'sk-hidden' }, 'ADVISOR_LLM_API_KEY needs ADVISOR_LLM_PROVIDER'],
  [{ ADVISOR_LLM_TOOLS: 'on' }, 'ADVISOR_LLM_TOOLS needs'],
  [{ ...openai, ADVISOR_LLM_MODEL: undefined }, 'ADVISOR_LLM_MODEL'],
  [{ ...openai, ADVISOR_LLM_MODEL: ' ' }, 'ADVISOR_LLM_MODEL'],
  [{ ...openai, ADVISOR_LLM_API_KEY: undefined }, 'ADVISOR_LLM_API_KEY'],
  [{ ...openai, ADVISOR_LLM_API_KEY: 'sk-hidden two' }, 'ADVISOR_LLM_API_KEY'],
  [{ ...openai, ADVISOR_LLM_TOOLS: 'yes' }, 'ADVISOR_LLM_TOOLS'],
  [{ ...own, ADVISOR_LLM_BASE_URL: undefined }, 'ADVISOR_LLM_BASE_URL'],
  [{ ...own, ADVISOR_LLM_BASE_URL: 'llm' }, 'ADVISOR_LLM_BASE_URL'],
  [{ ...own, ADVISOR_LLM_BASE_URL: 'ftp://a/v1' }, 'ADVISOR_LLM_BASE_URL'],
  [{ ...own, ADVISOR_LLM_BASE_URL: 'http://llm.example/v1' }, 'https'],
  [{ ...own, ADVISOR_LLM_BASE_URL: 'https://me:hidden@llm.example/v1' }, 'ADVISOR_LLM_BASE_URL'],
  [{ ...own, ADVISOR_LLM_BASE_URL: 'https://llm.example/v1?key=hidden' }, 'ADVISOR_LLM_BASE_URL'],
])('%o is rejected with the name of the setting and without its value', (variables, name) => {
  const said = readModelConfig(variables).problems.join('\n');
  expect(said).toContain(name);
  expect(said).not.toContain('hidden');
});
