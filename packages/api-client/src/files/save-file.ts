/** Downloads content as a file. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the content later, so the URL is revoked only after a while.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
