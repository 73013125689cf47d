import {
  can,
  CHURCH_SETTING_KEYS,
  listSettings as listSettingsCall,
  publicSettings,
  saveSettings as saveSettingsCall,
} from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import { anyone } from "../../../platform/identity/access.ts";
import { readPicture } from "../../../platform/pictures/read-picture.ts";
import type { Churches } from "../churches.ts";
import { readPublicSettings } from "./read-public-settings.ts";
import { listSettings, saveSettings } from "./save-settings.ts";

export const settingRoutes = (app: FastifyInstance, churches: Churches) => {
  const { allowedTo } = churches.guards;

  serve(app, publicSettings, {
    allow: anyone,
    handle: ({ params }) => readPublicSettings(churches, params.churchId),
  });
  serve(app, listSettingsCall, {
    allow: allowedTo(can.editSettings),
    handle: (_, { churchId }) => listSettings(churches, churchId),
  });
  serve(app, saveSettingsCall, {
    allow: allowedTo(can.editSettings),
    handle: ({ body, address }, caller) => saveSettings(churches, body, { ...caller, address }),
  });

  // Logos and icons are public. Their URL contains a hash of the content, so they can be cached forever.
  app.get<{ Params: { churchId: string; keyName: string } }>(
    "/content/churches/:churchId/:keyName",
    async (request, reply) => {
      const { churchId, keyName } = request.params;
      const isOurs = /^[\w-]+$/.test(churchId) && CHURCH_SETTING_KEYS.some((key) => key === keyName);
      const setting = isOurs ? await churches.settings.find(churchId, keyName) : undefined;
      const picture = setting?.public ? readPicture(setting.value) : null;
      if (!picture) return reply.callNotFound();
      reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("cross-origin-resource-policy", "cross-origin");
      return reply.type(picture.type).send(picture.bytes);
    },
  );
};
