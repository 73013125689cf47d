import { join } from "node:path";
import type { Plugin } from "vite";

const MAKER = join(import.meta.dirname, "create-light-icon.ts");

const IS_ICON = /lucide-react.*[\\/]icons[\\/][\w-]+\.mjs$/;
/** What our maker does not read: random keys, names, and the size that all icons have. */
const UNREAD = /,?\s*(?:key: "[\w-]+"|aliases: \[[^\]]*\])|\b(?:name: "[\w-]+"|size: 24),/g;

/** Icons as their shapes alone, without lucide's machinery around them. */
export const lightIcons = (): Plugin => ({
  name: "offertory-light-icons",
  enforce: "pre",
  resolveId: (id, importer) =>
    id.endsWith("/createLucideIcon.mjs") && importer && IS_ICON.test(importer) ? MAKER : null,
  transform: (code, id) => (IS_ICON.test(id) ? { code: keepShapes(code), map: null } : null),
});

/** The source of an icon without what our maker does not read. */
export const keepShapes = (code: string): string => code.replaceAll(UNREAD, "");
