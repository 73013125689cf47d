import { createServer } from "node:http";

const server = createServer((_, response) => void response.end(String(process.pid)));
const stop = () => process.exit(0);
process.once("SIGTERM", stop);
process.once("disconnect", stop);
server.listen(Number(process.env["SANDBOX_PORT"]), () => process.send?.({ ready: true }));
