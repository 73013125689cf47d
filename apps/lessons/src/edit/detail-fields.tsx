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
  thing: { name: string; slug: string; description: string; picture: string | null };
  onSave(change: Details): Promise<unknown>;
  onPicture(picture: string | null): void;
}

/** What programs, studies and lessons are called, where they stand, and how they look in lists. Each is kept by itself. */
export function DetailFields({ nameLabel, thing, onSave, onPicture }: DetailFieldsProps) {
  const t = useT();
  return (
    <div className="flex flex-col gap-4">
      <SavedField label={nameLabel} value={thing.name} maxLength={120} required onSave={(name) => onSave({ name })} />
      <SavedField
        label={t("lessons:edit.description")}
        value={thing.description}
        maxLength={500}
        multiline
        onSave={(description) => onSave({ description })}
      />
      <SavedField
        label={t("lessons:edit.address")}
        hint={t("lessons:edit.addressHint")}
        value={thing.slug}
        maxLength={80}
        required
        onSave={(slug) => onSave({ slug })}
      />
      <PictureField picture={thing.picture} onSave={onPicture} />
    </div>
  );
}
