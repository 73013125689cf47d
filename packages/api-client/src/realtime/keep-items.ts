import { type OutboxItem, readItems } from "./outbox-items.ts";

/**
 * Stores items in localStorage, where they survive a reload and other tabs see them; without storage they live as long
 * as the page.
 */
export function keepItems(page: Pick<Window, "localStorage">) {
  const memory = new Map<string, string>();

  const readText = (name: string): string | null => {
    try {
      return page.localStorage.getItem(name) ?? memory.get(name) ?? null;
    } catch {
      return memory.get(name) ?? null;
    }
  };

  function write(name: string, items: readonly OutboxItem[]): void {
    const text = JSON.stringify(items);
    try {
      if (items.length === 0) page.localStorage.removeItem(name);
      else page.localStorage.setItem(name, text);
      memory.delete(name);
    } catch {
      memory.set(name, text);
    }
  }

  return {
    readText,
    change(name: string, change: (items: OutboxItem[]) => OutboxItem[]): void {
      write(name, change(readItems(readText(name))));
    },
  };
}
