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
 * Calls the giving service: public pages with a plain fetch, the portal with the session of the signed-in person.
 * Throws `NoAnswer` if it is not known what became of the request; every other error is a refusal. Public pages do not
 * check answers against the contract, so that any part may be missing.
 */
export type GivingCall = <Path extends GivingPath>(
  path: Path,
  input: CallInput<EndpointAt<Path>>,
  headers?: Record<string, string>,
) => Promise<Partial<CallAnswer<EndpointAt<Path>>>>;
