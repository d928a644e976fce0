import type { Message } from '#contract/chat.ts';
import { spokenPieces } from '#domain/voice.ts';
import { type ChatClient, ChatFailure } from '../chat-client.ts';
import { textOf } from '../messages/message-text.ts';
import { findVoice, speakWithBrowser } from './browser-voice.ts';
import { speakWithServer } from './server-voice.ts';
import { readVoiceServices } from './voice-services.ts';
import { type VoiceProvider, problems } from './voice-words.ts';

export interface SpeechSynthesizer {
  way: VoiceProvider;
  /** Resolves at the end or when `stopped` aborts, with a message on an error. */
  read: (message: Message, stopped: AbortSignal) => Promise<string | null>;
}

/**
 * The server's service if configured, otherwise a voice of this device, otherwise one of the browser. Null if none is
 * available.
 */
export async function chooseSynthesizer(client: ChatClient): Promise<SpeechSynthesizer | null> {
  const [{ speaks }, voice] = await Promise.all([readVoiceServices(client), findVoice()]);
  const byBrowser = voice && {
    way: voice.localService ? ('device' as const) : ('browser' as const),
    say: async (pieces: readonly string[], stopped: AbortSignal) => {
      const problem = await speakWithBrowser(pieces, voice, stopped);
      return problem && problems[problem];
    },
  };
  if (!speaks) {
    return (
      byBrowser && {
        way: byBrowser.way,
        read: (message, stopped) => byBrowser.say(spokenPieces(textOf(message)), stopped),
      }
    );
  }
  return {
    way: 'server',
    read: async (message, stopped) => {
      const pieces = spokenPieces(textOf(message));
      let said = 0;
      try {
        await speakWithServer(client, message.id, pieces.length, stopped, (piece) => {
          said = piece;
        });
        return null;
      } catch (error) {
        if (stopped.aborted) return null;
        // A voice that keeps the text on the device needs no consent.
        if (byBrowser?.way === 'device') return byBrowser.say(pieces.slice(said), stopped);
        return error instanceof ChatFailure ? error.message : problems.failed;
      }
    },
  };
}
