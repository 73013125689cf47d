// The driver's own way to write a value of JavaScript as PostgreSQL reads it, which its types leave out.
declare module "pg/lib/utils.js" {
  export function prepareValue(value: unknown): string | Buffer | null;
}
