import type { CanaryFailures } from '../canaries/canary-failures.ts';

export interface StoreOptions {
  /** Folder of the releases on this machine. */
  folder: string;
  /** PostgreSQL server that shares the releases; without it the folder is the store. */
  databaseUrl: string | undefined;
  /** Days for which a release stays after its last use. */
  keepDays: number;
  /** Receives failures of background work, each once until it changes. */
  onFault: (error: unknown) => void;
}

/** Number of reports of one release and reason. */
export interface ReportCount {
  app: string;
  version: string;
  reason: string;
  count: number;
  latest: Date;
}

/** An error that browsers reported: its release, kind and location. */
export interface ReportedError {
  app: string;
  version: string;
  reason: string;
  /** Kind of the error, such as `TypeError`. */
  name: string;
  /** Files of releases in the stack, innermost first, as `fleet/drivers.5f0c.js:1:204`. */
  at: readonly string[];
}

/** An error in the store, once for all its reports. */
export interface StoredError extends ReportedError {
  id: string;
  count: number;
  latest: Date;
}

/** Errors of one release in the store: anybody can invent reports. */
export const mostErrors = 100;

/** Reports of failures that browsers sent about releases. */
export interface ReleaseReports {
  add(app: string, version: string, reason: string): Promise<void>;
  list(): Promise<ReportCount[]>;
  /** Stores an error under its id. A release keeps the latest ones. */
  addError(id: string, error: ReportedError): Promise<void>;
  /** Errors of all releases, the latest first. */
  listErrors(): Promise<StoredError[]>;
}

/** The releases that a gateway serves: of this machine, or shared by gateways through PostgreSQL. */
export interface ReleaseStore {
  /** Folder with the releases and the registry of this machine's pages. */
  readonly folder: string;
  /** Name of the store for an operator: the folder, or the database. */
  readonly place: string;
  /**
   * Changes the store: runs `work` on a store folder, whose changes then apply to every gateway or, if `work` fails, to none.
   * Concurrent changes run one after the other, so `work` may run more than once.
   *
   * @param apps Apps whose files `work` reads.
   * @throws StoreUnavailable when the store cannot be reached.
   */
  change<Result>(apps: readonly string[], work: (folder: string) => Promise<Result>): Promise<Result>;
  /**
   * Checks a deploy token without work on a folder, which strangers could cause.
   *
   * @throws TokenError when it is not valid for the app.
   */
  checkToken(token: string, app: string): Promise<void>;
  /** Brings a release that this machine lacks into `folder`, if another gateway has stored it. */
  fetchRelease(app: string, version: string): Promise<void>;
  /**
   * Finds a release that has a file whose name identifies its content, and brings it into `folder`.
   *
   * @param first Version to look in first.
   * @returns Its version; undefined if no release has the file.
   */
  findRelease(app: string, file: string, first?: string): Promise<string | undefined>;
  /** Failures of canaries that the browsers of every gateway reported. */
  readonly failures: CanaryFailures;
  /** Reports that all gateways received. A store of one machine counts no reasons, because the metrics of its gateway do. */
  readonly reports: ReleaseReports;
  /**
   * Text of the source map of a script; undefined if the store has none.
   *
   * @param version Undefined for a script that its name identifies: any release that has it.
   */
  readSourceMap(app: string, version: string | undefined, script: string): Promise<string | undefined>;
  /** Brings the folder up to date. With a database it then follows the changes of others. */
  follow(): Promise<void>;
  /** Ends background work. */
  close(): Promise<void>;
}

/** The shared store cannot be reached; pages are served from what this machine has. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}
