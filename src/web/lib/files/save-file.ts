/** Hands a file to the browser as a download. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some phones ask first where it shall go, and read it only then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
