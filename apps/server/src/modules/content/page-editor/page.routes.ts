import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Content } from "../content.ts";
import { addPage } from "../pages/add-page.ts";
import { arrangePage } from "./arrange-page.ts";
import { changePage } from "../pages/change-page.ts";
import { copyPage } from "./copy-page.ts";
import { listPages } from "./list-pages.ts";
import { readPage } from "./read-page.ts";
import { removePage, restorePage } from "../pages/remove-page.ts";

export const pageRoutes = (app: FastifyInstance, content: Content) => {
  const editor = content.guards.allowedTo(can.editContent);

  serve(app, calls.listPages, { allow: editor, handle: (_, caller) => listPages(content, caller) });
  serve(app, calls.addPage, { allow: editor, handle: ({ body }, caller) => addPage(content, body, caller) });
  serve(app, calls.readPage, { allow: editor, handle: ({ params }, caller) => readPage(content, params.id, caller) });
  serve(app, calls.changePage, {
    allow: editor,
    handle: ({ params, body }, caller) => changePage(content, params.id, body, caller),
  });
  serve(app, calls.copyPage, {
    allow: editor,
    handle: ({ params, body }, caller) => copyPage(content, params.id, body, caller),
  });
  serve(app, calls.removePage, {
    allow: editor,
    handle: ({ params }, caller) => removePage(content, params.id, caller),
  });
  serve(app, calls.restorePage, {
    allow: editor,
    handle: ({ params }, caller) => restorePage(content, params.id, caller),
  });
  serve(app, calls.arrangePage, {
    allow: editor,
    handle: ({ params, body }, caller) => arrangePage(content, params.id, body, caller),
  });
};
