import type { RuleTester } from 'oxlint/plugins-dev';

// The linter exports its tester's types only; those of a rule follow from them.

/** A rule of this plugin. */
export type Rule = Extract<Parameters<RuleTester['run']>[1], { create: unknown }>;

/** The text of the checked file, and the function that reports an error in it. */
export type Context = Parameters<Extract<Rule['create'], (...args: never[]) => unknown>>[0];

/** A visitor: a function for each kind of node. */
export type Visitor = ReturnType<Extract<Rule['create'], (...args: never[]) => unknown>>;

/** Node of the given kind. */
export type NodeOf<Kind extends keyof Visitor> = Parameters<
  Extract<Visitor[Kind], (node: never) => unknown>
>[0];

/** The linter's plugin: a name and its rules. */
export interface Plugin {
  meta: { name: string };
  rules: Record<string, Rule>;
}
