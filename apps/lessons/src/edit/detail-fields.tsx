import { LESSON_LENGTHS } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { PictureField } from "./picture-field.tsx";
import { SavedField } from "./saved-field.tsx";

interface Details {
  name?: string;
  slug?: string;
  description?: string;
}

interface DetailFieldsProps {
  nameLabel: string;
  item: { name: string; slug: string; description: string; picture: string | null };
  onSave(change: Details): Promise<unknown>;
  onPicture(picture: string | null): void;
}

/** The name, description, path and picture of a program, study or lesson. Each field is saved on its own. */
export function DetailFields({ nameLabel, item, onSave, onPicture }: DetailFieldsProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-4">
      <SavedField
        label={nameLabel}
        value={item.name}
        maxLength={LESSON_LENGTHS.name}
        required
        onSave={(name) => onSave({ name })}
      />
      <SavedField
        label={t("lessons:edit.description")}
        value={item.description}
        maxLength={LESSON_LENGTHS.description}
        multiline
        onSave={(description) => onSave({ description })}
      />
      <SavedField
        label={t("lessons:edit.address")}
        hint={t("lessons:edit.addressHint")}
        value={item.slug}
        maxLength={LESSON_LENGTHS.slug}
        required
        onSave={(slug) => onSave({ slug })}
      />
      <PictureField picture={item.picture} onSave={onPicture} />
    </div>
  );
}
