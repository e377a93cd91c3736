import { isAbsolute, resolve } from 'node:path';

/** All settings that the API reads from the environment. Each has a default except where noted. */
export interface ApiConfig {
  /** `NODE_ENV=production`. */
  production: boolean;
  /** `PORT`, 8080. */
  port: number;
  /** `HOST`, 127.0.0.1: reachable from this machine only, unless the operator sets another. */
  host: string;
  /** `DATA_DIR`, `.data`: the embedded database and the token secret, absolute once read. */
  dataDir: string;
  /** `DATABASE_URL`, none: the PostgreSQL to use in place of the embedded database. */
  databaseUrl: string | undefined;
  /** `DATABASE_POOL`, 10: connections one process may hold. */
  databasePool: number;
  /** `API_PROCESSES`, 1: processes that share the port; more than one need DATABASE_URL and TOKEN_SECRET. */
  processes: number;
  /** `EMBEDDED_DATABASE`, 0: 1 allows the embedded database in production. */
  embeddedInProduction: boolean;
  /** `TOKEN_SECRET`, at least 32 characters; generated and stored in DATA_DIR when the database is embedded. */
  tokenSecret: string | undefined;
  /** `LOG_LEVEL`, info. */
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** `TRUST_PROXY`, 0: number of proxies in front whose X-Forwarded-For is trusted. */
  trustProxy: number;
  /** `SESSION_RATE`, 1200: requests a minute that one session may send to one process. */
  sessionRate: number;
  /** `SESSION_STREAMS`, 6: whole lists and exports that one session may read from one process at once. */
  sessionStreams: number;
  /** `COMPANY_STREAMS`, 8: whole lists and exports of one company that one process sends at once; others wait. */
  companyStreams: number;
  /** `PROCESS_STREAMS`, 24: whole lists and exports that one process sends at once; others wait. */
  processStreams: number;
  /** `READER_TIMEOUT`, 60: seconds that a reader may take for each part of a whole list or export. */
  readerTimeout: number;
  /** `COMPANY_DETAILS_LOCKED`, 0: with 1 the provider alone changes the details of companies, not their owners. */
  companyDetailsLocked: boolean;
  /** `SHUTDOWN_GRACE`, 1: seconds for which requests are still accepted after SIGTERM or SIGINT. */
  shutdownGrace: number;
}

/** An invalid setting; its message is one sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Whether a setting is an address of HTTP. */
export function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

function integer(env: Environment, name: string, fallback: number, least: number, most: number) {
  const text = env[name]?.trim();
  if (!text) return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

function flag(env: Environment, name: string) {
  const text = env[name]?.trim();
  if (!text || text === '0' || text === 'false') return false;
  if (text === '1' || text === 'true') return true;
  throw new ConfigError(`${name} must be 1 or 0, not "${text}".`);
}

function readDatabaseUrl(env: Environment, name = 'DATABASE_URL') {
  const text = env[name]?.trim();
  if (!text) return undefined;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text)) {
    throw new ConfigError(`${name} must look like postgres://user:password@host:5432/name.`);
  }
  return text;
}

function readTokenSecret(env: Environment, required: boolean) {
  const secret = env.TOKEN_SECRET;
  if (!secret) {
    if (required)
      throw new ConfigError(
        'TOKEN_SECRET is required with DATABASE_URL in production: every process must share it.',
      );
    return undefined;
  }
  if (secret.length < 32) throw new ConfigError('TOKEN_SECRET must have at least 32 characters.');
  return secret;
}

function readLogLevel(env: Environment) {
  const text = env.LOG_LEVEL?.trim() || 'info';
  const level = logLevels.find((known) => known === text);
  if (!level) throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${text}".`);
  return level;
}

function readProcesses(env: Environment) {
  const processes = integer(env, 'API_PROCESSES', 1, 1, 64);
  if (processes > 1 && !(env.DATABASE_URL?.trim() && env.TOKEN_SECRET))
    throw new ConfigError(
      'API_PROCESSES above 1 needs DATABASE_URL and TOKEN_SECRET: the processes share them.',
    );
  return processes;
}

/**
 * Reads and checks the settings.
 *
 * @param needsDatabase False for a process that leaves the database to another one.
 * @throws ConfigError naming the first variable that cannot be used
 */
export function readConfig(env: Environment = process.env, needsDatabase = true): ApiConfig {
  const production = env.NODE_ENV === 'production';
  const mustChoose = production && needsDatabase;
  const databaseUrl = readDatabaseUrl(env);
  const embeddedInProduction = flag(env, 'EMBEDDED_DATABASE');
  if (mustChoose && !databaseUrl && !embeddedInProduction) {
    throw new ConfigError(
      'DATABASE_URL is required in production (EMBEDDED_DATABASE=1 allows the embedded database).',
    );
  }
  const dataDir = env.DATA_DIR?.trim() || '.data';
  return {
    production,
    port: integer(env, 'PORT', 8080, 0, 65_535),
    host: env.HOST?.trim() || '127.0.0.1',
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(dataDir),
    databaseUrl,
    databasePool: integer(env, 'DATABASE_POOL', 10, 1, 200),
    processes: readProcesses(env),
    embeddedInProduction,
    tokenSecret: readTokenSecret(env, production && databaseUrl !== undefined),
    logLevel: readLogLevel(env),
    trustProxy: integer(env, 'TRUST_PROXY', 0, 0, 10),
    sessionRate: integer(env, 'SESSION_RATE', 1200, 60, 100_000_000),
    sessionStreams: integer(env, 'SESSION_STREAMS', 6, 1, 10_000),
    companyStreams: integer(env, 'COMPANY_STREAMS', 8, 1, 10_000),
    processStreams: integer(env, 'PROCESS_STREAMS', 24, 1, 10_000),
    readerTimeout: integer(env, 'READER_TIMEOUT', 60, 1, 3600),
    companyDetailsLocked: flag(env, 'COMPANY_DETAILS_LOCKED'),
    shutdownGrace: integer(env, 'SHUTDOWN_GRACE', 1, 0, 300),
  };
}

/**
 * Reads the settings for preparing a database: `DATABASE_URL` as the product will use it, and `ADMIN_DATABASE_URL`, the
 * same server as its administrator reaches it.
 *
 * @throws ConfigError naming the variable that is missing or invalid
 */
export function readPreparation(env: Environment = process.env): { url: string; adminUrl: string } {
  const url = readDatabaseUrl(env);
  const adminUrl = readDatabaseUrl(env, 'ADMIN_DATABASE_URL');
  if (!url) throw new ConfigError('DATABASE_URL must name the database to prepare, with its role.');
  if (!adminUrl)
    throw new ConfigError(
      'ADMIN_DATABASE_URL must name the server with a role that may create roles and databases, such as postgres://postgres@host/postgres.',
    );
  return { url, adminUrl };
}
