import { selectChurch } from "@offertory/contract";
import type { OwnChurch } from "../people/own-church.ts";
import { callWire } from "../support/call-wire.ts";

/** Returns the content token of a church's administrator. */
export async function contentToken({ jwt, churchId }: OwnChurch): Promise<string> {
  const { apis } = await callWire(selectChurch, jwt, { body: { churchId } });
  const token = apis.find(({ keyName }) => keyName === "ContentApi")?.jwt;
  if (!token) throw new Error("The church has no content token");
  return token;
}
