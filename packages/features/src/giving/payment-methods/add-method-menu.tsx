import { useT } from "@offertory/i18n/react";
import { Button, Menu } from "@offertory/ui";
import { Plus } from "@offertory/ui/icons.ts";

export type MethodKind = "card" | "bank";

interface AddMethodMenuProps {
  /** What the church's gateways can save. */
  saves: Partial<Record<MethodKind, unknown>>;
  onChoose: (kind: MethodKind) => void;
}

/** The menu of what can be added: a card or a bank account. */
export function AddMethodMenu({ saves, onChoose }: AddMethodMenuProps) {
  const t = useT();
  return (
    <Menu
      label={t("giving:methods.add")}
      trigger={
        <Button size="small" icon={<Plus />}>
          {t("giving:methods.add")}
        </Button>
      }
      items={[
        ...(saves.card ? [{ label: t("giving:methods.addCard"), onSelect: () => onChoose("card") }] : []),
        ...(saves.bank ? [{ label: t("giving:methods.addBank"), onSelect: () => onChoose("bank") }] : []),
      ]}
    />
  );
}
