import { useT } from "@offertory/i18n/react";

/**
 * Says who gave. Every screen of the treasury names donors by this function, or by `DonorLink`, so that who may see a donor's
 * name is decided at one place.
 */
export function useDonorName(): (donor: { name: string } | null | undefined) => string {
  const t = useT();
  return (donor) => (donor ? donor.name || t("treasury:donations.nameless") : t("treasury:donations.nobody"));
}
