import type {
  addCard,
  CallAnswer,
  CallInput,
  chargeGift,
  createOrder,
  makeClientToken,
  quoteFee,
  readGift,
  subscribeGift,
} from "@offertory/contract";

type GivingEndpoint =
  | typeof addCard
  | typeof chargeGift
  | typeof createOrder
  | typeof makeClientToken
  | typeof quoteFee
  | typeof readGift
  | typeof subscribeGift;

export type GivingPath = GivingEndpoint["path"];
export type EndpointAt<Path extends GivingPath> = Extract<GivingEndpoint, { path: Path }>;

/**
 * How a page reaches the giving service: the public pages with a bare fetch, the portal with the session of who is signed in.
 * Throws `NoAnswer` where nobody knows what became of the request; every other error is a refusal. The public pages check no
 * answer, so that a part of it may be missing.
 */
export type GivingCall = <Path extends GivingPath>(
  path: Path,
  input: CallInput<EndpointAt<Path>>,
  headers?: Record<string, string>,
) => Promise<Partial<CallAnswer<EndpointAt<Path>>>>;
