/** As high as the chat that it replaces. */
export function NoEmbedNotice() {
  return (
    <div className="flex h-[500px] items-center justify-center rounded-card bg-surface p-6 text-center text-ink-soft">
      <p>No chat embed URL was provided for this agent.</p>
    </div>
  );
}
