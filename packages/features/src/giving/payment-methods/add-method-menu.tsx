import { useT } from "@offertory/i18n/react";
import { Button, Menu } from "@offertory/ui";
import { Plus } from "@offertory/ui/icons.ts";

export type MethodKind = "card" | "bank";

/** The menu of what can be added: a card or a bank account. */
export function AddMethodMenu({ onChoose }: { onChoose: (kind: MethodKind) => void }) {
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
        { label: t("giving:methods.addCard"), onSelect: () => onChoose("card") },
        { label: t("giving:methods.addBank"), onSelect: () => onChoose("bank") },
      ]}
    />
  );
}
