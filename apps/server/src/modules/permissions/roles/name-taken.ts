import { RoleNameTaken } from "../permissions-errors.ts";

/** The database holds names unique, so that two who add at once cannot both win. */
export function nameTaken(error: unknown): never {
  if (error instanceof Error && "constraint" in error && error.constraint === "roles_by_name")
    throw new RoleNameTaken();
  throw error;
}
