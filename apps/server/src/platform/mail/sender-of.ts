import { breakLinks } from "@offertory/contract";

/** Returns the sender of an email: the name of the church, if it is sent in one, with our own address. */
export function senderOf(from: string, fromName: string | undefined): string | { name: string; address: string } {
  if (!fromName) return from;
  return { name: breakLinks(fromName), address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from };
}
