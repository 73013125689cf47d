import { createServer } from "node:http";
import { Pool } from "pg";

const pool = new Pool({ connectionString: process.env["DATABASE_URL"] });
pool.on("error", () => {});

/** GET /ready, GET /notes, and POST /notes/WORD, which is answered when the word is saved. */
const { rowCount } = await pool
  .query("select 1 from notes where word = 'from the future'")
  .catch(() => ({ rowCount: 0 }));
if (rowCount) {
  console.error("The database is newer than this program: update the program.");
  process.exit(1);
}

const server = createServer((request, response) => {
  const answer = async () => {
    if (request.url === "/pid") return response.end(String(process.pid));
    if (request.url === "/environment") return response.end(JSON.stringify(process.env));
    if (request.method === "POST")
      await pool.query("insert into notes values ($1)", [decodeURIComponent(request.url?.split("/")[2] ?? "")]);
    const { rows } = await pool.query<{ word: string }>("select word from notes order by word");
    return response.end(rows.map(({ word }) => word).join(" "));
  };
  answer().catch((error: unknown) => response.writeHead(503).end(String(error)));
});

const stop = () => server.close(() => process.exit(0)) && server.closeIdleConnections();
process.once("SIGTERM", stop);
process.once("disconnect", stop);
server.listen({ port: Number(process.env["PORT"]), host: process.env["HOST"] }, () => process.send?.({ ready: true }));
