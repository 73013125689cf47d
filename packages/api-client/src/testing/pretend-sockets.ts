import { vi } from "vitest";

interface PretendSocket {
  url: string;
  sent: string[];
  isClosed: boolean;
  dispatch(event: Event): void;
}

/** Replaces the browser's WebSocket: the test opens the last socket, sends frames through it, and closes it. */
export function pretendSockets() {
  const all: PretendSocket[] = [];
  class Pretended extends EventTarget implements PretendSocket {
    readonly sent: string[] = [];
    isClosed = false;
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
      all.push(this);
    }
    send(text: string): void {
      this.sent.push(text);
    }
    close(): void {
      this.isClosed = true;
    }
    dispatch(event: Event): void {
      this.dispatchEvent(event);
    }
  }
  vi.stubGlobal("WebSocket", Pretended);
  const dispatch = (event: Event) => all.at(-1)?.dispatch(event);
  const say = (action: string, data?: unknown) =>
    dispatch(new MessageEvent("message", { data: JSON.stringify({ action, data }) }));
  return {
    all,
    say,
    /** Opens the last socket and sends its id; resolves once the page has begun to handle it. */
    async open(id = "socket-1"): Promise<void> {
      dispatch(new Event("open"));
      say("socketId", id);
      await Promise.resolve();
    },
    disconnect: () => dispatch(new Event("close")),
  };
}
