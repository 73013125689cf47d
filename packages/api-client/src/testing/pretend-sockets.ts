import { vi } from "vitest";

interface PretendSocket {
  url: string;
  sent: string[];
  isClosed: boolean;
  tell(event: Event): void;
}

/** Stands in for the browser's sockets: the test opens them, speaks through the last one, and breaks it off. */
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
    tell(event: Event): void {
      this.dispatchEvent(event);
    }
  }
  vi.stubGlobal("WebSocket", Pretended);
  const tell = (event: Event) => all.at(-1)?.tell(event);
  const say = (action: string, data?: unknown) =>
    tell(new MessageEvent("message", { data: JSON.stringify({ action, data }) }));
  return {
    all,
    say,
    /** The last socket opens and is given its id; done when what follows from it has begun. */
    async open(id = "socket-1"): Promise<void> {
      tell(new Event("open"));
      say("socketId", id);
      await Promise.resolve();
    },
    breakOff: () => tell(new Event("close")),
  };
}
