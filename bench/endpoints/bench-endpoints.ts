import { fork } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Pool } from "pg";
import { LEAN } from "../../tools/start/programs/lean.ts";
import type { Bar } from "../bar.ts";
import { everyEndpoint } from "./every-endpoint.ts";
import {
  measureCall,
  measureInTurns,
  type CallToMeasure,
  type MeasuredCall,
  type MeasuringTime,
} from "./measure-call.ts";
import { reasonFor } from "./reasons.ts";
import { seedCalls } from "./seed-calls.ts";
import { openSend } from "./send.ts";
import { wantedCalls } from "./wanted-calls.ts";

interface EndpointsContext {
  databaseUrl: string;
  port: number;
  pids: { server: number; postmaster: number };
  churchId: string;
  userId: string;
  secret: string;
  tokenFor: (api: string) => string;
  isShort: boolean;
  /** The JSON file to which each figure is written when it is measured. */
  file: string;
}

/** A read that costs more than this many times the bare route needs a documented reason. */
const MAX_RATIO = 3;

/** The warm-up is as long as V8 takes to compile frequently called code. */
const TIMES: Record<"long" | "short", Record<"wanted" | "each", MeasuringTime>> = {
  long: { wanted: { warmMs: 3000, measuredMs: 6000 }, each: { warmMs: 150, measuredMs: 350 } },
  short: { wanted: { warmMs: 600, measuredMs: 1500 }, each: { warmMs: 20, measuredMs: 100 } },
};
const ROUNDS = 6;

/**
 * Measures what every call of the contract costs the server and the database, compared with a bare route with one
 * prepared query.
 */
export async function benchEndpoints(pool: Pool, context: EndpointsContext): Promise<Bar[]> {
  const { port, pids, churchId, userId, secret, tokenFor, isShort, file } = context;
  const times = TIMES[isShort ? "short" : "long"];
  const seeded = await seedCalls(pool, { churchId, secret });
  const { send, close } = openSend(`http://127.0.0.1:${port}`);
  const wanted = wantedCalls(send, seeded, { churchId, token: tokenFor("membership") });
  await pool.query("delete from rate_limits");
  const [bare, ...measuredWanted] = await measureBeside(context, wanted, times.wanted);
  const figures: (MeasuredCall & { ratio: number; reason?: string })[] = [];
  const bars: Bar[] = [];
  const keep = (measured: MeasuredCall, reason?: string) => {
    const ratio = (measured.server + measured.database) / (bare.server + bare.database);
    figures.push({ ...measured, ratio, ...(reason && { reason }) });
    writeFileSync(file, JSON.stringify({ bare, figures }, null, 2));
    printFigure(measured, ratio, reason);
    return ratio;
  };

  console.log(`\n${"CPU milliseconds a call".padEnd(62)}  server  database  ratio`);
  keep(bare);
  for (const [index, measured] of measuredWanted.entries()) {
    keep(measured);
    for (const side of ["server", "database"] as const)
      bars.push({
        text: `${measured.name}: ${side} ${measured[side].toFixed(3)} ms CPU`,
        value: measured[side],
        under: wanted[index]?.[side] ?? 0,
      });
  }
  for (const { isRead, ...call } of await everyEndpoint(send, pool, { churchId, userId, tokenFor })) {
    await pool.query("delete from rate_limits");
    const measured = await measureCall(call, pids, times.each);
    const reason = isRead ? reasonFor(call.name) : null;
    const ratio = keep(measured, reason ?? undefined);
    if (isRead && measured.status === 200 && ratio > MAX_RATIO && !reason)
      bars.push({
        text: `${call.name} costs ${ratio.toFixed(1)} bare routes, without a reason`,
        value: ratio,
        under: MAX_RATIO,
      });
  }
  close();
  return bars;
}

function printFigure({ name, status, server, database }: MeasuredCall, ratio: number, reason?: string): void {
  const refused = status === 200 ? "" : ` (answers ${status})`;
  const why = reason && ratio > MAX_RATIO ? `  ${reason}` : "";
  const cells = [server.toFixed(3).padStart(8), database.toFixed(3).padStart(10), ratio.toFixed(1).padStart(7)];
  console.log(`${`${name}${refused}`.padEnd(62)}${cells.join("")}${why}`);
}

/** Measures the bare route and these calls in turns. */
async function measureBeside(
  { databaseUrl, port, pids, churchId }: EndpointsContext,
  calls: readonly CallToMeasure[],
  time: MeasuringTime,
): Promise<[bare: MeasuredCall, ...MeasuredCall[]]> {
  const barePort = port + 7;
  const server = fork(join(import.meta.dirname, "serve-bare.ts"), {
    execArgv: LEAN.options,
    env: {
      ...LEAN.env,
      PATH: process.env["PATH"],
      DATABASE_URL: databaseUrl,
      PORT: String(barePort),
      NODE_ENV: "production",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = new Promise((resolve) => server.once("exit", resolve));
  await new Promise((resolve, reject) => {
    server.once("message", resolve);
    server.once("exit", () => reject(new Error("The bare route did not start.")));
  });
  const { send, close } = openSend(`http://127.0.0.1:${barePort}`);
  try {
    const bare = {
      name: "a bare route with one prepared query",
      run: () => send("GET", `/churches/${churchId}`),
      pids: { ...pids, server: server.pid ?? 0 },
    };
    const [first, ...others] = await measureInTurns([bare, ...calls.map((call) => ({ ...call, pids }))], time, ROUNDS);
    if (!first) throw new Error("Nothing was measured.");
    return [first, ...others];
  } finally {
    close();
    server.kill("SIGTERM");
    await ended;
  }
}
