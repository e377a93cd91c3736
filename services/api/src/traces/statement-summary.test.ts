import { statementSummary } from './statement-summary.ts';

test.each([
  ['begin read only', undefined, 'begin'],
  ['insert into "orders" ("phone") values ($1)', undefined, 'insert into orders'],
  ['\n  update accounts set name = $1', undefined, 'update accounts'],
  ['delete from "sessions" where true', undefined, 'delete from sessions'],
  ['with page as (select 1 from "listed_orders") select * from page', undefined, 'with listed_orders'],
  ['select * from "listed_orders"', 'page 12', 'page listed_orders'],
  ['select is_alive from enter_company($1)', 'enter', 'enter enter_company'],
  ['select floor(extract(epoch from expires_at)) as at from sessions', undefined, 'select sessions'],
  ['', undefined, 'statement'],
])('the summary of %j with the name %j is %j', (text, name, summary) => {
  expect(statementSummary(text, name)).toBe(summary);
});
