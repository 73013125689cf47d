import type { Church } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Badge, Button, IconButton } from "@offertory/ui";
import { Trash2 } from "@offertory/ui/icons.ts";
import { ChurchIdentity } from "./church-identity.tsx";

interface ChurchListRowProps {
  church: Church;
  isCurrent: boolean;
  busy: boolean;
  onSelect(): void;
  onDelete(): void;
}

/** A church of the list. The current church can be neither selected nor deleted. */
export function ChurchListRow({ church, isCurrent, busy, onSelect, onDelete }: ChurchListRowProps) {
  const t = useT();
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3 sm:px-5">
      <ChurchIdentity church={church} />
      {isCurrent ? (
        <Badge tone="success" className="max-sm:ms-15.5">
          {t("churches:list.current")}
        </Badge>
      ) : (
        <span className="flex items-center gap-2 max-sm:ps-15.5">
          <Button
            size="small"
            disabled={busy}
            aria-label={t("churches:list.selectNamed", { church: church.name })}
            onClick={onSelect}
          >
            {t("churches:list.select")}
          </Button>
          <IconButton
            size="small"
            disabled={busy}
            label={t("churches:list.deleteNamed", { church: church.name })}
            icon={<Trash2 />}
            onClick={onDelete}
          />
        </span>
      )}
    </li>
  );
}
