import type { SessionState } from "@offertory/api-client";
import type { LoginView } from "./login-view.ts";

export interface LoginSituation {
  /** What the address asks for. */
  view: LoginView;
  status: SessionState["status"];
  /** The mailed link was not taken. */
  refused: boolean;
  /** The mailed link has done its work. */
  passwordSet: boolean;
  /** The destination needs no church, as the form that registers one. */
  needsNoChurch: boolean;
}

export type LoginStage = LoginView | "refused" | "waiting" | "leaving";

/** How far signing in has come: what the address asks for, unless the session is already past it. */
export function loginStage({ view, status, refused, passwordSet, needsNoChurch }: LoginSituation): LoginStage {
  if (view === "logout" || view === "expired") return view;
  // A mailed link is followed even where somebody is signed in: it may be for another account.
  if (view === "set-password" && !passwordSet) return refused ? "refused" : "set-password";
  if (status === "starting") return "waiting";
  if (status === "signed-in" || (status === "choosing-church" && needsNoChurch)) return "leaving";
  return view === "set-password" ? "sign-in" : view;
}
