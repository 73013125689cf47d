import type { Twin } from "../twin.ts";

const GIVING = "apps/server/src/modules/giving";
const GATEWAYS = `${GIVING}/gateways/gateways.test.ts`;
const FUNDS = `${GIVING}/funds/funds.test.ts`;
const SEAL = {
  file: "apps/server/src/platform/sealing/seal.ts",
  test: "apps/server/src/platform/sealing/seal.test.ts",
};

/** Keys of payment companies, and whose funds and gateways they are. */
export const GIVING_TWINS: Twin[] = [
  {
    ...SEAL,
    guard: "A sealed key opens in its own place only",
    find: "decipher.setAAD(Buffer.from(place))",
    replace: 'decipher.setAAD(Buffer.from("gateway of grace"))',
    title: "a seal moved to another place, of another key, or changed by a letter does not open",
  },
  {
    guard: "A private key is kept sealed",
    file: `${GIVING}/gateways/set-up-gateway.ts`,
    find: "privateKey: sealed,",
    replace: "privateKey,",
    test: GATEWAYS,
    title: "G3.03 a private key goes in sealed and never comes out, whoever asks",
  },
  {
    guard: "Keys of two kinds do not make a gateway",
    file: `${GIVING}/gateways/read-keys.ts`,
    find: "if (!open || open !== closed)",
    replace: "if (!open)",
    test: GATEWAYS,
    title: "keys that do not fit together are refused, and nothing is kept",
  },
  {
    guard: "Production makes no gateway of the sandbox",
    file: `${GIVING}/gateways/read-keys.ts`,
    find: "if (sandboxUrl === null) throw new NoSandboxHere();",
    replace: "",
    test: GATEWAYS,
    title: "production refuses the sandbox, and offers none that came with a backup",
  },
  {
    guard: "Production offers no gateway of the sandbox",
    file: `${GIVING}/gateways/list-gateways.ts`,
    find: 'enabled && (environment !== "sandbox" || sandboxUrl !== null)',
    replace: "enabled",
    test: GATEWAYS,
    title: "production refuses the sandbox, and offers none that came with a backup",
  },
  {
    guard: "A gateway is found in its own church only",
    file: `${GIVING}/gateways/gateway-store.ts`,
    find: '.selectAll().where("churchId", "=", churchId).where("id", "=", id)',
    replace: '.selectAll().where("id", "=", id)',
    test: GATEWAYS,
    title: "G6.04 another church's gateway is not there to be changed, nor without the permission",
  },
  {
    guard: "Gateways are changed by those who may edit giving's settings",
    file: `${GIVING}/gateways/gateway.routes.ts`,
    find: "allow: allowedTo(can.editGivingSettings),\n    handle: ({ params, body, address }",
    replace: "allow: member,\n    handle: ({ params, body, address }",
    test: GATEWAYS,
    title: "G6.04 another church's gateway is not there to be changed, nor without the permission",
  },
  {
    guard: "A fund is found in its own church only",
    file: `${GIVING}/funds/fund-store.ts`,
    find: 'open(churchId).where("id", "=", id)',
    replace: 'db.selectFrom("funds").select(COLUMNS).where("closedAt", "is", null).where("id", "=", id)',
    test: FUNDS,
    title: "G6.04 who may not edit giving's settings, and who is of another church, changes no fund",
  },
  {
    guard: "Funds are closed by those who may edit giving's settings",
    file: `${GIVING}/funds/fund.routes.ts`,
    find: "allow: allowedTo(can.editGivingSettings),\n    handle: ({ params }, caller) => closeFund",
    replace: "allow: member,\n    handle: ({ params }, caller) => closeFund",
    test: FUNDS,
    title: "G6.04 who may not edit giving's settings, and who is of another church, changes no fund",
  },
];
