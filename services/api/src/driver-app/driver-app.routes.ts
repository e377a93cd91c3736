import {
  driverAppSettingsCall,
  driverAppSettingsUpdateCall,
  driverCashCall,
  driverLoginCall,
  driverLogoutCall,
  driverPasswordResetCall,
  driverRunCall,
} from '@tawseel/api-client/calls';
import {
  driverAppSettingsResponse,
  driverCash,
  driverLogin,
  driverLoginResponse,
  driverPasswordResponse,
  driverRun,
} from '@tawseel/api-client/driver-app-schemas';
import { done } from '@tawseel/api-client/schemas';
import { inCompany } from '../database/in-company.ts';
import type { Calls } from '../http/calls.ts';
import { serveChange } from '../http/change.ts';
import type { Domain } from '../http/domain.ts';
import { readInput } from '../http/read-input.ts';
import { languageOf, translate } from '../messages/translate.ts';
import { recordCallerEvent } from '../records/record-event.ts';
import { readDriverCash } from './cash.ts';
import { createPassword, inGroups, resetDriverPassword } from './password.ts';
import { readDriverRun } from './run.ts';
import { endDriverSession, renewDriverToken } from './sessions.ts';
import { readSettings, updateSettings } from './settings.ts';
import { signInDriver } from './sign-in-driver.ts';

const group = "Driver's app";

/** The app of drivers, and what the company decides about it. */
export const driverAppDomain: Domain = {
  routes(calls) {
    serveSession(calls);
    serveDay(calls);
    servePasswordReset(calls);
    serveSettings(calls);
  },
};

function serveSession({ api, servePublic, serveDriver }: Calls) {
  const summary = 'Sign a driver in, by the id or the phone number';
  servePublic({ ...driverLoginCall, summary, group, answer: driverLoginResponse }, async (request, reply) => {
    const { token, profile, cookie } = await signInDriver(api, request, readInput(driverLogin, request.body));
    reply.header('set-cookie', cookie);
    const language = languageOf(request.headers['accept-language']);
    return { success: true, message: translate(language, 'loggedIn'), token, data: profile };
  });
  serveDriver(
    { ...driverLogoutCall, summary: "End the driver's session", group, answer: done },
    async (caller) => {
      await inCompany(api.database, caller, async (tx) => {
        await endDriverSession(tx, caller);
        const entityKey = caller.sessionId;
        await recordCallerEvent(tx, caller, { entity: 'session', entityKey, action: 'sign_out' });
      });
      return { success: true, message: translate(caller.language, 'loggedOut') };
    },
  );
}

function serveDay({ api, serveDriver }: Calls) {
  const summary =
    "The driver's runs that are out and those of today, with all that a day without a network needs";
  serveDriver({ ...driverRunCall, summary, group, answer: driverRun }, (caller) =>
    inCompany(api.database, caller, async (tx) => {
      const token = await renewDriverToken(api, tx, caller);
      return { success: true, data: { ...(await readDriverRun(tx, caller)), token } };
    }),
  );
  serveDriver(
    {
      ...driverCashCall,
      summary: 'Cash that the driver holds, and the handovers of 30 days',
      group,
      answer: driverCash,
    },
    async (caller) => ({
      success: true,
      data: await inCompany(api.database, caller, (tx) => readDriverCash(tx, caller)),
    }),
  );
}

/** The response is never stored with an Idempotency-Key: the database holds no password. */
function servePasswordReset({ api, serve }: Calls) {
  const summary = 'Give a driver another password, which the response alone has, and end the sessions';
  serve(
    { ...driverPasswordResetCall, summary, group, answer: driverPasswordResponse },
    async (caller, request) => {
      const { driver_id } = readInput(driverPasswordResetCall.body, request.body);
      const password = createPassword();
      const passwordHash = await api.passwords.hash(password);
      await inCompany(api.database, caller, (tx) => resetDriverPassword(tx, caller, driver_id, passwordHash));
      const message = translate(caller.language, 'driverPasswordReset');
      return { success: true, message, data: { password: inGroups(password) } };
    },
  );
}

function serveSettings(calls: Calls) {
  const summary = 'What the app asks drivers for, and what it shows them';
  calls.serve(
    { ...driverAppSettingsCall, summary, group, answer: driverAppSettingsResponse },
    async (caller) => ({
      success: true,
      data: await inCompany(calls.api.database, caller, (tx) => readSettings(tx, caller.companyId)),
    }),
  );
  serveChange(calls, {
    ...driverAppSettingsUpdateCall,
    group,
    summary: "Set what the driver's app asks for and shows",
    done: 'dispatchSettingsUpdated',
    run: (tx, { companyId }, settings) => updateSettings(tx, companyId, settings),
  });
}
