import {
  addTag as addTagCall,
  can,
  deleteTag as deleteTagCall,
  listPersonTags as listPersonTagsCall,
  listTags as listTagsCall,
  renameTag as renameTagCall,
  tagPeople as tagPeopleCall,
} from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { People } from "../people.ts";
import { addTag } from "./add-tag.ts";
import { deleteTag } from "./delete-tag.ts";
import { listPersonTags } from "./list-person-tags.ts";
import { listTags } from "./list-tags.ts";
import { renameTag } from "./rename-tag.ts";
import { tagPeople } from "./tag-people.ts";

export const tagRoutes = (app: FastifyInstance, people: People) => {
  const { allowedTo } = people.guards;

  serve(app, listTagsCall, {
    allow: allowedTo(can.viewPeople, can.editPeople),
    handle: (_, caller) => listTags(people, caller),
  });
  serve(app, listPersonTagsCall, {
    allow: allowedTo(can.viewPeople, can.editPeople),
    handle: ({ params }, caller) => listPersonTags(people, params.id, caller),
  });
  serve(app, addTagCall, {
    allow: allowedTo(can.editPeople),
    handle: ({ body }, caller) => addTag(people, body.name, caller),
  });
  serve(app, renameTagCall, {
    allow: allowedTo(can.editPeople),
    handle: ({ params, body }, caller) => renameTag(people, params.id, body.name, caller),
  });
  serve(app, deleteTagCall, {
    allow: allowedTo(can.editPeople),
    handle: ({ params }, caller) => deleteTag(people, params.id, caller),
  });
  serve(app, tagPeopleCall, {
    allow: allowedTo(can.editPeople),
    handle: ({ body }, caller) => tagPeople(people, body, caller),
  });
};
