import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { sha256 } from "../hashing/sha256.ts";
import { once } from "./once.ts";

/** A file of a built app in memory. Its hash and its compressed forms are computed on first use and cached. */
export interface AppFile {
  type: string;
  etag(): string;
  plain: Buffer;
  brotli(): Buffer | null;
  gzip(): Buffer | null;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};
/** A high quality: it costs some milliseconds once per file, and makes every download smaller. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const COMPRESSED = /^(text\/|application\/(json|manifest)|image\/svg)/;

export function fileOf(name: string, plain: Buffer): AppFile {
  const type = TYPES[extname(name)] ?? "application/octet-stream";
  const compressible = COMPRESSED.test(type) && plain.length > 500;
  return {
    type,
    etag: once(() => `"${sha256(plain).slice(0, 20)}"`),
    plain,
    brotli: once(() => (compressible ? brotliCompressSync(plain, { params: BROTLI }) : null)),
    gzip: once(() => (compressible ? gzipSync(plain, { level: 9 }) : null)),
  };
}

/** The files of a built app by their path; empty when it has not been built. */
export function readAppFiles(folder: string): Map<string, AppFile> {
  const files = new Map<string, AppFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length).replaceAll("\\", "/");
    // The bundles for rendering on the server are not for browsers.
    if (name.startsWith("/server/")) continue;
    files.set(name, fileOf(entry.name, readFileSync(path)));
  }
  return files;
}
