const DECLARED = /(?<=[{;])--([\w-]+):[^;{}]*(?:;|(?=\}))/g;
const REGISTERED = /@property --([\w-]+)\s*\{[^}]*\}/g;
const READ = /var\(\s*--([\w-]+)/g;

/** Leaves the custom properties of a minified style out that nothing in it reads, and then those that only they read. */
export function dropUnread(css: string): string {
  const read = new Set([...css.matchAll(READ)].map(([, name = ""]) => name));
  const keep = (text: string, name: string) => (read.has(name) ? text : "");
  const less = css.replaceAll(DECLARED, keep).replaceAll(REGISTERED, keep);
  return less === css ? css : dropUnread(less);
}
