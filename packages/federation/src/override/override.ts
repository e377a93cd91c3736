/** One feature from a developer's machine: its name, and the base address of its build. */
export interface Override {
  feature: string;
  base: string;
}

const form = /^([a-z][a-z0-9-]{0,39})@(http:\/\/(?:localhost|127\.0\.0\.1):\d{1,5})\/?$/;

/**
 * Parses an override such as `fleet@http://localhost:8070/`; undefined if the text is malformed or names another
 * machine.
 */
export function readOverride(text: string | null): Override | undefined {
  const [, feature, origin] = form.exec(text ?? '') ?? [];
  return feature && origin ? { feature, base: `${origin}/` } : undefined;
}

/** Formats an override for `readOverride`. */
export function writeOverride({ feature, base }: Override): string {
  return `${feature}@${base}`;
}
