import { AsyncLocalStorage } from 'node:async_hooks';
import {
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Traces } from './load-traces.ts';
import { reportProblems } from './report-problems.ts';
import { statementSummary } from './statement-summary.ts';

/** Longest time of an export with its retries, in milliseconds: the last one delays the end of the process. */
const exportMs = 5_000;

interface TracedRequest {
  context: Context;
  /** Time of `performance.now()` at the end of the request. */
  endedAt: number;
}

/**
 * Creates traces that are sent as OTLP over HTTP. The SDK reads its standard variables (OTEL_…).
 *
 * @param service Name of the service, unless OTEL_SERVICE_NAME has one.
 */
export function createTraces(service: string): Traces {
  diag.setLogger(reportProblems(), DiagLogLevel.WARN);
  const provider = new BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ timeoutMillis: exportMs }))],
  });
  const tracer = provider.getTracer('tawseel');
  const propagator = new W3CTraceContextPropagator();
  const traced = new WeakMap<object, TracedRequest>();
  const current = new AsyncLocalStorage<TracedRequest>();

  return {
    requests: {
      arrived(request) {
        const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
        const attributes = { 'http.request.method': request.method, 'tawseel.request_id': request.id };
        const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, parent);
        const entry: TracedRequest = { context: trace.setSpan(parent, span), endedAt: Infinity };
        traced.set(request, entry);
        return ({ route, status }) => {
          entry.endedAt = performance.now();
          if (route !== 'none')
            span.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
          if (status === 'cut') span.setAttribute('error.type', 'cut');
          else span.setAttribute('http.response.status_code', status);
          if (status === 'cut' || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        };
      },
      enter(request, next) {
        const entry = traced.get(request);
        if (entry) current.run(entry, next);
        else next();
      },
    },
    database: {
      answered(seconds, outcome, text, name) {
        const request = current.getStore();
        // A check of callers goes on for others after the request that began it.
        if (!request || performance.now() - seconds * 1000 > request.endedAt) return;
        const end = Date.now();
        const summary = statementSummary(text, name);
        const span = tracer.startSpan(
          summary,
          {
            kind: SpanKind.CLIENT,
            startTime: end - seconds * 1000,
            attributes: { 'db.system.name': 'postgresql', 'db.query.summary': summary },
          },
          request.context,
        );
        // The message of an error may contain values.
        if (outcome === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
        span.end(end);
      },
    },
    continued(request, headers) {
      const carried = { ...headers };
      const entry = traced.get(request);
      if (entry) propagator.inject(entry.context, carried, defaultTextMapSetter);
      return carried;
    },
    async close() {
      // The exporter has reported why it could not send them.
      await provider.shutdown().catch(() => undefined);
    },
  };
}
