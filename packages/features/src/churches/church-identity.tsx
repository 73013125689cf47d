import type { Church } from "@offertory/contract";
import { ImageOr } from "@offertory/ui";
import { Church as ChurchIcon } from "@offertory/ui/icons.ts";
import { addressLines, logoOf } from "./church-address.ts";

/** A church in a list: logo, name, street, city and state. */
export function ChurchIdentity({ church }: { church: Church }) {
  const logo = logoOf(church);
  return (
    <span className="flex min-w-0 grow items-center gap-3.5 text-start">
      <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-field border border-line bg-white text-brand">
        <ImageOr src={logo} className="size-full object-contain p-1" fallback={<Placeholder />} />
      </span>
      <span className="min-w-0 grow">
        <span className="block font-medium wrap-anywhere text-ink">{church.name}</span>
        {addressLines(church).map((line) => (
          <span key={line} className="block text-sm font-normal wrap-anywhere text-ink-soft">
            {line}
          </span>
        ))}
      </span>
    </span>
  );
}

const Placeholder = () => (
  <span className="flex size-full items-center justify-center bg-brand-soft">
    <ChurchIcon />
  </span>
);
