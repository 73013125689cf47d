import { login, signOut as endOnServer, type SignIn, type UserChurch } from "@offertory/contract";
import type { z } from "zod/mini";
import { CallFailed } from "../calls/call-failed.ts";
import { type Call, connect, type Connection } from "../calls/connect.ts";
import { type Log, logError } from "../log.ts";
import { byId, type ChurchChoice, chooseChurch, type ChurchPreferences, resumeChurch } from "./choose-church.ts";
import { type Entered, loadEntered, selectFreshChurch } from "./enter-church.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { OtherTabs } from "./other-tabs.ts";
import { clearCookies, type CookieJar, cookiesOf, readCookies, writeCookies } from "./session-cookies.ts";
import { SIGNED_OUT, type SessionNotice, type SessionState, STARTING } from "./session-state.ts";
import { tokenOf } from "./session-tokens.ts";
import { NO_TAB_CHURCH, type TabChurch } from "./tab-church.ts";

export interface SessionOptions {
  hosts: Connection["hosts"];
  appName: string;
  cookies: CookieJar;
  secure: boolean;
  /** What decides which church is opened, without the last visit, which the cookies hold. */
  churchPreferences(): Omit<ChurchPreferences, "lastChurchId">;
  /** Whether the home page is shown next. */
  opensHome?(): boolean;
  /** Called when the session has entered a church, with the data that was read. */
  onEntered?(church: UserChurch, entered: Entered): void;
  tabs: OtherTabs;
  devices: KnownDevices;
  tabChurch?: TabChurch;
  log?: Log;
}

/** Returns whether nobody has signed out or chosen a church since the operation began. */
type IsCurrent = () => boolean;

export type Session = ReturnType<typeof openSession>;

