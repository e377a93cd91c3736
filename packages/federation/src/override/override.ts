/** One feature that comes from a developer's own machine: its name, and the address its build is below. */
export type Override = { feature: string; base: string };

const form = /^([a-z][a-z0-9-]{0,39})@(http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5})\/?$/;

/** Reads an override such as `fleet@http://localhost:8070/`; undefined when it is another text, or leads elsewhere. */
export function readOverride(text: string | null): Override | undefined {
  const [, feature, origin] = form.exec(text ?? '') ?? [];
  return feature && origin ? { feature, base: `${origin}/` } : undefined;
}

/** Writes an override as `readOverride` reads it. */
export function writeOverride({ feature, base }: Override): string {
  return `${feature}@${base}`;
}
