import * as calls from "@offertory/contract";
import { can } from "@offertory/contract";
import type { FastifyInstance } from "fastify";
import { serve } from "../../../platform/http/serve.ts";
import type { Permissions } from "../permissions.ts";
import { addRole } from "./add-role.ts";
import { addRoleMember, removeRoleMember } from "./change-members.ts";
import { changeRole } from "./change-role.ts";
import { readRole } from "./read-role.ts";
import { removeRole } from "./remove-role.ts";

export const roleRoutes = (app: FastifyInstance, permissions: Permissions) => {
  const { allowedTo } = permissions.guards;

  serve(app, calls.listRoles, {
    allow: allowedTo(can.viewRoles, can.editRoles),
    handle: (_, { churchId }) => permissions.roles.list(churchId),
  });
  serve(app, calls.readRole, {
    allow: allowedTo(can.viewRoles, can.editRoles),
    handle: ({ params }, { churchId }) => readRole(permissions, churchId, params.id),
  });
  serve(app, calls.addRole, {
    allow: allowedTo(can.editRoles),
    handle: ({ body, address }, caller) => addRole(permissions, body, caller, address),
  });
  serve(app, calls.changeRole, {
    allow: allowedTo(can.editRoles),
    handle: ({ params, body, address }, caller) => changeRole(permissions, params.id, body, caller, address),
  });
  serve(app, calls.removeRole, {
    allow: allowedTo(can.editRoles),
    handle: async ({ params, address }, caller) => {
      await removeRole(permissions, params.id, caller, address);
      return { removed: true };
    },
  });
  serve(app, calls.addRoleMember, {
    allow: allowedTo(can.editRoles),
    handle: ({ params, body, address }, caller) =>
      addRoleMember(permissions, params.id, body.personId, caller, address),
  });
  serve(app, calls.removeRoleMember, {
    allow: allowedTo(can.editRoles),
    handle: ({ params, address }, caller) => removeRoleMember(permissions, params.id, params.personId, caller, address),
  });
};
