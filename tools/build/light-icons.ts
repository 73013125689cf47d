import { join } from "node:path";
import type { Plugin } from "vite";

const MAKER = join(import.meta.dirname, "create-light-icon.ts");

const IS_ICON = /lucide-react.*[\\/]icons[\\/][\w-]+\.mjs$/;
/** The properties that createLightIcon does not read: random keys, names, and the size that all icons have. */
const UNUSED_PROPERTIES = /,?\s*(?:key: "[\w-]+"|aliases: \[[^\]]*\])|\b(?:name: "[\w-]+"|size: 24),/g;

/** A statement without effect, which keeps the data of an icon from being written where it is used. */
const IDLE_STATEMENT = /^__iconData\.node;$/m;

/** Reduces icons to their shapes, without lucide's code around them. */
export const lightIcons = (): Plugin => ({
  name: "offertory-light-icons",
  enforce: "pre",
  resolveId: (id, importer) =>
    id.endsWith("/createLucideIcon.mjs") && importer && IS_ICON.test(importer) ? MAKER : null,
  transform: (code, id) => (IS_ICON.test(id) ? { code: keepShapes(code), map: null } : null),
});

/** Returns the source of an icon without the properties that createLightIcon does not read. */
export const keepShapes = (code: string): string => code.replaceAll(UNUSED_PROPERTIES, "").replace(IDLE_STATEMENT, "");
