import type { Readable } from "node:stream";

/** A stored file with its content type. */
export interface StoredFile {
  bytes: Buffer;
  type: string;
}

/** A file as a stream, because it may be too large to hold in memory. */
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
 * Stores files by keys such as `{churchId}/gallery/1/1763240000.jpg`. It is so small that an object store could
 * implement it: nothing is locked, renamed or appended to, and the last write wins.
 */
export interface Storage {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** Resolves to null when the key has no file. */
  read(key: string): Promise<StoredFile | null>;
  /** Like `read`, as a stream. */
  open(key: string): Promise<OpenedFile | null>;
  /** Does nothing when the key has no file. */
  remove(key: string): Promise<void>;
  /**
   * Deletes all files whose key begins with this prefix, which ends with a slash, and partly written files among them.
   */
  removeAll(prefix: string): Promise<void>;
  /** Lists all files whose key begins with this prefix, which ends with a slash. */
  list(prefix: string): Promise<StoredEntry[]>;
}
