import { useState } from "react";
import {
  Avatar,
  Badge,
  Button,
  DataTable,
  DescriptionList,
  DisplayBox,
  EmptyState,
  FileLink,
  Pager,
} from "../src/index.ts";
import { UserPlus, Users } from "../src/icons.ts";
import { people, type Person } from "./people.ts";

const columns = [
  {
    key: "name",
    header: "Name",
    sortable: true,
    cell: (person: Person) => (
      <span className="flex items-center gap-3">
        <Avatar size="tiny" name={person.name} />
        {person.name}
      </span>
    ),
  },
  { key: "email", header: "Email", cell: (person: Person) => person.email, hideBelow: "md" as const },
  {
    key: "household",
    header: "Household",
    sortable: true,
    cell: (person: Person) => person.household,
    hideBelow: "lg" as const,
  },
  {
    key: "state",
    header: "Status",
    cell: (person: Person) => <Badge tone={person.state === "member" ? "success" : "neutral"}>{person.state}</Badge>,
    hideBelow: "sm" as const,
  },
  { key: "given", header: "Given", sortable: true, align: "end" as const, cell: (person: Person) => person.given },
];

export function ShowData() {
  const [selected, setSelected] = useState(new Set(["3"]));
  return (
    <>
      <DisplayBox
        flush
        title="People"
        icon={<Users />}
        actions={<FileLink href="/people.csv">Export CSV</FileLink>}
        footer={
          <Pager
            hasPrevious={false}
            hasNext
            onPrevious={() => undefined}
            onNext={() => undefined}
            previousLabel="Previous"
            nextLabel="Next"
            summary="1–5 of 203"
          />
        }
      >
        <DataTable
          caption="People"
          columns={columns}
          rows={people}
          rowKey={(person) => person.id}
          rowHref={(person) => `#person-${person.id}`}
          sort={{ key: "name", direction: "asc" }}
          onSort={() => undefined}
          selection={{
            selected,
            onChange: setSelected,
            selectLabel: (person) => `Select ${person.name}`,
            selectAllLabel: "Select all",
          }}
        />
      </DisplayBox>
      <div className="grid gap-6 md:grid-cols-2">
        <DisplayBox flush title="While loading">
          <DataTable
            caption="Loading"
            columns={columns}
            rows={[]}
            rowKey={(person) => person.id}
            loading
            loadingLabel="Loading people"
          />
        </DisplayBox>
        <DisplayBox flush title="Nobody yet">
          <EmptyState
            icon={<UserPlus />}
            title="No people yet"
            body="Add the first person, or bring everyone in from a file."
            action={<Button variant="primary">Add a person</Button>}
          />
        </DisplayBox>
        <DisplayBox title="About Ada" headingLevel={3}>
          <DescriptionList
            items={[
              { term: "Email", value: "ada@example.com" },
              { term: "Address", value: "12 St James's Square, London SW1Y 4JH" },
              { term: "Member since", value: "10 December 1815" },
            ]}
          />
        </DisplayBox>
      </div>
    </>
  );
}
