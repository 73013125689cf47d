import type { Person, SignedInUser, UserChurch } from "@offertory/contract";

/** Why somebody who was signed in no longer is, when it was not their own doing on this page. */
export type SessionNotice = "ended" | "ended-elsewhere" | "church-not-selected";

export interface SessionState {
  status: "starting" | "signed-out" | "signed-in" | "choosing-church";
  user: SignedInUser | null;
  userChurches: UserChurch[];
  /** The current church. */
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
