import manifest from '../../package.json' with { type: 'json' };

/** Scripts of package.json that the folder has as well, each a program of its name. */
const commands = ['company', 'database', 'releases'] as const;

/**
 * Programs of the folder with another source, because it has builds and no sources, or with options. `exec` passes signals
 * of npm on to a server.
 */
const others = {
  serve: {
    program: 'gateway',
    source: 'services/gateway/src/main.ts',
    script: 'exec node programs/gateway.mjs --released',
  },
  api: { program: 'api', source: 'services/api/src/main.ts', script: 'exec node programs/api.mjs' },
  'publish-builds': {
    program: 'publish-builds',
    source: 'tools/production/publish-builds.ts',
    script: 'node programs/publish-builds.mjs',
  },
  release: { program: 'release', source: 'tools/production/release.ts', script: 'node programs/release.mjs' },
};

function sourceOf(command: (typeof commands)[number]): string {
  const script = manifest.scripts[command];
  const [, source] = /^node --import tsx (\S+\.ts)$/.exec(script) ?? [];
  if (source === undefined) throw new Error(`The script ${command} runs no program: ${script}`);
  return source;
}

/** Sources and names of the programs, for the bundler. */
export function programs(): { in: string; out: string }[] {
  return [
    ...commands.map((name) => ({ in: sourceOf(name), out: name })),
    ...Object.values(others).map(({ source, program }) => ({ in: source, out: program })),
  ];
}

/** The folder's package.json: the scripts have the names that messages and documents use. */
export function manifestOf() {
  const { name, version, license, engines } = manifest;
  const scripts = Object.fromEntries([
    ...Object.entries(others).map(([name, { script }]) => [name, script]),
    ...commands.map((command) => [command, `node programs/${command}.mjs`]),
  ]);
  return { name, version, private: true, license, type: 'module', engines, scripts };
}