/** Opens the session of this page: the signed-in person, their current church, and the tokens of calls. */
export function openSession(options: SessionOptions) {
  const { cookies, secure, tabs, devices, tabChurch = NO_TAB_CHURCH } = options;
  const log = options.log ?? logError;
  const listeners = new Set<() => void>();
  let state = STARTING;
  let renewing: Promise<boolean> | null = null;
  /**
   * Counts sign-outs and choices of a church. An operation that began before one of them must not change the session
   * after it.
   */
  let epoch = 0;
  const captureEpoch = (): IsCurrent => {
    const begun = epoch;
    return () => epoch === begun;
  };

  const set = (next: SessionState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const call: Call = connect({
    hosts: options.hosts,
    tokenFor: (endpoint) => tokenOf(state, endpoint),
    renew,
    log,
  });
  const signIn = (body: z.output<(typeof login)["body"]>): Promise<SignIn> => call(login, { body }, { token: null });
  const churchPreferences = (): ChurchPreferences => ({
    ...options.churchPreferences(),
    // A reloaded tab stays in its church, even if another tab has switched to another one meanwhile.
    lastChurchId: tabChurch.read() ?? readCookies(cookies).lastChurchId ?? null,
  });

  /** Sets user, churches, church and person in the session, and stores them in the cookies. */
  async function enter({ user, userChurches }: SignIn, church: UserChurch, isCurrent: IsCurrent): Promise<void> {
    const { appName, opensHome } = options;
    const entry = { user, userChurch: church, appName, home: opensHome?.() ?? false };
    const { person, entered } = await loadEntered(call, entry);
    if (!isCurrent()) return;
    writeCookies(cookies, cookiesOf(user, church), secure);
    tabChurch.write(church.church.id);
    set({ status: "signed-in", user, userChurches, church, person, notice: null });
    if (entered) options.onEntered?.(church, entered);
  }

  function askForChurch(
    { user, userChurches }: SignIn,
    isCurrent: IsCurrent,
    notice: SessionNotice | null = null,
  ): void {
    if (isCurrent()) set({ status: "choosing-church", user, userChurches, church: null, person: null, notice });
  }

  async function applyChoice(choice: ChurchChoice, accepted: SignIn, isCurrent: IsCurrent): Promise<void> {
    if (choice.kind === "ask") return askForChurch(accepted, isCurrent);
    if (choice.kind === "known") return await enter(accepted, choice.userChurch, isCurrent);
    try {
      const { signIn: renewed, userChurch } = await selectFreshChurch(call, accepted, choice.by);
      await enter(renewed, userChurch, isCurrent);
    } catch (error) {
      log("The church could not be selected.", error);
      askForChurch(accepted, isCurrent, "church-not-selected");
    }
  }

  /**
   * Signs in when the page loads: by a token of the URL, else by that of the cookie. If that fails, the sign-in form
   * appears without an error.
   */
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
    const isCurrent = captureEpoch();
    try {
      const accepted = await signIn({ jwt });
      await applyChoice(resumeChurch(accepted.userChurches, churchPreferences()), accepted, isCurrent);
    } catch (error) {
      if (!isCurrent()) return;
      // Only a 401 means that the token is invalid. After any other failure it is kept for the next visit.
      if (error instanceof CallFailed && error.status === 401) clearCookies(cookies, secure);
      set(SIGNED_OUT);
    }
  }

  async function signInWithPassword(email: string, password: string): Promise<void> {
    const isCurrent = captureEpoch();
    const known = { email, password, device: devices.read(email) };
    // After too many wrong passwords the server requires a captcha. The device solves it without any action of the
    // person.
    const accepted = await signIn(known).catch(async (error: unknown) => {
      if (!(error instanceof CallFailed) || error.code !== "captcha-needed") throw error;
      const { solveCaptcha } = await import("./solve-captcha.ts");
      return signIn({ ...known, captcha: await solveCaptcha(call) });
    });
    if (accepted.device) devices.write(email, accepted.device);
    await applyChoice(chooseChurch(accepted.userChurches, churchPreferences()), accepted, isCurrent);
  }

  async function signInWithJwt(jwt: string): Promise<void> {
    const isCurrent = captureEpoch();
    const accepted = await signIn({ jwt });
    await applyChoice(chooseChurch(accepted.userChurches, churchPreferences()), accepted, isCurrent);
  }

  /** Switches to a church. It is read from the server again, so that the permissions are current. */
  async function choose(by: string | { subDomain: string }): Promise<void> {
    if (!state.user) throw new Error("Nobody is signed in.");
    epoch += 1;
    const isCurrent = captureEpoch();
    const accepted = { user: state.user, userChurches: state.userChurches };
    const fresh = await selectFreshChurch(call, accepted, typeof by === "string" ? { churchId: by } : by);
    await enter(fresh.signIn, fresh.userChurch, isCurrent);
  }

  /** Reads user, churches and permissions again, and stays in the current church. */
  async function refresh(): Promise<void> {
    if (!state.user) return;
    const isCurrent = captureEpoch();
    const current = state.church?.church.id;
    const accepted = await signIn({ jwt: state.user.jwt });
    const church = current ? byId(accepted.userChurches, current) : undefined;
    if (church) await enter(accepted, church, isCurrent);
    else askForChurch(accepted, isCurrent);
  }

  /** Requests new tokens after a 401, once for all calls that wait. */
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

  /** Ends the session on this page. Errors are logged and never shown. */
  function end(notice: SessionNotice | null): void {
    epoch += 1;
    try {
      clearCookies(cookies, secure);
      tabChurch.write(null);
    } catch (error) {
      log("The cookies could not be cleared.", error);
    }
    set({ ...SIGNED_OUT, notice });
  }

  /** Ends the session here and on the server. It does not wait for the server, and the page may be closed meanwhile. */
  function signOut(): void {
    const token = state.user?.jwt ?? readCookies(cookies).jwt;
    if (token) call(endOnServer, {}, { token, keepalive: true }).catch(() => {});
    end(null);
    try {
      tabs.notifySignedOut();
    } catch (error) {
      log("The other tabs could not be told.", error);
    }
  }

  /**
   * Called when the page becomes visible: another tab or app of this host may have signed out, or signed in somebody
   * else.
   */
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
