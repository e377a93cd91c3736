import { sql } from 'kysely';

/** The name of the person whose request it is, or of their account. */
export const person = sql`coalesce(nullif(current_setting('app.person', true), ''), current_setting('app.admin_id', true), '')`;
