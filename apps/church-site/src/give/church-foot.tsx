import type { DonationPage } from "@offertory/contract/giving/donations/donation-page";
import type { Translator } from "./strings.ts";

interface ChurchFootProps {
  church: Pick<DonationPage["church"], "name" | "legalName" | "taxId" | "address">;
  t: Translator;
}

/** Who receives the gift: the church's legal name, address and tax id, as far as it has set them. */
export const ChurchFoot = ({ church: { name, legalName, taxId, address }, t }: ChurchFootProps) => (
  <footer className="mx-auto w-full max-w-xl px-4 py-6 text-center text-sm text-ink-soft sm:pt-0">
    <p className="font-medium">{legalName || name}</p>
    {address.map((line) => (
      <p key={line}>{line}</p>
    ))}
    {taxId ? <p>{t("give:taxId", { taxId })}</p> : null}
  </footer>
);
