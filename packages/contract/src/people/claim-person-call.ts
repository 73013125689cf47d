import { z } from "zod/mini";
import { UserChurch } from "../accounts/user-church.ts";
import { endpoint } from "../endpoint.ts";
import { Id } from "../text/text.ts";
import { Person } from "./person.ts";

/** Every page of a signed-in person needs it, so it is in a file of its own. */
export const claimPerson = endpoint({
  api: "membership",
  method: "GET",
  path: "/people/claim/:churchId",
  summary: "Find the signed-in user's person in a church by email, or create it",
  params: z.object({ churchId: Id }),
  answer: z.extend(Person, { person: Person, userChurch: UserChurch }),
});
