import { createHmac } from 'node:crypto';
import type * as Sdk from 'ai';
import type { LanguageModel, TextStreamPart, ToolSet } from 'ai';
import type { Tool } from '#domain/tools/tool.ts';
import { failureOf } from './failure-of.ts';
import { jsonSchemaOf } from './json-schema-of.ts';
import { type Model, type ModelEvent, ModelFailure, type ModelRequest } from './model.ts';
import type { ModelConfig } from './model-config.ts';
import { runForModel } from '../run-tool.ts';
import { type TimeLimits, withWatchdog } from './watchdog.ts';

const TIME_LIMITS: TimeLimits = { firstMs: 15_000, stallMs: 12_000 };

/** Leaves room for models that reason first. The instructions keep the answer short. */
const MAX_OUTPUT_TOKENS = 1600;
const MAX_STEPS = 4;

/** Loads the SDK, 30 MB that a server without a model doesn't need. */
export async function openModel(config: ModelConfig, limits: TimeLimits = TIME_LIMITS): Promise<Model> {
  const [ai, model] = await Promise.all([import('ai'), openProvider(config)]);
  // Turned off, because it would log what people write.
  globalThis.AI_SDK_LOG_WARNINGS = false;

  return {
    async *stream(request, signal) {
      const leaving = new AbortController();
      const { stream } = ai.streamText({
        model,
        instructions: request.instructions,
        messages: request.messages.map(({ role, text }) => ({ role, content: text })),
        tools: toolSet(ai, config.usesTools ? request.tools : []),
        stopWhen: ai.isStepCount(MAX_STEPS),
        maxOutputTokens: request.mostTokens ?? MAX_OUTPUT_TOKENS,
        // Turned off, because the SDK's own retries take seconds without output (see with-one-retry.ts).
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, leaving.signal]),
        telemetry: { isEnabled: false },
        providerOptions: providerOptions(config, request),
        // The default handler writes the error, with the request in it, to the console.
        onError: () => undefined,
      });
      try {
        yield* eventsOf(withWatchdog(stream, weightOf, limits), signal);
      } finally {
        leaving.abort();
      }
    },
  };
}

async function openProvider(config: ModelConfig): Promise<LanguageModel> {
  const { provider, model, baseUrl, apiKey } = config;
  // If no key is configured, the SDK must not take one from its own environment variables.
  const options = { ...(baseUrl && { baseURL: baseUrl }), apiKey: apiKey ?? '', fetch: fetchWithoutRedirect };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options).responses(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(model);
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      return createOpenAICompatible({
        name: 'advisor',
        baseURL: baseUrl ?? '',
        ...(apiKey && { apiKey }),
        includeUsage: true,
        fetch: fetchWithoutRedirect,
      })(model);
    }
  }
}

/** People's messages are sent only to the configured URL. */
const fetchWithoutRedirect: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

/** Asks the provider not to store anything, if it has an option for that. The user ID is a keyed hash. */
function providerOptions({ apiKey = '' }: ModelConfig, { person }: ModelRequest) {
  const hashed = createHmac('sha256', apiKey).update(person).digest('base64url');
  return {
    openai: { store: false, safetyIdentifier: hashed },
    anthropic: { metadata: { userId: hashed } },
  };
}

function toolSet({ jsonSchema, tool }: typeof Sdk, tools: readonly Tool[]): ToolSet {
  return Object.fromEntries(
    tools.map((own) => [
      own.name,
      tool({
        description: own.description,
        inputSchema: jsonSchema(jsonSchemaOf(own.input)),
        execute: (input) => runForModel(own, input),
      }),
    ]),
  );
}

async function* eventsOf(
  parts: AsyncIterable<TextStreamPart<ToolSet>>,
  signal: AbortSignal,
): AsyncGenerator<ModelEvent> {
  try {
    for await (const part of parts) {
      if (signal.aborted) return;
      if (part.type === 'error') throw failureOf(part.error);
      if (part.type === 'finish') {
        // Any other finish reason is not an answer: filtered, unknown, or a lost connection.
        if (part.finishReason !== 'stop' && part.finishReason !== 'length') throw new ModelFailure('cut-off');
        yield {
          type: 'end',
          tokens: part.totalUsage.totalTokens ?? 0,
          isCut: part.finishReason === 'length',
        };
      }
      const event = eventOf(part);
      if (event) yield event;
    }
  } catch (error) {
    if (!signal.aborted) throw failureOf(error);
  }
}

function eventOf(part: TextStreamPart<ToolSet>): ModelEvent | null {
  switch (part.type) {
    case 'text-delta':
      return part.text === '' ? null : { type: 'text', text: part.text };
    case 'tool-call':
      return { type: 'tool-call', id: part.toolCallId, name: part.toolName, input: part.input };
    case 'tool-result':
      return { type: 'tool-result', id: part.toolCallId, input: part.input, output: part.output };
    default:
      return null;
  }
}

/** Reasoning is not an answer, so a model that only reasons also times out. */
function weightOf(part: TextStreamPart<ToolSet>): 'begins' | 'goes-on' | 'says-nothing' {
  switch (part.type) {
    case 'text-delta':
      return part.text === '' ? 'says-nothing' : 'goes-on';
    case 'tool-input-delta':
    case 'tool-call':
      return 'goes-on';
    // The model is called again with the result.
    case 'tool-result':
    case 'tool-error':
      return 'begins';
    default:
      return 'says-nothing';
  }
}
