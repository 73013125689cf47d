import { useT } from "@offertory/i18n/react";
import { Button } from "@offertory/ui";
import { Eye, EyeOff } from "@offertory/ui/icons.ts";
import { useState } from "react";

interface PublishButtonProps {
  published: boolean;
  onPublish(published: boolean): Promise<unknown>;
}

export function PublishButton({ published, onPublish }: PublishButtonProps) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);

  async function press() {
    setBusy(true);
    await onPublish(!published);
    setBusy(false);
  }

  return (
    <Button
      variant={published ? "secondary" : "primary"}
      icon={published ? <EyeOff /> : <Eye />}
      busy={isBusy}
      busyLabel={t("common:saving")}
      onClick={() => void press()}
    >
      {published ? t("lessons:edit.unpublish") : t("lessons:edit.publish")}
    </Button>
  );
}
