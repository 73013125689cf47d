import type { FastifyInstance } from "fastify";
import { auditRoutes } from "../audit/index.ts";
import { donationsRoutes } from "../donations/index.ts";
import { fundRoutes } from "../funds/index.ts";
import { gatewaysRoutes } from "../gateways/index.ts";
import { giftAidRoutes } from "../gift-aid/index.ts";
import { paymentsRoutes } from "../payments/index.ts";
import { recurringRoutes } from "../recurring/index.ts";
import { refundsRoutes } from "../refunds/index.ts";
import { reportingRoutes } from "../reporting/index.ts";
import { statementRoutes } from "../statements/index.ts";
import { captchaRoutes } from "../visitors/index.ts";
import { donationRecordRoutes } from "./donation-record/donation-record.routes.ts";
import type { Giving } from "./giving.ts";

const ROUTES = [
  fundRoutes,
  gatewaysRoutes,
  donationsRoutes,
  captchaRoutes,
  paymentsRoutes,
  refundsRoutes,
  recurringRoutes,
  auditRoutes,
  statementRoutes,
  giftAidRoutes,
  reportingRoutes,
  donationRecordRoutes,
];

/** Every call of the modules of giving. */
export const givingRoutes = (app: FastifyInstance, context: Giving) => {
  for (const routes of ROUTES) routes(app, context);
};
