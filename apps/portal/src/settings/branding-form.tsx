import { useErrorText, useT } from "@offertory/i18n/react";
import { ColorField, DisplayBox, Form, FormErrors } from "@offertory/ui";
import { Church, Globe, Palette } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { drawPicture } from "../images/draw-picture.ts";
import { PictureField } from "../images/picture-field.tsx";
import { LARGE_ICON, LOGO, SMALL_ICON } from "../images/picture-kinds.ts";
import { BrandPreview } from "./brand-preview.tsx";
import { SaveBar } from "./save-bar.tsx";
import { problemWithColor } from "./settings-draft.ts";
import { useSaveSettings, type SettingsFormProps } from "./use-save-settings.ts";

/** Edits the church's color, logos and icon, which all three apps show. */
export function BrandingForm(props: SettingsFormProps) {
  const t = useT();
  const errorText = useErrorText();
  const form = useSaveSettings(props);
  const [tried, setTried] = useState(false);
  const { brandColour = "", logoLight = "", logoDark = "", favicon_400x400: icon = "" } = form.values;
  const smallIcon = form.values.favicon_16x16 ?? "";
  const isColorInvalid = problemWithColor(brandColour) !== null;

  function submit() {
    setTried(true);
    if (!isColorInvalid) void form.save();
  }

  return (
    <Form className="max-w-2xl" onSubmit={submit} aria-label={t("settings:tab.branding")}>
      {form.error && <FormErrors title={t("settings:notSaved")} errors={[{ message: errorText(form.error) }]} />}
      <DisplayBox title={t("settings:branding.colour")} icon={<Palette />}>
        <div className="flex flex-col gap-5">
          <ColorField
            label={t("settings:branding.brandColour")}
            pickerLabel={t("settings:branding.pickColour")}
            hint={t("settings:branding.brandColourHint")}
            name="brandColour"
            value={brandColour}
            onChange={(color) => form.change({ brandColour: color })}
            error={tried && isColorInvalid ? t("settings:branding.colourInvalid") : undefined}
          />
          <BrandPreview color={brandColour} />
        </div>
      </DisplayBox>
      <DisplayBox title={t("settings:branding.logos")} icon={<Church />}>
        <div className="flex flex-col gap-6">
          <PictureField
            label={t("settings:branding.logoLight")}
            hint={t("settings:branding.logoLightHint")}
            kind={LOGO}
            value={logoLight}
            onChange={(picture) => form.change({ logoLight: picture })}
            paper="light"
          />
          <PictureField
            label={t("settings:branding.logoDark")}
            hint={t("settings:branding.logoDarkHint")}
            kind={LOGO}
            value={logoDark}
            onChange={(picture) => form.change({ logoDark: picture })}
            paper="dark"
          />
        </div>
      </DisplayBox>
      <DisplayBox title={t("settings:branding.icon")} icon={<Globe />}>
        <PictureField
          label={t("settings:branding.iconLabel")}
          hint={t("settings:branding.iconHint")}
          kind={LARGE_ICON}
          value={icon}
          onChange={(picture) => form.change(picture ? { favicon_400x400: picture } : NO_ICON)}
          onPick={(picture) => form.change({ favicon_16x16: drawPicture(picture, SMALL_ICON) })}
          shape="square"
        >
          {smallIcon && <TabPreview icon={smallIcon} />}
        </PictureField>
      </DisplayBox>
      <SaveBar changed={form.changed} busy={form.busy} onDiscard={form.discard} />
    </Form>
  );
}

const NO_ICON = { favicon_400x400: "", favicon_16x16: "" };

/** Shows the small icon in a browser tab. */
function TabPreview({ icon }: { icon: string }) {
  const t = useT();
  return (
    <span className="inline-flex items-center gap-2 rounded-t-field border border-b-0 border-line bg-raised px-3 py-2 text-xs">
      <img src={icon} alt={t("settings:branding.smallIcon")} className="size-4" />
      {t("settings:branding.tabPreview")}
    </span>
  );
}
