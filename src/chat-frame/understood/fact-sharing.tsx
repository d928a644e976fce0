import type { UnderstoodFacts } from '#contract/understood.ts';

interface FactSharingProps {
  known: UnderstoodFacts;
  onShare: () => void;
  onStop: () => void;
}

/** The choice to share the facts of this chat, with an explanation. The panel's note says when they are shared. */
export function FactSharing({ known: { sharing, isSensitive }, onShare, onStop }: FactSharingProps) {
  if (sharing === 'none') return null;
  return (
    <div className="fact-sharing">
      {sharing !== 'on' && (
        <p>
          {isSensitive && (sharing === 'off' || sharing === 'changed') && 'Safety came up in this chat. '}
          {meanings[sharing]}
        </p>
      )}
      {sharing === 'off' && <Choice onPress={onShare}>Share with the other advisors</Choice>}
      {sharing === 'changed' && <Choice onPress={onShare}>Share the changes</Choice>}
      {(sharing === 'on' || sharing === 'changed' || sharing === 'other-chat') && (
        <Choice onPress={onStop}>Stop sharing</Choice>
      )}
    </div>
  );
}

const meanings: Readonly<Record<Exclude<UnderstoodFacts['sharing'], 'none' | 'on'>, string>> = {
  private: 'Nothing from a private chat is shared with the other advisors.',
  off: 'Sharing gives the other advisors the details you told me, but never your exact words. You can stop at any time.',
  changed: 'These details have changed since you shared them. The other advisors still have the old ones.',
  'other-chat': 'The other advisors know some things you told me in another chat.',
};

function Choice({ children, onPress }: { children: string; onPress: () => void }) {
  return (
    <button type="button" className="button-quiet" onClick={onPress}>
      {children}
    </button>
  );
}
