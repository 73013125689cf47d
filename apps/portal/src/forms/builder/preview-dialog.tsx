import { useT } from "@offertory/i18n/react";
import { Dialog, Tabs } from "@offertory/ui";
import { useState } from "react";
import { FormPreview, type FormPreviewProps } from "./form-preview.tsx";

interface PreviewDialogProps extends FormPreviewProps {
  open: boolean;
  onClose(): void;
}

/** Shows the form as people who fill it in see it, at phone and desktop width. Nothing is sent. */
export function PreviewDialog({ form, questions, funds, open, onClose }: PreviewDialogProps) {
  const t = useT();
  const [width, setWidth] = useState<"phone" | "desk">("phone");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={t("forms:preview.title")}
      description={t("forms:preview.hint")}
      closeLabel={t("common:close")}
    >
      <Tabs
        label={t("forms:preview.title")}
        value={width}
        onChange={setWidth}
        tabs={[
          { value: "phone", label: t("forms:preview.phone") },
          { value: "desk", label: t("forms:preview.desk") },
        ]}
      >
        {(shown) => (
          <div
            className={`mx-auto rounded-card border border-line bg-raised p-4 ${shown === "phone" ? "max-w-[22.5rem]" : "max-w-2xl sm:p-6"}`}
          >
            <FormPreview form={form} questions={questions} funds={funds} />
          </div>
        )}
      </Tabs>
    </Dialog>
  );
}
