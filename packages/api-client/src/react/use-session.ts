import { holds, type Permission } from "@offertory/contract";
import { useMemo, useSyncExternalStore } from "react";
import { heldPermissions } from "../session/held-permissions.ts";
import type { Session } from "../session/open-session.ts";
import type { SessionState } from "../session/session-state.ts";
import { useClient } from "./api-provider.tsx";

export interface UseSession extends SessionState {
  /** Whether the person may do this in the current church. */
  can(permission: Permission): boolean;
  signInWithPassword: Session["signInWithPassword"];
  signInWithJwt: Session["signInWithJwt"];
  chooseChurch: Session["choose"];
  signOut: Session["signOut"];
  refresh: Session["refresh"];
}

export function useSession(): UseSession {
  const { session } = useClient();
  const state = useSyncExternalStore(session.subscribe, session.read);
  const held = useMemo(() => heldPermissions(state.church), [state.church]);
  return {
    ...state,
    can: (permission) => holds(held, permission),
    signInWithPassword: session.signInWithPassword,
    signInWithJwt: session.signInWithJwt,
    chooseChurch: session.choose,
    signOut: session.signOut,
    refresh: session.refresh,
  };
}
