const DECLARED = /(?<=[{;])--([\w-]+):[^;{}]*(?:;|(?=\}))/g;
const REGISTERED = /@property --([\w-]+)\s*\{[^}]*\}/g;
const READ = /var\(\s*--([\w-]+)/g;

/**
 * Removes custom properties that nothing in a minified style sheet reads, and then those that only the removed ones
 * read. `kept` are read by scripts.
 */
export function dropUnread(css: string, kept: Iterable<string> = []): string {
  const read = new Set([...kept, ...[...css.matchAll(READ)].map(([, name = ""]) => name)]);
  const keep = (text: string, name: string) => (read.has(name) ? text : "");
  const less = css.replaceAll(DECLARED, keep).replaceAll(REGISTERED, keep);
  return less === css ? css : dropUnread(less, kept);
}
