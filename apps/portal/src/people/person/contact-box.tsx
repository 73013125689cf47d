import { type Person, postalLines } from "@offertory/contract";
import { useT } from "@offertory/i18n/react";
import { DescriptionList, DisplayBox, EmptyState } from "@offertory/ui";
import { Mail } from "@offertory/ui/icons.ts";
import { FIELD_LABELS } from "../person-labels.ts";

const LINK = "link-target text-brand underline-offset-2 hover:underline";

/** The email, phone numbers and address of a person. */
export function ContactBox({ person: { contactInfo } }: { person: Person }) {
  const t = useT();
  const phone = (field: "mobilePhone" | "homePhone" | "workPhone") =>
    contactInfo[field]
      ? [
          {
            term: t(FIELD_LABELS[field]),
            value: (
              <a href={`tel:${contactInfo[field].replace(/[^+\d]/g, "")}`} className={LINK}>
                {contactInfo[field]}
              </a>
            ),
          },
        ]
      : [];
  const address = postalLines(contactInfo);
  const items = [
    ...(contactInfo.email
      ? [
          {
            term: t("people:field.email"),
            value: (
              <a href={`mailto:${contactInfo.email}`} className={LINK}>
                {contactInfo.email}
              </a>
            ),
          },
        ]
      : []),
    ...phone("mobilePhone"),
    ...phone("homePhone"),
    ...phone("workPhone"),
    ...(address.length > 0
      ? [{ term: t("people:person.address"), value: <span className="whitespace-pre-line">{address.join("\n")}</span> }]
      : []),
  ];
  return (
    <DisplayBox title={t("people:form.contact")} icon={<Mail />}>
      {items.length > 0 ? (
        <DescriptionList items={items} />
      ) : (
        <EmptyState title={t("people:person.noContact")} className="py-6" />
      )}
    </DisplayBox>
  );
}
