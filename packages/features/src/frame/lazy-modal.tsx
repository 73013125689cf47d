import { useT } from "@offertory/i18n/react";
import { Button, Dialog, Notice, Skeleton } from "@offertory/ui";
import { RefreshCw } from "@offertory/ui/icons.ts";
import type { ComponentType } from "react";
import { useRetriedLoad } from "./use-retried-load.ts";

interface ModalProps {
  title: string;
  onCancel(): void;
}

/**
 * A modal whose code is loaded when it is first opened. Until then a dialog with the same title is shown, which also
 * shows a failure to load; the page behind it is not affected.
 */
export function lazyModal<Props extends ModalProps>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LazyModal(props: Props) {
    const t = useT();
    const { part: Modal, failed, tryAgain } = useRetriedLoad(load);
    if (Modal) return <Modal {...props} />;
    return (
      <Dialog open onClose={props.onCancel} title={props.title} closeLabel={t("common:close")} size="large">
        {failed ? (
          <Notice
            tone="danger"
            title={t("common:loadFailed")}
            action={
              <Button size="small" icon={<RefreshCw />} onClick={tryAgain}>
                {t("common:tryAgain")}
              </Button>
            }
          />
        ) : (
          <Skeleton className="h-48 w-full" />
        )}
      </Dialog>
    );
  };
}
