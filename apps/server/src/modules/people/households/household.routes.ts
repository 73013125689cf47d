import {
  addHousehold as addHouseholdCall,
  can,
  changeHousehold as changeHouseholdCall,
  readHousehold as readHouseholdCall,
  searchHouseholds as searchHouseholdsCall,
} from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { People } from "../people.ts";
import { addHousehold } from "./add-household.ts";
import { changeHousehold } from "./change-household.ts";
import { readHousehold } from "./read-household.ts";
import { searchHouseholds } from "./search-households.ts";

export const householdRoutes = (app: FastifyInstance, people: People) => {
  const { member, allowedTo } = people.guards;

  serve(app, readHouseholdCall, {
    allow: member,
    handle: ({ params }, caller) => readHousehold(people, params.id, caller),
  });
  serve(app, searchHouseholdsCall, {
    allow: allowedTo(can.viewPeople, can.editPeople),
    handle: ({ query }, caller) => searchHouseholds(people, query.search ?? "", caller),
  });
  serve(app, addHouseholdCall, {
    allow: allowedTo(can.editPeople),
    handle: ({ body }, caller) => addHousehold(people, body, caller),
  });
  serve(app, changeHouseholdCall, {
    allow: allowedTo(can.editPeople),
    handle: ({ params, body }, caller) => changeHousehold(people, params.id, body, caller),
  });
};
