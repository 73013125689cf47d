import type { SessionState } from "@offertory/api-client";
import type { LoginView } from "./login-view.ts";

export interface LoginSituation {
  /** The view that the URL asks for. */
  view: LoginView;
  status: SessionState["status"];
  /** Whether the server refused the emailed link. */
  refused: boolean;
  /** Whether the password was set with the emailed link. */
  passwordSet: boolean;
  /** Whether the destination can be used without a church, such as the form that registers one. */
  needsNoChurch: boolean;
}

export type LoginStage = LoginView | "refused" | "waiting" | "leaving";

/** Returns what to show: the view that the URL asks for, unless the session is already further. */
export function loginStage({ view, status, refused, passwordSet, needsNoChurch }: LoginSituation): LoginStage {
  if (view === "logout" || view === "expired") return view;
  // An emailed link is used even if somebody is signed in, because it may be for another account.
  if (view === "set-password" && !passwordSet) return refused ? "refused" : "set-password";
  if (status === "starting") return "waiting";
  if (status === "signed-in" || (status === "choosing-church" && needsNoChurch)) return "leaving";
  return view === "set-password" ? "sign-in" : view;
}
