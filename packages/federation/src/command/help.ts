/** The commands, their options and the settings that they read. */
export const help = `The commands of a feature, in its folder:

  tawseel dev                           runs it alone with hot reload, on the API of API_URL
  tawseel dev --site URL                builds it after each change, for a deployed console
  tawseel build                         builds a release in dist
  tawseel release --to URL              builds and publishes it
      --canary 10                         for a percentage of browsers
      --companies 1001,1002               for companies
      --dirty                             with changes without a commit
      --new-shell-only                    even if the previous shell lacks what it uses
  tawseel promote --to URL              publishes the canary for everybody
  tawseel abort --to URL                withdraws the canary
  tawseel rollback [version] --to URL   publishes the previous release, or the named one
  tawseel explain <file | ->            shows a reported stack in the source of the last build

dev reads PORT, API_URL, TAWSEEL_COMPANY, TAWSEEL_USER and TAWSEEL_PASSWORD from the environment; commands with --to read
TAWSEEL_TOKEN, a deploy token.`;
