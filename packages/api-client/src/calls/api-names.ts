import type { Api } from "@offertory/contract";

/** The names of our services in the API. */
export const KEY_NAMES = {
  membership: "MembershipApi",
  giving: "GivingApi",
  messaging: "MessagingApi",
  content: "ContentApi",
} as const satisfies Record<Api, string>;
export type ApiKeyName = (typeof KEY_NAMES)[Api];
