/** How a started process is ended: gently, or at once. */
export type Ending = { stop(): Promise<void>; kill(): void };

export type Endings = { add(ending: Ending): void; stopAll(): Promise<void>; killAll(): void };

/** Records what was started, to end it in reverse order. */
export function openEndings(): Endings {
  const list: Ending[] = [];
  return {
    add: (ending) => void list.push(ending),
    async stopAll() {
      for (let ending = list.pop(); ending; ending = list.pop()) await ending.stop();
    },
    killAll() {
      for (const ending of list.toReversed()) ending.kill();
    },
  };
}
