export type Person = {
  id: string;
  name: string;
  email: string;
  household: string;
  given: string;
  state: "member" | "visitor";
};

export const people: Person[] = [
  {
    id: "1",
    name: "Ada Lovelace",
    email: "ada@example.com",
    household: "Lovelace",
    given: "$1,250.00",
    state: "member",
  },
  {
    id: "2",
    name: "Bartholomew Featherstonehaugh-Cholmondeley",
    email: "bart.featherstonehaugh@example.com",
    household: "Featherstonehaugh",
    given: "$51.75",
    state: "visitor",
  },
  {
    id: "3",
    name: "Chiamaka Okafor",
    email: "chiamaka@example.com",
    household: "Okafor",
    given: "$0.00",
    state: "member",
  },
  {
    id: "4",
    name: "Dmitri Volkov",
    email: "dmitri@example.com",
    household: "Volkov",
    given: "$12,004.10",
    state: "member",
  },
  {
    id: "5",
    name: "Elodie Martin",
    email: "elodie@example.com",
    household: "Martin",
    given: "$310.00",
    state: "visitor",
  },
];
