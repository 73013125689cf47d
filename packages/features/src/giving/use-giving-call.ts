import { CallFailed, useApi } from "@offertory/api-client";
import {
  addCard,
  chargeGift,
  createOrder,
  makeClientToken,
  quoteFee,
  readGift,
  subscribeGift,
} from "@offertory/contract";
import { type EndpointAt, type GivingCall, type GivingPath, NoAnswer } from "@offertory/giving-client/calls";
import { useCallback } from "react";
import { hasNoMessage } from "./card-entry/use-failure-text.ts";

const ENDPOINTS: { [Path in GivingPath]: EndpointAt<Path> } = {
  "/donate/charge": chargeGift,
  "/donate/client-token": makeClientToken,
  "/donate/create-order": createOrder,
  "/donate/fee": quoteFee,
  "/donate/gifts/:id": readGift,
  "/donate/subscribe": subscribeGift,
  "/paymentmethods/addcard": addCard,
};

/** Throws `NoAnswer` for a call whose outcome is not known, else the error itself. */
export function throwNoAnswer(error: unknown): never {
  throw error instanceof CallFailed && hasNoMessage(error) ? new NoAnswer() : error;
}

/** Returns the call function of the giving client: as the signed-in user, checked by the contract. */
export function useGivingCall(): GivingCall {
  const call = useApi();
  return useCallback<GivingCall>(
    (path, input, headers = {}) => call(ENDPOINTS[path], input, { headers }).catch(throwNoAnswer),
    [call],
  );
}
