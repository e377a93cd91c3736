import type { DriverRelease, FeatureRelease, ShellRelease } from './release.schema.ts';

/** A feature's release without the fields that the registry adds. */
export function featureReleaseOf(live: FeatureRelease): FeatureRelease {
  const { version, entry, integrity, manifest, firstRows } = live;
  return { version, entry, integrity, manifest, ...(firstRows && { firstRows }) };
}

/** The release of the driver's app without the fields that the registry adds. */
export function driverReleaseOf({ version, html }: DriverRelease): DriverRelease {
  return { version, html };
}

/** The shell's release without the fields that the registry adds. */
export function shellReleaseOf(live: ShellRelease): ShellRelease {
  const { version, contract, base, boot, scripts, words, fonts, integrity, shared } = live;
  const { pages, skeleton } = live;
  const release = { version, contract, base, boot, scripts, words, fonts, integrity, shared };
  return {
    ...release,
    ...(pages && { pages }),
    ...(skeleton && { skeleton }),
  };
}
