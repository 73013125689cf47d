import type { HomeCardOf } from "@offertory/contract";
import { useFormats, useT } from "@offertory/i18n/react";
import { DisplayBox } from "@offertory/ui";
import { FileText } from "@offertory/ui/icons.ts";
import { CardLink, CardList, CardRow } from "./card-list.tsx";

/** Forms with recent responses, or with some in review. */
export function FormResponsesCard({ card: { forms } }: { card: HomeCardOf<"formResponses"> }) {
  const t = useT();
  const { list } = useFormats();
  return (
    <DisplayBox
      flush
      title={t("shell:home.responses.title")}
      icon={<FileText />}
      footer={<CardLink to="/forms">{t("shell:home.responses.all")}</CardLink>}
    >
      <CardList>
        {forms.map(({ id, name, recent, held }) => (
          <CardRow
            key={id}
            to={`/forms/${id}/responses`}
            title={name}
            detail={list([
              ...(recent > 0 ? [t("shell:home.responses.recent", { count: recent })] : []),
              ...(held > 0 ? [t("shell:home.responses.held", { count: held })] : []),
            ])}
          />
        ))}
      </CardList>
    </DisplayBox>
  );
}
