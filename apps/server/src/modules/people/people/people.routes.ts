import {
  addPerson as addPersonCall,
  archivePeople as archivePeopleCall,
  basicPeople,
  can,
  changePerson as changePersonCall,
  erasePerson as erasePersonCall,
  exportPeople as exportPeopleCall,
  exportPerson as exportPersonCall,
  findDuplicates as findDuplicatesCall,
  listPeople as listPeopleCall,
  loadOrCreatePerson as loadOrCreatePersonCall,
  mergePeople as mergePeopleCall,
  readPerson as readPersonCall,
  searchPeople as searchPeopleCall,
} from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { People } from "../people.ts";
import { addPerson } from "./add-person.ts";
import { archivePeople } from "./archive-people.ts";
import { changePerson } from "./change-person.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPeople } from "./export-people.ts";
import { exportPerson } from "./export-person.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { listPeople } from "./list-people.ts";
import { loadOrCreatePerson } from "./load-or-create-person.ts";
import { mergePeople } from "./merge-people.ts";
import { namePeople } from "./name-people.ts";
import { readPerson } from "./read-person.ts";
import { searchPeople } from "./search-people.ts";
import { showPhoto } from "../records/show-photo.ts";

export const peopleRoutes = (app: FastifyInstance, people: People) => {
  const { member, memberOrNull, allowedTo } = people.guards;

  serve(app, readPersonCall, {
    allow: member,
    handle: ({ params }, caller) => readPerson(people, params.id, caller),
  });
  serve(app, searchPeopleCall, {
    allow: member,
    handle: ({ query }, caller) => searchPeople(people, query.term, caller),
  });
  serve(app, basicPeople, {
    allow: member,
    handle: ({ query }, caller) => namePeople(people, query.ids, caller),
  });
  serve(app, loadOrCreatePersonCall, {
    allow: memberOrNull,
    handle: ({ body, address, header }, caller) => {
      const proof = { captcha: body.captcha, captchaToken: header("x-captcha-token"), address };
      return loadOrCreatePerson(people, body, proof, caller !== null);
    },
  });
  serve(app, listPeopleCall, {
    allow: allowedTo(can.viewPeople, can.editPeople, can.viewMembers),
    handle: ({ query }, caller) => listPeople(people, query, caller),
  });
  serve(app, exportPeopleCall, {
    allow: allowedTo(can.viewPeople),
    handle: ({ query }, caller) => exportPeople(people, query, caller),
  });
  serve(app, addPersonCall, {
    allow: allowedTo(can.editPeople),
    handle: ({ body }, caller) => addPerson(people, body, caller),
  });
  serve(app, changePersonCall, {
    allow: member,
    handle: ({ params, body }, caller) => changePerson(people, params.id, body, caller),
  });
  serve(app, archivePeopleCall, {
    allow: allowedTo(can.editPeople),
    handle: ({ body }, caller) => archivePeople(people, body, caller),
  });
  serve(app, findDuplicatesCall, {
    allow: allowedTo(can.editPeople),
    handle: (_, caller) => findDuplicates(people, caller),
  });
  serve(app, mergePeopleCall, {
    allow: allowedTo(can.editPeople),
    handle: ({ body }, caller) => mergePeople(people, body, caller),
  });
  serve(app, exportPersonCall, {
    allow: member,
    handle: ({ params }, caller) => exportPerson(people, params.id, caller),
  });
  serve(app, erasePersonCall, {
    allow: member,
    handle: ({ params, body }, caller) => erasePerson(people, params.id, body.confirm, caller),
  });

  // An <img> sends no token. The hash in the URL is the secret, and only callers who may see the person receive it.
  app.get<{ Params: { churchId: string; id: string }; Querystring: { v?: unknown } }>(
    "/content/people/:churchId/:id",
    async ({ params, query: { v } }, reply) => {
      const photo = typeof v === "string" ? await showPhoto(people, { ...params, v }) : null;
      if (!photo) return reply.callNotFound();
      reply.header("cache-control", "private, max-age=31536000, immutable");
      return reply.type(photo.type).send(photo.bytes);
    },
  );
};
