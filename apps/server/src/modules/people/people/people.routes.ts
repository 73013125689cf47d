import { readPerson as readPersonCall } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { People } from "../people.ts";
import { readPerson } from "./read-person.ts";

export const peopleRoutes = (people: People) => async (app: FastifyInstance) => {
  const { member } = people.guards;

  serve(app, readPersonCall, {
    allow: member,
    handle: ({ params }, caller) => readPerson(people, params.id, caller),
  });
};
