import { ArrowRight, Check, Copy, Download, Mail, Pencil, Printer, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Conversation } from '#contract/chat.ts';
import { assistantName } from '#content/assistant-name.ts';
import { saveFile } from '#web/lib/files/save-file.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { Button } from '#web/ui/button.tsx';
import { problemText } from './ask-chat.ts';
import { MailDialog } from './mail-dialog.tsx';
import { readTranscript } from './queries.ts';
import { useGoOn } from './use-go-on.ts';

interface ConversationActionsProps {
  conversation: Conversation;
  onAsk: (question: 'rename' | 'delete') => void;
}

export function ConversationActions({ conversation, onAsk }: ConversationActionsProps) {
  const goOn = useGoOn();
  const [isMailing, setIsMailing] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  const { id } = conversation;

  async function copy(): Promise<void> {
    // Some browsers allow copying only during the press, so they get the text as a promise.
    const text = readTranscript(id).then(({ markdown }) => new Blob([markdown], { type: 'text/plain' }));
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
      setIsCopied(true);
      showToast({
        title: 'Copied to clipboard',
        description: 'You copied the whole conversation. Be careful where you paste it.',
      });
    } catch {
      const description = await text.then(
        () => 'Your browser didn’t allow copying. Use Download instead.',
        problemText,
      );
      showToast({ title: 'We couldn’t copy this conversation', description, variant: 'destructive' });
    }
  }

  async function download(): Promise<void> {
    try {
      const { fileName, markdown } = await readTranscript(id);
      saveFile(fileName, new Blob([markdown], { type: 'text/markdown;charset=utf-8' }));
    } catch (error) {
      showToast({
        title: 'We couldn’t download this conversation',
        description: problemText(error),
        variant: 'destructive',
      });
    }
  }

  return (
    <div className="no-print space-y-1 pt-2">
      <Button className="max-sm:w-full" onClick={() => void goOn(conversation)}>
        Continue with {assistantName(conversation.advisor)}
        <ArrowRight aria-hidden className="size-4" />
      </Button>
      <div className="-ml-3 flex flex-wrap">
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          Print
        </Button>
        <Button variant="quiet" size="small" onClick={() => void copy()}>
          {isCopied ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
          Copy
        </Button>
        <Button variant="quiet" size="small" onClick={() => void download()}>
          <Download aria-hidden className="size-4" />
          Download
        </Button>
        <Button variant="quiet" size="small" onClick={() => setIsMailing(true)}>
          <Mail aria-hidden className="size-4" />
          Email a copy
        </Button>
        <Button variant="quiet" size="small" onClick={() => onAsk('rename')}>
          <Pencil aria-hidden className="size-4" />
          Rename
        </Button>
        <Button variant="quiet" size="small" onClick={() => onAsk('delete')}>
          <Trash2 aria-hidden className="size-4" />
          Delete
        </Button>
      </div>
      <MailDialog conversation={isMailing ? id : null} onClose={() => setIsMailing(false)} />
    </div>
  );
}
