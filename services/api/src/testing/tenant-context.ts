import type { TenantContext } from '../database/in-company.ts';
import type { TestApi, TestCompany } from './test-api.ts';

/** The context of requests of a company's owner. */
export async function tenantContext(
  { api }: Pick<TestApi, 'api'>,
  { companyId, token }: Pick<TestCompany, 'companyId' | 'token'>,
): Promise<TenantContext> {
  const claims = await api.tokens.read(token);
  return {
    companyId,
    adminId: claims?.admin_id ?? '',
    sessionId: String(claims?.sid),
    tokenGeneration: claims?.generation ?? null,
    requestId: '',
  };
}
