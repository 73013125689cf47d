import type { Readable } from "node:stream";

/** A file that is kept: its bytes, and what they are. */
export interface StoredFile {
  bytes: Buffer;
  type: string;
}

/** A file that is read piece by piece, because it may be larger than what one caller should hold in memory. */
export interface OpenedFile {
  bytes: number;
  stream: Readable;
}

export interface StoredEntry {
  key: string;
  bytes: number;
  changedAt: Date;
}

/**
 * Where files are kept, by keys such as `{churchId}/gallery/1/1763240000.jpg`. Small enough that an object store can be one:
 * nothing is locked, renamed or appended to, and who writes last has written.
 */
export interface Storage {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Null where nothing is kept under this key. */
  read(key: string): Promise<StoredFile | null>;
  /** The same, piece by piece. */
  open(key: string): Promise<OpenedFile | null>;
  /** Nothing happens where nothing is kept. */
  remove(key: string): Promise<void>;
  /** Everything whose key begins with this prefix, which ends at a slash, and what was left of it half written. */
  removeAll(prefix: string): Promise<void>;
  /** Everything whose key begins with this prefix, which ends at a slash. */
  list(prefix: string): Promise<StoredEntry[]>;
}
