import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

const attributes = z.array(
  z.object({
    key: z.string(),
    value: z.object({ stringValue: z.string().optional(), intValue: z.number().optional() }),
  }),
);

/** A span as OTLP has it in JSON. */
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.number(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes,
});

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

/** Kinds of spans in OTLP. */
export const spanKind = { server: 2, client: 3 };

/** The attributes of a span or a resource as an object. */
export const attributesOf = (of: { attributes: z.infer<typeof attributes> } | undefined) =>
  Object.fromEntries(
    of?.attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]) ?? [],
  );

/** Collects traces on the loopback interface, as OpenTelemetry's collector does. */
export async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    address: `http://127.0.0.1:${port}`,
    /** Everything that was received. */
    text: () => bodies.join('\n'),
    /** The spans of a service. */
    spans: (service: string) =>
      bodies
        .flatMap((body) => exported.parse(JSON.parse(body)).resourceSpans)
        .filter(({ resource }) => attributesOf(resource)['service.name'] === service)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
