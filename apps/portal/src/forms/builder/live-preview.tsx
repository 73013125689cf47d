import { useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { Eye } from "@offertory/ui/icons.ts";
import { FormPreview, type FormPreviewProps } from "./form-preview.tsx";

/**
 * The form beside the builder, which follows every change. It is inert: a second form that can be filled out would be in
 * the way of the keyboard and of screen readers, which have the preview behind its button.
 */
export function LivePreview(props: FormPreviewProps) {
  const t = useT();
  return (
    <DisplayBox title={t("forms:preview.live")} icon={<Eye />}>
      <div inert>
        <FormPreview {...props} />
      </div>
    </DisplayBox>
  );
}
