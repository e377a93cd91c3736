import type { FrontEndConfig, Registry } from '@tawseel/federation/registry';

/** Origins of addresses that are not paths of this site. */
export function originsOf(addresses: readonly string[]): string[] {
  return [
    ...new Set(addresses.flatMap((address) => (URL.canParse(address) ? [new URL(address).origin] : []))),
  ];
}

/**
 * Headers of every response, in addition to those of the API.
 *
 * @param secure Whether the request came over TLS.
 */
export function siteHeaders(secure: boolean): Record<string, string> {
  return secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
}

/** Parts of pages that may be on other sites. */
type Sources = Pick<Registry, 'shell' | 'features'> & {
  config: Pick<FrontEndConfig, 'apiUrl' | 'ipUrl' | 'overrides'>;
};

/** Origins of a developer's local build of a feature. */
const loopback = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * Headers of a page. Scripts run from the files of this site and of sites that the registry names, or with the page's
 * nonce; never inline or evaluated.
 *
 * @param nonce Random for each page, base64.
 */
export function pageHeaders(nonce: string, { shell, features, config }: Sources): Record<string, string> {
  const releases = originsOf([
    ...(shell ? [shell.base] : []),
    // Includes previous releases: a page falls back to them.
    ...Object.values(features).flatMap(({ entry, previous }) =>
      previous ? [entry, previous.entry] : [entry],
    ),
  ]);
  const local = config.overrides ? loopback : [];
  const policy = [
    ["default-src 'none'"],
    ["script-src 'self'", `'nonce-${nonce}'`, ...releases, ...local],
    ["style-src 'self'", `'nonce-${nonce}'`],
    ["font-src 'self'", ...releases],
    ["img-src 'self' data: blob:", ...releases],
    // Includes releases: a script that failed is fetched again to find the cause.
    ["connect-src 'self'", ...originsOf([config.apiUrl, config.ipUrl]), ...releases, ...local],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
    ["object-src 'none'"],
    // The inline script creates the only policy: it decides which addresses may become scripts.
    ["require-trusted-types-for 'script'"],
    ['trusted-types default'],
  ];
  return {
    'content-security-policy': policy.map((directive) => directive.join(' ')).join('; '),
    // A script without a hash to check does not run.
    'integrity-policy': 'blocked-destinations=(script)',
    'cross-origin-opener-policy': 'same-origin',
    // A phone reads parcels' codes by its camera.
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    'cache-control': 'no-store',
  };
}
