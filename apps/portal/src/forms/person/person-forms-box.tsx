import { useRead, useSession } from "@offertory/api-client";
import { can, listFormsToFill, listPersonSubmissions, type Person } from "@offertory/contract";
import { useLoadNamespaces, useT } from "@offertory/i18n/react";
import { Button, DisplayBox, Menu, Skeleton } from "@offertory/ui";
import { FileText, Plus } from "@offertory/ui/icons.ts";
import { useEffect, useState } from "react";
import { useNavigate } from "@offertory/router";
import { SubmissionList } from "./submission-list.tsx";

/** Lists the forms that a person has sent in or that were filled in about them, and offers to fill in another. */
export function PersonFormsBox({ person }: { person: Person }) {
  const loadNamespaces = useLoadNamespaces();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    let isHere = true;
    void loadNamespaces(["forms"]).then(() => isHere && setReady(true));
    return () => {
      isHere = false;
    };
  }, [loadNamespaces]);
  return isReady ? <PersonForms person={person} /> : <Skeleton className="h-28" />;
}

function PersonForms({ person }: { person: Person }) {
  const t = useT();
  const navigate = useNavigate();
  const { can: may, church } = useSession();
  const mayFill = may(can.editPeople) || church?.person.id === person.id;
  const sent = useRead(listPersonSubmissions, { params: { id: person.id } });
  const forms = useRead(listFormsToFill, { query: { contentType: "person" } }, { enabled: mayFill });
  const { length } = forms.data ?? [];
  return (
    <DisplayBox
      title={t("forms:person.title")}
      icon={<FileText />}
      flush
      actions={
        length > 0 ? (
          <Menu
            label={t("forms:person.fill")}
            trigger={
              <Button size="small" icon={<Plus />}>
                {t("forms:person.fill")}
              </Button>
            }
            items={(forms.data ?? []).map(({ id, name }) => ({
              label: name,
              onSelect: () => void navigate(`/my-forms/${id}?about=${person.id}`),
            }))}
          />
        ) : null
      }
    >
      <SubmissionList
        submissions={sent.data}
        error={sent.error}
        onRetry={() => void sent.refetch()}
        none={t("forms:person.none")}
      />
    </DisplayBox>
  );
}
