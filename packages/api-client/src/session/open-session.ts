import { login, signOut as endOnServer, type SignIn, type UserChurch } from "@offertory/contract";
import type { z } from "zod/mini";
import { CallFailed } from "../calls/call-failed.ts";
import { type Call, connect, type Connection } from "../calls/connect.ts";
import { type Log, logError } from "../log.ts";
import { byId, type ChurchChoice, chooseChurch, type ChurchWishes, resumeChurch } from "./choose-church.ts";
import { type Entered, loadEntered, selectFreshChurch } from "./enter-church.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { OtherTabs } from "./other-tabs.ts";
import { clearCookies, type CookieJar, cookiesOf, readCookies, writeCookies } from "./session-cookies.ts";
import { SIGNED_OUT, type SessionNotice, type SessionState, STARTING } from "./session-state.ts";
import { tokenOf } from "./session-tokens.ts";
import { NO_TAB_CHURCH, type TabChurch } from "./tab-church.ts";

export interface SessionSurroundings {
  hosts: Connection["hosts"];
  appName: string;
  cookies: CookieJar;
  secure: boolean;
  /** What speaks for a church at this moment, but for the last visit, which the cookies know. */
  wishes(): Omit<ChurchWishes, "lastChurchId">;
  /** Whether the home page is about to be shown. */
  opensHome?(): boolean;
  /** Told once the session is in a church, with what was read on the way. */
  onEntered?(church: UserChurch, entered: Entered): void;
  tabs: OtherTabs;
  devices: KnownDevices;
  tabChurch?: TabChurch;
  log?: Log;
}

/** Whether nobody signed out or chose otherwise since something was begun. */
type StillOn = () => boolean;

export type Session = ReturnType<typeof openSession>;

