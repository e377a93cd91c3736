import {
  driverCash,
  driverLoginResponse,
  driverRun,
  type DriverCash,
  type DriverEvent,
  type driverLogin,
  type DriverProfile,
  type DriverProof,
  type DriverRun,
} from '@tawseel/api-client/driver-app-schemas';
import type { Language } from '@tawseel/i18n';
import * as z from 'zod/mini';
import { CallError } from './call-error.ts';
import { post } from './post.ts';

/** Input of a sign-in. */
export type DriverLogin = z.infer<typeof driverLogin>;

/** Output of a sign-in. */
export interface Credentials {
  token: string;
  profile: DriverProfile;
}

/** The session whose token the calls send. */
export interface TokenStore {
  read: () => { token?: string | undefined };
  renew: (old: string, token: string) => void;
  expire: (token: string) => void;
}

/** Outcomes of events. A newer server may know others. */
const outcomes = z.object({
  data: z.array(z.object({ event_id: z.string(), outcome: z.string(), message: z.optional(z.string()) })),
});

export type EventOutcome = z.infer<typeof outcomes>['data'][number];

/** Calls of the server. @throws CallError, from each of them */
export interface DriverCalls {
  login: (login: DriverLogin) => Promise<Credentials>;
  logout: () => Promise<void>;
  run: () => Promise<DriverRun>;
  cash: () => Promise<DriverCash>;
  events: (events: readonly DriverEvent[]) => Promise<EventOutcome[]>;
  proof: (proof: DriverProof) => Promise<void>;
}

/** Milliseconds for a response. A photo on a slow line takes most of a minute. */
const patience = { call: 20_000, proof: 90_000 };

const anything = z.object({});

/**
 * Calls with the token of a session. A refused token expires the session, and `run` renews the token.
 *
 * @param api Base address of the API.
 */
export function createCalls(api: string, language: Language, session: TokenStore): DriverCalls {
  async function send<Data>(path: string, response: z.ZodMiniType<Data>, body?: object): Promise<Data> {
    const { token } = session.read();
    // The server would refuse it as well.
    if (!token) throw new CallError('unauthorised', '', { status: 401 });
    const url = `${api}/DR/${path}`;
    const time = path === 'Proof' ? patience.proof : patience.call;
    try {
      return await post({ url, language, token, response, patience: time, ...(body ? { body } : {}) });
    } catch (error) {
      if (error instanceof CallError && error.isRefusal) session.expire(token);
      throw error;
    }
  }

  return {
    async login(body) {
      const url = `${api}/DR/Login`;
      const response = driverLoginResponse;
      const { token, data } = await post({ url, language, response, body, patience: patience.call });
      return { token, profile: data };
    },
    async logout() {
      await send('Logout', anything);
    },
    async run() {
      const { token } = session.read();
      const { data } = await send('Run', driverRun);
      if (token && data.token) session.renew(token, data.token);
      return data;
    },
    cash: async () => (await send('Cash', driverCash)).data,
    events: async (events) => (await send('Events', outcomes, { events })).data,
    async proof(proof) {
      await send('Proof', anything, proof);
    },
  };
}
