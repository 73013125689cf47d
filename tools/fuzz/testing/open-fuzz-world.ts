import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Endpoint } from "@offertory/contract";
import { makeDemo } from "../../../apps/server/src/demo/make-demo.ts";
import { seeded } from "../../../apps/server/src/demo/seeded.ts";
import { createTestPeople, type TestPerson } from "../../../apps/server/test/create-test-church.ts";
import { testServer } from "../../../apps/server/test/test-server.ts";
import { openSandboxProcess } from "../../faults/world/open-sandbox-process.ts";
import { readKnownValues } from "../../main-thread/known-values.ts";
import { EXAMPLES, mergeExample } from "./examples.ts";
import { applyChanges, describeCase, validParts, type CallerKind, type FuzzCase } from "../fuzz-case.ts";
import { findForeignId, isRefusal, judgeAnswer, judgeAnyAnswer } from "../judge-answer.ts";
import { readForeignIds } from "../read-foreign-ids.ts";
import { sendParts } from "../send-parts.ts";

const DEMO_SEED = 20_261_115;

/** Opens a server with the demo churches. Calls are made in one church; no answer may contain data of the other. */
export async function openFuzzWorld() {
  const folder = mkdtempSync(join(tmpdir(), "offertory-fuzz-"));
  const sandbox = await openSandboxProcess();
  const server = await testServer({ dataFolder: folder, sandboxUrl: sandbox.url });
  const { pool } = server.database;
  // An answer does not contain the cause of a server error, so it is kept for the report.
  let thrown: unknown;
  server.http.addHook("onError", async (_request, _reply, error) => {
    thrown = error;
  });
  const demo = server.another();
  await makeDemo(demo, seeded(DEMO_SEED), true);
  await demo.http.close();

  const peopleOf = async (subDomain: string) => {
    const { rows } = await pool.query<{ id: string; admins: string }>(
      "select c.id, r.id as admins from churches c join roles r on r.church_id = c.id and r.kind = 'admins' where sub_domain = $1",
      [subDomain],
    );
    if (!rows[0]) throw new Error(`The demo has no church ${subDomain}.`);
    return createTestPeople(server, rows[0].id, rows[0].admins);
  };
  const church = await peopleOf("grace");
  const other = await peopleOf("harborlight");
  const foreign = await readForeignIds(server.owner, other.churchId, church.churchId);
  const here = await readKnownValues(pool, church.churchId, "");
  const addCaller = (kind: CallerKind): Promise<TestPerson | null> =>
    kind === "visitor" ? Promise.resolve(null) : church.person({ admin: kind === "admin" });

  /** Returns a fault if an answer contains an id of the other church, or null. Public data is not a leak. */
  async function judgeReach(endpoint: Endpoint, parts: Parameters<typeof sendParts>[2], body: string, sent: string) {
    const leaked = findForeignId(body, sent, foreign);
    if (leaked === undefined) return null;
    const isPublic =
      endpoint.method === "GET" && (await sendParts(server.http, endpoint, parts, "")).body.includes(leaked);
    return isPublic ? null : `it tells ${leaked} of another church`;
  }

  return {
    /** Values of fields in the other church, by the path of a call and the field's name. */
    elsewhere: await readKnownValues(pool, other.churchId, (await other.person({ admin: true })).userId),

    /** Prepares the test of one endpoint, with its own callers: some calls end their caller's session or membership. */
    async openTrial(endpoint: Endpoint) {
      const admin = await church.person({ admin: true });
      const callers = new Map<CallerKind, TestPerson | null>([["admin", admin]]);
      const example = EXAMPLES[`${endpoint.method} ${endpoint.path}`];
      const valid = mergeExample(
        validParts(endpoint, (path, name) => (name === "userId" ? admin.userId : here(path, name))),
        (await example?.({ pool, church: church.churchId, admin, call: server.call })) ?? {},
      );
      const tokenOf = async (kind: CallerKind) => {
        const caller = callers.get(kind) ?? (await addCaller(kind));
        callers.set(kind, caller);
        return (endpoint.signedBy === "account" ? caller?.userToken : caller?.tokenFor(endpoint.api)) ?? "";
      };

      return {
        valid,
        /** Whether the call succeeds with valid input. */
        async isTaken(): Promise<boolean> {
          const { status, body } = await sendParts(server.http, endpoint, valid, await tokenOf("admin"));
          return status === 200 && !isRefusal(body);
        },
        /** Returns what is wrong with the answer to a case, or null. */
        async judge(fuzzed: FuzzCase): Promise<string | null> {
          const parts = applyChanges(valid, fuzzed.changes);
          const ask = async () => sendParts(server.http, endpoint, parts, await tokenOf(fuzzed.caller));
          let answer = await ask();
          if (answer.body.includes('"code":"too-many-tries"')) {
            // The rate limit is reset, because the answers behind it are tested here.
            await pool.query("delete from rate_limits");
            answer = await ask();
          }
          const { status, body, sent, isElsewhere } = answer;
          const fault =
            (isElsewhere ? judgeAnyAnswer(answer, sent) : judgeAnswer(endpoint, answer, sent)) ??
            (await judgeReach(endpoint, parts, body, sent));
          if (status === 401) callers.delete(fuzzed.caller);
          if (fault === null) return null;
          return [
            `${endpoint.method} ${endpoint.path} ${describeCase(fuzzed)}: ${fault}`,
            `sent: ${sent.slice(0, 600)}`,
            `answered: ${status} ${body.slice(0, 400)}`,
            status >= 500 && thrown instanceof Error ? thrown.stack : "",
          ].join("\n");
        },
      };
    },

    async close() {
      await server.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
