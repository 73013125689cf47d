import { useT } from "@offertory/i18n/react";

/**
 * Returns a function that gives a donor's name. Every treasury screen uses it or `DonorLink`, so that one place decides
 * who may see a donor's name.
 */
export function useDonorName(): (donor: { name: string } | null | undefined) => string {
  const t = useT();
  return (donor) => (donor ? donor.name || t("treasury:donations.nameless") : t("treasury:donations.nobody"));
}
