import { addChurch, login, register, selectChurch, setPassword, uniqueId } from "@offertory/contract";
import type { APIRequestContext } from "@playwright/test";
import { mailFor } from "../support/mail-for.ts";
import { callApi } from "./call-api.ts";

export interface OwnAccount {
  email: string;
  password: string;
  /** The account's user token, with which churches can be selected. */
  jwt: string;
}

export interface OwnChurch extends OwnAccount {
  churchId: string;
  name: string;
  /** The same name, as an option of the sign-in: `signIn(page, church.email, church)`. */
  church: string;
  subDomain: string;
  /** The administrator's membership token in this church. */
  token: string;
}

/** Returns letters that no other test has, for names and email addresses. */
export const uniqueWord = (): string =>
  uniqueId()
    .replace(/[^A-Za-z]/g, "q")
    .toLowerCase();

/** Creates an account as a new user does: register, open the email, set a password. */
export async function makeOwnAccount(request: APIRequestContext): Promise<OwnAccount> {
  const email = `${uniqueWord()}@example.com`;
  const password = "quiet-river-lantern";
  const after = new Date();
  await callApi(request, register, { body: { firstName: "Robin", lastName: "Newcomer", email } });
  const { links } = await mailFor(email, { after });
  const authGuid = links.map((link) => new URL(link).searchParams.get("auth")).find(Boolean);
  if (!authGuid) throw new Error(`The mail to ${email} holds no link to set a password`);
  await callApi(request, setPassword, { body: { authGuid, newPassword: password } });
  return { email, password, jwt: await signInAgain(request, { email, password }) };
}

/** Signs in and returns the token of the new session. */
async function signInAgain(request: APIRequestContext, { email, password }: Omit<OwnAccount, "jwt">): Promise<string> {
  return (await callApi(request, login, { body: { email, password } })).user.jwt;
}

/** An account may register ten churches a day, and an IP address sixty accounts an hour, so journeys share accounts. */
const CHURCHES_OF_ONE = 9;
let shared: { account: Promise<OwnAccount>; churches: number } | undefined;

function shareAccount(request: APIRequestContext, churches = 1): Promise<OwnAccount> {
  if (!shared || shared.churches + churches > CHURCHES_OF_ONE)
    shared = { account: makeOwnAccount(request), churches: 0 };
  shared.churches += churches;
  return shared.account;
}

/** Creates a church for a journey that changes data; its administrator has many such churches. */
export async function makeChurch(request: APIRequestContext): Promise<OwnChurch> {
  const account = await shareAccount(request);
  // An earlier journey may have signed out, which ends its session.
  return registerChurch(request, { ...account, jwt: await signInAgain(request, account) });
}

/** Creates two churches of one administrator, for a journey from one to the other. */
export async function makeTwoChurches(request: APIRequestContext): Promise<[OwnChurch, OwnChurch]> {
  const shares = await shareAccount(request, 2);
  const account = { ...shares, jwt: await signInAgain(request, shares) };
  return [await registerChurch(request, account), await registerChurch(request, account)];
}

/** Creates a church whose administrator has no other, for a journey that changes the account itself. */
export const makeOwnChurch = async (request: APIRequestContext): Promise<OwnChurch> =>
  registerChurch(request, await makeOwnAccount(request));

async function registerChurch(request: APIRequestContext, account: OwnAccount): Promise<OwnChurch> {
  const word = uniqueWord();
  const name = `Chapel ${word}`;
  const made = await callApi(
    request,
    addChurch,
    {
      body: {
        name,
        subDomain: word,
        address1: "5 Hill Road",
        city: "Ames",
        state: "Iowa",
        zip: "50010",
        country: "USA",
      },
    },
    account.jwt,
  );
  const chosen = await callApi(request, selectChurch, { body: { churchId: made.id } }, account.jwt);
  const token = chosen.apis.find(({ keyName }) => keyName === "MembershipApi")?.jwt ?? chosen.jwt;
  return { ...account, churchId: made.id, name, church: name, subDomain: made.subDomain, token };
}
