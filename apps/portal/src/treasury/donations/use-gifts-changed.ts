import { useRefresh } from "@offertory/api-client";
import {
  listBatches,
  listChurchDonations,
  listDisputes,
  listRefunds,
  readBatch,
  readDonation,
  readDonationTimeline,
  summarizeDonations,
  totalDonations,
} from "@offertory/contract";

/**
 * Returns a function that refreshes everything computed from donations, to be called after one was recorded or changed.
 */
export function useGiftsChanged(): () => Promise<void> {
  const refresh = useRefresh();
  return () =>
    refresh(
      listChurchDonations,
      readDonation,
      readDonationTimeline,
      listRefunds,
      summarizeDonations,
      totalDonations,
      listBatches,
      readBatch,
      listDisputes,
    );
}
