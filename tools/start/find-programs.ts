import { join } from "node:path";
import type { Programs } from "./start-offertory.ts";

export function findPrograms(root: string): Programs {
  const server = join(root, "apps/server/src");
  return {
    migrate: join(server, "migrate.ts"),
    makeDemo: join(server, "make-demo.ts"),
    server: join(server, "main.ts"),
    sandbox: join(root, "apps/sandbox/src/main.ts"),
  };
}
