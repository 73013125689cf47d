import type { ShownElement } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { elementIcon } from "./element-icon.tsx";

// i18n-uses: pages:types.* pages:blank.*

/** Stands where an element will be, until there is something to see of it. */
export function BlankElement({ shown }: { shown: ShownElement }) {
  const t = useT();
  const isClosed = shown.type === "form" && Boolean(shown.answers.formId);
  return (
    <div className="mx-auto flex w-full max-w-3xl items-center gap-4 rounded-card border border-dashed border-current p-5">
      {elementIcon(shown.type)}
      <div className="min-w-0">
        <p className="font-semibold">{t(`pages:types.${shown.type}`)}</p>
        <p className="text-sm">{t(isClosed ? "pages:blank.formClosed" : "pages:blank.unfinished")}</p>
      </div>
    </div>
  );
}
