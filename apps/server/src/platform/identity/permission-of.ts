import { PERMISSION_APIS, type Permission } from "@offertory/contract";

/** Permissions travel as `api|contentType|action`. */
export const permissionOf = (grant: string): Permission[] => {
  const [apiName, contentType, action] = grant.split("|");
  const api = PERMISSION_APIS.find((known) => known === apiName);
  return api && contentType && action ? [{ api, contentType, action }] : [];
};
