import { useSession } from "@offertory/api-client";
import type { Permission } from "@offertory/contract";

/**
 * Whether the viewer may hand a permission out: only what they hold themselves. A sign-in tells what is held in the APIs
 * that it lists; for any other API the server has the last word.
 */
export function useMayGrant(): (permission: Permission) => boolean {
  const { can, church } = useSession();
  return (permission) => can(permission) || !church?.apis.some(({ keyName }) => keyName === permission.api);
}
