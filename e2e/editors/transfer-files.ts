import type { Locator } from "@playwright/test";

type TransferredFile = { name: string; mimeType: string; buffer: Buffer };

/** Drops files on the beginning of an element, as from the desktop. */
export const dropFiles = (target: Locator, ...files: TransferredFile[]): Promise<void> =>
  transferFiles(target, "drop", files, "");

/** Pastes files as from the clipboard, optionally together with HTML. */
export const pasteFiles = (target: Locator, files: TransferredFile[], html = ""): Promise<void> =>
  transferFiles(target, "paste", files, html);

async function transferFiles(
  target: Locator,
  how: "drop" | "paste",
  files: TransferredFile[],
  html: string,
): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString("base64") }));
  await target.evaluate(
    (element, { how, sent, html }) => {
      const data = new DataTransfer();
      if (html) data.setData("text/html", html);
      for (const { name, mimeType, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const { left, top } = element.getBoundingClientRect();
      const at = { clientX: left + 2, clientY: top + 20, bubbles: true, cancelable: true };
      if (how === "paste") element.dispatchEvent(new ClipboardEvent("paste", { ...at, clipboardData: data }));
      else {
        element.dispatchEvent(new DragEvent("dragover", { ...at, dataTransfer: data }));
        element.dispatchEvent(new DragEvent("drop", { ...at, dataTransfer: data }));
      }
    },
    { how, sent, html },
  );
}
