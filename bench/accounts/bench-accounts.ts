import type { Client } from "../client.ts";
import { measure, type Measured } from "../measure.ts";

interface Account {
  email: string;
  password: string;
  userToken: string;
  churchId: string;
  pid: number;
}

/** Measures signing in, selecting a church, and other requests while eight people sign in without pause. */
export async function benchAccounts(client: Client, account: Account): Promise<Measured[]> {
  const { email, password, userToken, churchId, pid } = account;
  const post = async (path: string, body: object, token = "") =>
    void (await client.call("POST", `/api/membership${path}`, { token, body }));
  const logIn = () => post("/users/login", { email, password });
  const select = () => post("/churches/select", { churchId }, userToken);
  const health = async () => void (await client.call("GET", "/health"));

  const alone = [
    await measure({ name: "church select", count: 2000, pid, run: select }),
    await measure({
      name: "church select, 32 at a time",
      count: 6000,
      concurrency: 32,
      warm: 12_000,
      pid,
      run: select,
    }),
    await measure({ name: "login", count: 100, pid, run: logIn }),
    await measure({ name: "/health", count: 2000, pid, run: health }),
  ];

  let busy = true;
  const crowd = Array.from({ length: 8 }, async () => {
    while (busy) await logIn();
  });
  const meanwhile = await measure({ name: "/health while 8 sign in", count: 600, pid, run: health });
  busy = false;
  await Promise.all(crowd);
  // The CPU time of this part was spent on the sign-ins, so it is not shown here.
  return [...alone, { ...meanwhile, cpu: Number.NaN }];
}
