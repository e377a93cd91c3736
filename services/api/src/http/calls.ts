import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, notFound } from '../errors/api-error.ts';
import type { Allow, Api, CallDocument } from './api.ts';
import type { Caller, DriverCaller } from './caller.ts';
import { requirePermission } from './permission.ts';

type CallRequest = FastifyRequest<{ Params: Record<string, string> }>;

type PublicCall = CallDocument & { allow: 'public' };
type PersonCall = CallDocument & { allow: Exclude<Allow, 'public' | 'driver'> };

interface CallOptions {
  /** Bytes of a request's body, if the default is too few. */
  bodyLimit?: number;
}

/** Registers the calls of a domain. It is the only way, so that every call names its permission. */
export interface Calls {
  readonly api: Api;
  /** Serves a call to people with its permission, which is checked before the body is read, as is a fresh proof after it. */
  serve(
    call: PersonCall,
    handler: (caller: Caller, request: CallRequest, reply: FastifyReply) => Promise<unknown>,
    options?: CallOptions,
  ): void;
  /** Serves a call to everybody, such as a sign-in. */
  servePublic(
    call: PublicCall,
    handler: (request: CallRequest, reply: FastifyReply) => Promise<unknown>,
  ): void;
  /** Serves a call to drivers, whose tokens no other call takes; those of people are refused before the body is read. */
  serveDriver(
    call: Omit<CallDocument, 'allow'>,
    handler: (caller: DriverCaller, request: CallRequest, reply: FastifyReply) => Promise<unknown>,
    options?: CallOptions,
  ): void;
}

export function createCalls(app: FastifyInstance, api: Api): Calls {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const drivers = new WeakMap<FastifyRequest, DriverCaller>();

  /** The permission of the request: that of the list which it names, if its call has none of its own. */
  function permissionOf({ allow }: PersonCall, request: CallRequest) {
    if (allow !== 'list') return allow;
    const list = api.lists.get(request.params['list'] ?? '');
    if (!list) throw notFound();
    return list.allow;
  }

  return {
    api,
    serve(call, handler, options = {}) {
      api.calls.push(call);
      const { method, path: url } = call;
      app.route<{ Params: Record<string, string> }>({
        method,
        url,
        ...options,
        async onRequest(request) {
          const caller = await api.authenticate(request);
          requirePermission(caller, permissionOf(call, request));
          callers.set(request, { ...caller, isOwnAccount: call.allow === 'account.own' });
        },
        async handler(request, reply) {
          const caller = callers.get(request);
          if (!caller) throw new ApiError('unauthorised');
          if (call.fresh) await api.requireFreshFactor(request, caller);
          return handler(caller, request, reply);
        },
      });
    },
    servePublic(call, handler) {
      api.calls.push(call);
      const { method, path: url } = call;
      app.route<{ Params: Record<string, string> }>({ method, url, handler });
    },
    serveDriver(call, handler, options = {}) {
      api.calls.push({ ...call, allow: 'driver' });
      const { method, path: url } = call;
      app.route<{ Params: Record<string, string> }>({
        method,
        url,
        ...options,
        async onRequest(request) {
          drivers.set(request, await api.authenticateDriver(request));
        },
        async handler(request, reply) {
          const caller = drivers.get(request);
          if (!caller) throw new ApiError('unauthorised');
          return handler(caller, request, reply);
        },
      });
    },
  };
}
