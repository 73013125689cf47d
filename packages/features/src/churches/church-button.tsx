import type { Church } from "@offertory/contract";
import { ChevronRight } from "@offertory/ui/icons.ts";
import { ChurchIdentity } from "./church-identity.tsx";

interface ChurchButtonProps {
  church: Church;
  disabled?: boolean | undefined;
  onChoose(church: Church): void;
}

export function ChurchButton({ church, disabled, onChoose }: ChurchButtonProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={() => onChoose(church)}
      className="flex w-full items-center gap-3 rounded-card border border-line bg-raised p-3 transition-colors hover:border-line-strong hover:bg-sunken disabled:opacity-60"
    >
      <ChurchIdentity church={church} />
      <ChevronRight className="text-ink-soft" />
    </button>
  );
}
