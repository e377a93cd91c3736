import { callOf, type BodyType } from './calls.ts';
import { isValues } from './values.ts';

/** A request as a server received it. */
export interface ReceivedRequest {
  method: string;
  path: string;
  /** Names of the headers, in lower case. */
  headers: readonly string[];
  /** The parsed body; undefined if it was empty. */
  body: unknown;
}

/** Headers that the contract names or that CORS lets every page send; a browser adds the others itself. */
const allowedHeaders =
  /^(authorization|content-type|accept(-.+)?|host|connection|content-length|transfer-encoding|origin|referer|cookie|user-agent|priority|pragma|cache-control|sec-.+)$/;

const isType: Record<BodyType, (value: unknown) => boolean> = {
  value: (value) => value === null || typeof value === 'string' || typeof value === 'number',
  number: (value) => typeof value === 'number',
  moment: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T.+(Z|[+-]\d{2}:\d{2})$/.test(value),
  png: (value) => typeof value === 'string' && /^data:image\/png;base64,./.test(value),
};

/** The differences between the body of a request and the contract. */
export function bodyDeviations({ method, path, body }: ReceivedRequest): string[] {
  const call = callOf(method, path);
  if (!call) return ['no call of the contract'];
  if (body !== undefined && body !== null && !isValues(body)) return ['its body is not an object'];
  const fields = isValues(body) ? body : {};
  return [
    ...Object.keys(fields)
      .filter((name) => !(name in call.body))
      .map((name) => `unknown field ${name}`),
    ...Object.entries(call.body).flatMap(([name, type]) => {
      if (fields[name] === undefined) return call.optional?.includes(name) ? [] : [`no field ${name}`];
      return isType[type](fields[name]) ? [] : [`${name} is not a ${type}`];
    }),
  ];
}

/** The differences between a request and the contract, each with its call. */
export function deviationsOf(request: ReceivedRequest): string[] {
  const headers = request.headers.filter((name) => !allowedHeaders.test(name));
  return [...bodyDeviations(request), ...headers.map((name) => `header ${name}`)].map(
    (deviation) => `${request.method} ${request.path}: ${deviation}`,
  );
}
