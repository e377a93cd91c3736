import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const project = path.join(__dirname, '../..');

interface Report {
  diagnostics: { code: string; filename: string; message: string; labels: { span: { line: number } }[] }[];
}

/**
 * Lints a small project of `files` (path -> content) with only one of this plugin's rules. Returns its reports as
 * `path:line message`.
 */
export function lintSample(rule: string, files: Record<string, string>): string[] {
  const root = mkdtempSync(path.join(tmpdir(), 'lint-'));
  try {
    for (const [file, content] of Object.entries(files)) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
      writeFileSync(path.join(root, file), content);
    }
    const config = {
      jsPlugins: [path.join(__dirname, 'plugin.mjs')],
      categories: { correctness: 'off' },
      rules: { [`tawseel/${rule}`]: 'error' },
    };
    writeFileSync(path.join(root, '.oxlintrc.json'), JSON.stringify(config));
    return lint(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

function lint(root: string): string[] {
  const oxlint = path.join(project, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, '--format=json'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(`oxlint did not run: ${stdout}${stderr}`);
  const report: Report = JSON.parse(stdout);
  return report.diagnostics
    .map(({ filename, message, labels }) => {
      return `${filename}:${labels[0]?.span.line ?? 0} ${message}`;
    })
    .toSorted((a, b) => a.localeCompare(b));
}
