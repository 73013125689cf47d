import { useRefresh } from "@offertory/api-client";
import {
  listBatches,
  listChurchDonations,
  listDisputes,
  listRefunds,
  readBatch,
  readDonation,
  summarizeDonations,
  totalDonations,
} from "@offertory/contract";

/** After a gift was recorded, corrected, voided or given back: everything that counts gifts is read anew. */
export function useGiftsChanged(): () => Promise<void> {
  const refresh = useRefresh();
  return () =>
    refresh(
      listChurchDonations,
      readDonation,
      listRefunds,
      summarizeDonations,
      totalDonations,
      listBatches,
      readBatch,
      listDisputes,
    );
}
