import { changePerson, selectChurch } from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { makeOwnAccount, type OwnChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";

export type Joined = Pick<OwnChurch, "email" | "jwt" | "token" | "churchId"> & { personId: string };

/** Adds Tabitha Joppa to a church, with no more permissions than every member. */
export async function joinChurch(request: APIRequestContext, church: OwnChurch): Promise<Joined> {
  const { churchId } = church;
  const { email, jwt } = await makeOwnAccount(request);
  const { apis, person } = await callWire(selectChurch, jwt, { body: { churchId } });
  const token = apis.find(({ keyName }) => keyName === "MembershipApi")?.jwt ?? "";
  const name = { first: "Tabitha", last: "Joppa" };
  await callWire(changePerson, church.token, { params: { id: person.id }, body: { name } });
  return { email, jwt, token, churchId, personId: person.id };
}
