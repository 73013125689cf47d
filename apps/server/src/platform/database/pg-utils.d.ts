// The driver's function that converts a JavaScript value to PostgreSQL's text form. Its types omit it.
declare module "pg/lib/utils.js" {
  export function prepareValue(value: unknown): string | Buffer | null;
}
