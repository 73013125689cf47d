export * from "./form-payments.ts";
export { hasSentGifts } from "./gifts-storage-key.ts";
export * from "./kept-draft.ts";
export * from "./sent-gifts.ts";
export * from "./until-offline.ts";
