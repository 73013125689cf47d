export type Import = { specifier: string; kind: "value" | "type" | "lazy" };

// The formatter writes strings in double quotes: one in single quotes that contains such a string is code in a test's
// data.
const QUOTED_CODE = /'[^'\n]*"[^'\n]*'/g;
const COMMENT = /^\s*\/\/.*$|^\s*\/\*[\s\S]*?\*\//gm;
const FROM =
  /^[ \t]*(?:import|export)\s+(?<type>type\s+(?!from\b))?[^;"'`()=]*?\bfrom\s*["'](?<specifier>[^"'\n]+)["']/gm;
const SIDE_EFFECT = /^[ \t]*import\s*["'](?<specifier>[^"'\n]+)["']/gm;
const LAZY = /\bimport\(\s*["'](?<specifier>[^"'\n]+)["']/g;

/** Returns every import of a source file: `import … from`, `export … from`, `import "…"` and `import("…")`. */
export function readImports(source: string): Import[] {
  const code = source.replaceAll(COMMENT, "").replaceAll(QUOTED_CODE, "''");
  const find = (pattern: RegExp, kind: Import["kind"]): Import[] =>
    [...code.matchAll(pattern)].map(({ groups }) => ({
      specifier: groups?.["specifier"] ?? "",
      kind: groups?.["type"] ? "type" : kind,
    }));
  return [...find(FROM, "value"), ...find(SIDE_EFFECT, "value"), ...find(LAZY, "lazy")];
}