/** The signed-in person of this page: who it is, which church they are in, and the tokens of their calls. */
export function openSession(surroundings: SessionSurroundings) {
  const { cookies, secure, tabs, devices, tabChurch = NO_TAB_CHURCH } = surroundings;
  const log = surroundings.log ?? logError;
  const listeners = new Set<() => void>();
  let state = STARTING;
  let renewing: Promise<boolean> | null = null;
  /** Counts the sign-outs and choices: what was asked for before one must not have its way after it. */
  let turns = 0;
  const untilTurned = (): StillOn => {
    const begun = turns;
    return () => turns === begun;
  };

  const set = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const call: Call = connect({
    hosts: surroundings.hosts,
    tokenFor: (endpoint) => tokenOf(state, endpoint),
    renew,
    log,
  });
  const signIn = (body: z.output<(typeof login)["body"]>): Promise<SignIn> => call(login, { body }, { token: null });
  const wishes = (): ChurchWishes => ({
    ...surroundings.wishes(),
    // A tab stays in its church when it is loaded again, though another tab has gone to another one meanwhile.
    lastChurchId: tabChurch.read() ?? readCookies(cookies).lastChurchId ?? null,
  });

  /** Puts user, churches, church and person into the page's context and remembers them in the cookies. */
  async function enter({ user, userChurches }: SignIn, church: UserChurch, stillOn: StillOn): Promise<void> {
    const { appName, opensHome } = surroundings;
    const entry = { user, userChurch: church, appName, home: opensHome?.() ?? false };
    const { person, entered } = await loadEntered(call, entry);
    if (!stillOn()) return;
    writeCookies(cookies, cookiesOf(user, church), secure);
    tabChurch.write(church.church.id);
    set({ status: "signed-in", user, userChurches, church, person, notice: null });
    if (entered) surroundings.onEntered?.(church, entered);
  }

  function ask({ user, userChurches }: SignIn, stillOn: StillOn, notice: SessionNotice | null = null): void {
    if (stillOn()) set({ status: "choosing-church", user, userChurches, church: null, person: null, notice });
  }

  async function follow(choice: ChurchChoice, accepted: SignIn, stillOn: StillOn): Promise<void> {
    if (choice.kind === "ask") return ask(accepted, stillOn);
    if (choice.kind === "known") return await enter(accepted, choice.userChurch, stillOn);
    try {
      const { signIn: renewed, userChurch } = await selectFreshChurch(call, accepted, choice.by);
      await enter(renewed, userChurch, stillOn);
    } catch (error) {
      log("The church could not be selected.", error);
      ask(accepted, stillOn, "church-not-selected");
    }
  }

  /** On load: a token that came with the address, else the one in the cookie. A failure is silent; the form appears. */
  async function start(arrivedJwt: string | null = null): Promise<void> {
    set(STARTING);
    if (
      arrivedJwt &&
      (await signInWithJwt(arrivedJwt).then(
        () => true,
        () => false,
      ))
    )
      return;
    const { jwt } = readCookies(cookies);
    if (!jwt) return set(SIGNED_OUT);
    const stillOn = untilTurned();
    try {
      const accepted = await signIn({ jwt });
      await follow(resumeChurch(accepted.userChurches, wishes()), accepted, stillOn);
    } catch (error) {
      if (!stillOn()) return;
      // A server that cannot be reached says nothing about the token: it is tried again on the next visit.
      if (error instanceof CallFailed && error.status === 401) clearCookies(cookies, secure);
      set(SIGNED_OUT);
    }
  }

  async function signInWithPassword(email: string, password: string): Promise<void> {
    const stillOn = untilTurned();
    const known = { email, password, device: devices.read(email) };
    // Where too many wrong passwords were tried, this machine shows that a person is here; nobody has to do anything for it.
    const accepted = await signIn(known).catch(async (error: unknown) => {
      if (!(error instanceof CallFailed) || error.code !== "captcha-needed") throw error;
      const { passSignInCaptcha } = await import("./pass-sign-in-captcha.ts");
      return signIn({ ...known, captcha: await passSignInCaptcha(call) });
    });
    if (accepted.device) devices.write(email, accepted.device);
    await follow(chooseChurch(accepted.userChurches, wishes()), accepted, stillOn);
  }

  async function signInWithJwt(jwt: string): Promise<void> {
    const stillOn = untilTurned();
    const accepted = await signIn({ jwt });
    await follow(chooseChurch(accepted.userChurches, wishes()), accepted, stillOn);
  }

  /** Choosing asks the server again, so that the permissions are those of this moment. */
  async function choose(by: string | { subDomain: string }): Promise<void> {
    if (!state.user) throw new Error("Nobody is signed in.");
    turns += 1;
    const stillOn = untilTurned();
    const accepted = { user: state.user, userChurches: state.userChurches };
    const fresh = await selectFreshChurch(call, accepted, typeof by === "string" ? { churchId: by } : by);
    await enter(fresh.signIn, fresh.userChurch, stillOn);
  }

  /** Reads user, churches and permissions anew, and stays in the current church. */
  async function refresh(): Promise<void> {
    if (!state.user) return;
    const stillOn = untilTurned();
    const current = state.church?.church.id;
    const accepted = await signIn({ jwt: state.user.jwt });
    const church = current ? byId(accepted.userChurches, current) : undefined;
    if (church) await enter(accepted, church, stillOn);
    else ask(accepted, stillOn);
  }

  /** The server no longer takes a token: once, and for all calls that wait, a new one is asked for. */
  function renew(): Promise<boolean> {
    renewing ??= refresh()
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof CallFailed && error.status === 401) end("ended");
          return false;
        },
      )
      .finally(() => {
        renewing = null;
      });
    return renewing;
  }

  /** Ends the session on this page. What goes wrong meanwhile is logged and never shown. */
  function end(notice: SessionNotice | null): void {
    turns += 1;
    try {
      clearCookies(cookies, secure);
      tabChurch.write(null);
    } catch (error) {
      log("The cookies could not be cleared.", error);
    }
    set({ ...SIGNED_OUT, notice });
  }

  /** Ends the session here and on the server, where nobody waits for it: the page may be left meanwhile. */
  function signOut(): void {
    const token = state.user?.jwt ?? readCookies(cookies).jwt;
    if (token) call(endOnServer, {}, { token, keepalive: true }).catch(() => {});
    end(null);
    try {
      tabs.tellSignedOut();
    } catch (error) {
      log("The other tabs could not be told.", error);
    }
  }

  /** Another tab or another app of this host may have signed out, or signed in somebody else, while this page was away. */
  async function lookAgain(): Promise<void> {
    if (!state.user || state.status === "starting") return;
    const remembered = readCookies(cookies);
    if (state.church && !remembered.jwt) end("ended-elsewhere");
    else if (remembered.email && remembered.email !== state.user.email) await start();
  }

  tabs.onSignedOut(() => {
    if (state.user) end("ended-elsewhere");
  });

  return {
    call,
    read: (): SessionState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start,
    signInWithPassword,
    signInWithJwt,
    choose,
    refresh,
    signOut,
    lookAgain,
  };
}
