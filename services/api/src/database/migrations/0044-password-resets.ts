import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * An account names who reset its password, until its person has acknowledged the reset. As before, the audit log has the
 * changes of five columns only: a reset is an event of its own, and a sign-in changes no account.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table accounts add column password_reset_at timestamptz, add column password_reset_by text`.execute(
    db,
  );
  await sql`create or replace trigger audit_change
    after insert or delete or update of name, login, role, status, has_factor
    on accounts for each row when (current_setting('app.trail', true) is distinct from 'off')
    execute function audit_change('account', '{account_id}', '{account_id,company_id,created_at,has_factor,invitation_expires_at,kind,last_seen_at,login,name,password_reset_at,password_reset_by,password_since,role,status}', '{}')`.execute(
    db,
  );
}
