import { RoleNameTaken } from "../permissions-errors.ts";

/** Translates a violation of the unique index on names, which happens when two callers add the same name at once. */
export function nameTaken(error: unknown): never {
  if (error instanceof Error && "constraint" in error && error.constraint === "roles_by_name")
    throw new RoleNameTaken();
  throw error;
}
