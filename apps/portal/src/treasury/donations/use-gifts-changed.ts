import { useRefresh } from "@offertory/api-client";
import {
  listBatches,
  listChurchDonations,
  listDisputes,
  readBatch,
  readDonation,
  summarizeDonations,
} from "@offertory/contract";

/** After a gift was recorded, corrected, voided or given back: everything that counts gifts is read anew. */
export function useGiftsChanged(): () => Promise<void> {
  const refresh = useRefresh();
  return () => refresh(listChurchDonations, readDonation, summarizeDonations, listBatches, readBatch, listDisputes);
}
