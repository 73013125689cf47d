/** Tells the other tabs of the app about a sign-out. */
export interface OtherTabs {
  notifySignedOut(): void;
  onSignedOut(listener: () => void): () => void;
}

const CHANNEL = "offertory-session";

export function openOtherTabs(): OtherTabs {
  if (typeof BroadcastChannel === "undefined") return { notifySignedOut: () => {}, onSignedOut: () => () => {} };
  const channel = new BroadcastChannel(CHANNEL);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
    notifySignedOut: () => channel.postMessage("signed-out"),
    onSignedOut: (listener) => {
      const onMessage = ({ data }: MessageEvent<unknown>) => data === "signed-out" && listener();
      channel.addEventListener("message", onMessage);
      return () => channel.removeEventListener("message", onMessage);
    },
  };
}
