/** Gives the person a file to keep. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the content only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
