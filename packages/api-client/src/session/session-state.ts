import type { Person, SignedInUser, UserChurch } from "@offertory/contract";

/** Why the session ended without a sign-out on this page, or that the church could not be selected. */
export type SessionNotice = "ended" | "ended-elsewhere" | "church-not-selected";

export interface SessionState {
  status: "starting" | "signed-out" | "signed-in" | "choosing-church";
  user: SignedInUser | null;
  userChurches: UserChurch[];
  /** The current church; null until one is chosen. */
  church: UserChurch | null;
  person: Person | null;
  notice: SessionNotice | null;
}

export const STARTING: SessionState = {
  status: "starting",
  user: null,
  userChurches: [],
  church: null,
  person: null,
  notice: null,
};

export const SIGNED_OUT: SessionState = { ...STARTING, status: "signed-out" };
