import { ADMIN_ROLE_NAME } from "@offertory/contract";
import type { Translator } from "./translator.ts";

/** Returns the name of a role in an email. The stored name of the administrators' role is fixed for other clients. */
export const roleNameInEmail = (t: Translator, name: string): string =>
  name === ADMIN_ROLE_NAME ? t("mails:role.administrators") : name;
