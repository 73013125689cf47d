import { PERMISSION_APIS, type Permission } from "@offertory/contract";

/** Parses a permission from `api|contentType|action`. Returns an empty list for an unknown one. */
export const permissionOf = (grant: string): Permission[] => {
  const [apiName, contentType, action] = grant.split("|");
  const api = PERMISSION_APIS.find((known) => known === apiName);
  return api && contentType && action ? [{ api, contentType, action }] : [];
};
