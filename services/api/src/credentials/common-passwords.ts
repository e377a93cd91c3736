import { dictionary } from '@zxcvbn-ts/language-common';

/** The shortest password that people may choose: shorter ones need no look-up. */
export const shortestPassword = 10;

const common = new Set(
  [...dictionary['passwords-common']].map(String).filter(({ length }) => length >= shortestPassword),
);

/** Whether many people use a password, in any letter case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
