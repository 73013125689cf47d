import type { Api } from "@offertory/contract";

/** The name by which clients of the wire know each of our services. */
export const KEY_NAMES = {
  membership: "MembershipApi",
  giving: "GivingApi",
  messaging: "MessagingApi",
  content: "ContentApi",
} as const satisfies Record<Api, string>;
export type ApiKeyName = (typeof KEY_NAMES)[Api];
