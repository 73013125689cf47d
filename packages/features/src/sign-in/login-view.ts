import { isFreshLink } from "@offertory/contract";

export const LOGIN_VIEWS = ["sign-in", "register", "forgot", "set-password", "expired", "logout"] as const;
export type LoginView = (typeof LOGIN_VIEWS)[number];

/** Returns the first view of the login page by its URL. An emailed link (`auth`) comes before any action. */
export function loginView(query: URLSearchParams, now: number): LoginView {
  if (query.get("auth")) return isFreshLink(query.get("timestamp"), now) ? "set-password" : "expired";
  switch (query.get("action")) {
    case "logout":
      return "logout";
    case "forgot":
      return "forgot";
    case "register":
      return "register";
    default:
      return "sign-in";
  }
}
