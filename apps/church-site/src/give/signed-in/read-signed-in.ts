import type { Give } from "../give-context.ts";
import { askService } from "@offertory/giving-client/calls";

/** The known details of the signed-in person; empty strings for unknown ones. */
export interface SignedIn {
  firstName: string;
  lastName: string;
  email: string;
}

/** Reads whose token it is; all fields are empty if the token is not valid. */
export async function readSignedIn({ membershipApi }: Pick<Give, "membershipApi">, jwt: string): Promise<SignedIn> {
  const response = askService<{ user: Partial<SignedIn> }>(`${membershipApi}/users/login`, { body: { jwt } });
  const { user = {} } = await response.catch((): { user?: Partial<SignedIn> } => ({}));
  const { firstName = "", lastName = "", email = "" } = user;
  return { firstName, lastName, email };
}
