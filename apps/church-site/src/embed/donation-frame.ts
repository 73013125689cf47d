import { type EmbedMessage, readEmbedMessage } from "./embed-message.ts";
import type { EmbedTexts } from "./texts.ts";

/** Without a word of the page after this time, the website's visitor gets a link to it. */
const PATIENCE_MS = 12_000;

interface DonationFrameOptions {
  url: URL;
  /** The address of the donation page by itself, for a browser that cannot show it here. */
  pageUrl: URL;
  texts: EmbedTexts;
  /** The height in CSS pixels that is reserved before the page has told its own. */
  height: number;
  onMessage(message: EmbedMessage): void;
}

/** Shows the donation page in a frame as high as its content. Cards are entered there, never on the website. */
export function openDonationFrame({ url, pageUrl, texts, height, onMessage }: DonationFrameOptions) {
  const box = document.createElement("div");
  box.className = "frame";
  const frame = document.createElement("iframe");
  frame.title = texts.title;
  // Apple Pay and Google Pay ask for a payment inside of frames of the provider.
  frame.allow = "payment *; clipboard-write";
  frame.style.height = `${String(height)}px`;
  box.append(frame);
  let failed: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function load(): void {
    failed?.remove();
    failed = undefined;
    frame.src = url.href;
    timer = setTimeout(showFailure, PATIENCE_MS);
  }
  function showFailure(): void {
    failed = document.createElement("p");
    failed.className = "failed";
    failed.role = "alert";
    const link = document.createElement("a");
    link.href = pageUrl.href;
    link.target = "_blank";
    link.textContent = texts.openPage;
    failed.append(texts.failed, " ", link);
    box.append(failed);
  }
  function listen({ source, origin, data }: MessageEvent): void {
    if (source !== frame.contentWindow || origin !== url.origin) return;
    const message = readEmbedMessage(data);
    if (!message) return;
    clearTimeout(timer);
    failed?.remove();
    if (message.kind === "height") frame.style.height = `${String(Math.max(message.height, isUsed() ? 0 : height))}px`;
    onMessage(message);
  }
  // Until somebody uses the form, it only grows, so that nothing on the website moves.
  function isUsed(): boolean {
    const root = frame.getRootNode();
    return root instanceof ShadowRoot && root.activeElement === frame;
  }
  const retry = () => {
    if (failed) load();
  };
  addEventListener("message", listen);
  addEventListener("online", retry);
  load();
  return {
    element: box,
    focus: () => frame.focus(),
    show: () => box.scrollIntoView({ block: "nearest" }),
    close() {
      clearTimeout(timer);
      removeEventListener("message", listen);
      removeEventListener("online", retry);
    },
  };
}
