import { addPlan, addPosition, assignPerson, can, changePosition, copyPlan } from "@offertory/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestChurch } from "../../../../test/create-test-church.ts";
import { testServer, type TestServer } from "../../../../test/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const POSITION = { name: "Greeter", needed: 1 };

async function given() {
  const church = await createTestChurch(server);
  const { token, personId } = await church.person({ permissions: [can.editPlans] });
  const add = async (count: number) =>
    (
      await server.call(addPlan, {
        token,
        body: { name: "Advent", date: "2026-11-29", positions: Array.from({ length: count }, () => POSITION) },
      })
    ).body;
  return { church, token, personId, add };
}

const codeOf = ({ raw }: { raw: { body: string } }) => /"code":"([\w-]+)"/.exec(raw.body)?.[1];

test("S8.05 a plan has at most 100 positions", async () => {
  const { token, add } = await given();
  const { id } = await add(100);
  const answer = await server.call(addPosition, { token, params: { id }, body: POSITION });
  expect([answer.status, codeOf(answer)]).toEqual([409, "plan-too-many-positions"]);
});

test("S8.05 a plan has at most 500 assignments", async () => {
  const { church, token, personId, add } = await given();
  const { id, positions } = await add(1);
  const positionId = positions[0]?.id ?? "";
  await server.database.pool.query(
    `insert into people (church_id, id, first_name, last_name) select $1, 'p' || n || $2, 'P', n::text from generate_series(1, 500) n`,
    [church.churchId, id],
  );
  await server.database.pool.query(
    `insert into plan_assignments (church_id, id, plan_id, position_id, person_id)
     select $1, 'a' || n || $2, $2, $3, 'p' || n || $2 from generate_series(1, 500) n`,
    [church.churchId, id, positionId],
  );
  const answer = await server.call(assignPerson, { token, params: { id }, body: { positionId, personId } });
  expect([answer.status, codeOf(answer)]).toEqual([409, "plan-too-full"]);
});

test.each([0, 101, 1.5, -1])(
  "S8.05 a position must need between 1 and 100 people, so %d is refused",
  async (needed) => {
    const { token, add } = await given();
    const { id, positions } = await add(1);
    const params = { id, positionId: positions[0]?.id ?? "" };
    expect((await server.call(changePosition, { token, params, body: { needed } })).status).toBe(400);
  },
);

test("S8.05 an unknown person, a position of another plan and an invalid date for a copy are refused", async () => {
  const { church, token, personId, add } = await given();
  const [one, other] = [await add(1), await add(1)];
  const stranger = await (await createTestChurch(server)).person();
  const gone = await church.person();
  await server.database.pool.query("update people set archived_at = now() where id = $1", [gone.personId]);
  const params = { id: one.id };
  const ask = async (positionId: string | undefined, who: string) =>
    codeOf(await server.call(assignPerson, { token, params, body: { positionId, personId: who } }));
  expect(await ask(one.positions[0]?.id, stranger.personId)).toBe("person-not-found");
  expect(await ask(one.positions[0]?.id, gone.personId)).toBe("person-not-found");
  expect(await ask(other.positions[0]?.id, personId)).toBe("plan-position-not-found");
  expect(codeOf(await server.call(copyPlan, { token, params, body: { date: "2026-02-30" } }))).toBe("date-invalid");
});
