import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../platform/http/serve.ts";
import { anyone } from "../../platform/identity/access.ts";
import type { Content } from "./content.ts";
import { restorePageVersion } from "./page-editor/bring-back-version.ts";
import { listPageVersions } from "./publishing/list-page-versions.ts";
import { sharePreview } from "./publishing/preview-link.ts";
import { previewPage } from "./publishing/preview-page.ts";
import { publishPage, unpublishPage } from "./publishing/publish-page.ts";
import { readPublicPage } from "./site/read-public-page.ts";

export const publishingRoutes = (app: FastifyInstance, content: Content) => {
  const editor = content.guards.allowedTo(can.editContent);

  serve(app, calls.publishPage, {
    allow: editor,
    handle: ({ params }, caller) => publishPage(content, params.id, caller),
  });
  serve(app, calls.unpublishPage, {
    allow: editor,
    handle: ({ params }, caller) => unpublishPage(content, params.id, caller),
  });
  serve(app, calls.previewPage, {
    allow: editor,
    handle: ({ params }, caller) => previewPage(content, params.id, caller),
  });
  serve(app, calls.sharePreview, {
    allow: editor,
    handle: ({ params }, caller) => sharePreview(content, params.id, caller),
  });
  serve(app, calls.listPageVersions, {
    allow: editor,
    handle: ({ params }, caller) => listPageVersions(content, params.id, caller),
  });
  serve(app, calls.restorePageVersion, {
    allow: editor,
    handle: ({ params }, caller) => restorePageVersion(content, params.id, params.versionId, caller),
  });
  serve(app, calls.readPublicPage, {
    allow: anyone,
    handle: ({ params, query }) => readPublicPage(content, params.churchId, query.url),
  });
};
