import { z } from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../text/text.ts";
import { Home } from "./home-cards.ts";
import { HOME_PATH } from "./home-path.ts";

export const readHome = endpoint({
  ...HOME_PATH,
  signedBy: "account",
  method: "GET",
  summary: "Read the home page of a church: the cards that you may see there",
  query: z.object({ churchId: Id, personId: Id }),
  answer: Home,
});
