import type { Give } from "../give-context.ts";
import { askService } from "@offertory/giving-client/calls";

/** What is known of whoever is signed in; empty where they have no such value. */
export interface SignedIn {
  firstName: string;
  lastName: string;
  email: string;
}

/** Asks who a token is of. Nobody, where it is not good any more. */
export async function readSignedIn({ membershipApi }: Pick<Give, "membershipApi">, jwt: string): Promise<SignedIn> {
  const asked = askService<{ user: Partial<SignedIn> }>(`${membershipApi}/users/login`, { body: { jwt } });
  const { user = {} } = await asked.catch((): { user?: Partial<SignedIn> } => ({}));
  const { firstName = "", lastName = "", email = "" } = user;
  return { firstName, lastName, email };
}
