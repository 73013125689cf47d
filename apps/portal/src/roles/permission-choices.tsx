import { useSession } from "@offertory/api-client";
import type { Permission } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { Checkbox } from "@offertory/ui";
import { AREA_LABELS, permissionLabels, subjectLabels } from "./permission-labels.ts";
import { groupPermissions, isGranted, setGranted, type RoleDraft } from "./role-draft.ts";

interface PermissionChoicesProps {
  offered: readonly Permission[];
  draft: RoleDraft;
  onChange(draft: RoleDraft): void;
  /** Whether the role has every permission, whatever the draft contains. */
  all: boolean;
  disabled: boolean;
}

/** A checkbox for every offered permission, grouped by API and content type. */
export function PermissionChoices({ offered, draft, onChange, all, disabled }: PermissionChoicesProps) {
  const t = useT();
  const { can: mayGrant } = useSession();
  const subject = (contentType: string) => {
    const label = subjectLabels(contentType);
    return label ? t(label) : contentType;
  };
  const sentence = (permission: Permission) => {
    const label = permissionLabels(permission);
    return label ? t(label) : permission.action;
  };
  return groupPermissions(offered).map(({ api, contentTypes }) => (
    <section key={api} aria-labelledby={`area-${api}`}>
      <h3 id={`area-${api}`} className="mb-3 text-sm font-semibold">
        {t(AREA_LABELS[api])}
      </h3>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
        {contentTypes.map(({ contentType, permissions }) => (
          <fieldset key={contentType} className="min-w-0">
            <legend className="mb-2 text-xs font-medium text-ink-soft">{subject(contentType)}</legend>
            <div className="flex flex-col gap-2">
              {permissions.map((permission) => (
                <Checkbox
                  key={permission.action}
                  label={sentence(permission)}
                  checked={all || isGranted(draft, permission)}
                  disabled={disabled || !mayGrant(permission)}
                  onChange={(granted) => onChange(setGranted(draft, permission, granted))}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </section>
  ));
}
