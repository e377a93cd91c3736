import { permissions, permits, roles, type Permission, type Role } from '@tawseel/api-client/permissions';
import { openapiDocument } from '../openapi/openapi-document.ts';
import { expectedPermissions } from './expected-permissions.ts';
import { onEachDatabase, type TestApi, type TestPerson } from './test-api.ts';

interface Cell {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  permission: Permission | 'public';
}

const logout = '/DC/Web/Logout';

/** The permission of each call as the OpenAPI document publishes it. */
function published(test: TestApi): Record<string, string[]> {
  const urls: Record<string, string[]> = {};
  for (const [url, operations] of Object.entries(openapiDocument(test.api.calls).paths)) {
    for (const operation of Object.values(operations)) {
      const allow = String(Reflect.get(Object(operation), 'x-permission'));
      urls[allow] = [...(urls[allow] ?? []), url].toSorted();
    }
  }
  return urls;
}

/** The calls that people may send, an export of each list apart; a sign-out is the last. */
function cellsOf({ api }: TestApi, companyId: string): Cell[] {
  return api.calls
    .flatMap(({ method, path: url, allow }): Cell[] => {
      if (allow === 'driver') return [];
      if (allow !== 'list')
        return [
          { method, url: url.replace(':company_id', companyId).replace(/:\w+/g, 'x'), permission: allow },
        ];
      return [...api.lists.values()].map((list) => ({
        method,
        url: url.replace(':list', list.name),
        permission: list.allow,
      }));
    })
    .toSorted((a, b) => Number(a.url === logout) - Number(b.url === logout));
}

onEachDatabase('permissions', (test) => {
  it('of every call are those of the table', () => {
    const expected = Object.entries(expectedPermissions).map(([allow, urls]) => [allow, urls.toSorted()]);
    expect(published(test())).toEqual(Object.fromEntries(expected));
  });

  it('decide for each role and each call before the body is read', async () => {
    const company = await test().company();
    const cells = cellsOf(test(), company.companyId);
    const signIn = (role: Role): Promise<TestPerson> =>
      role === 'Owner' ? Promise.resolve(company) : company.person(role);
    let called = 0;
    for (const role of roles) {
      const { token } = await signIn(role);
      for (const { method, url, permission } of cells) {
        const isAllowed = permission === 'public' || permits(role, permission);
        const { status, body } = await test().send({
          method,
          url,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          payload: isAllowed ? '{}' : '{"not": JSON',
        });
        const outcome = body.code === 'not_permitted' ? 'not_permitted' : 'served';
        expect({ role, url, outcome }).toEqual({
          role,
          url,
          outcome: isAllowed ? 'served' : 'not_permitted',
        });
        if (isAllowed) expect([200, 400, 404, 409]).toContain(status);
        else expect(status).toBe(409);
        called += 1;
      }
    }
    expect(called).toBe(cells.length * roles.length);
    process.stdout.write(`${called} cells of role and call, 0 gaps\n`);
  }, 60_000);

  it.each([
    ['en', 'Your role does not allow this. It needs the role Owner, Dispatcher, or Data entry.'],
    ['ar', 'دورك لا يسمح بهذا الإجراء. يتطلّب دور المالك أو منسّق التوصيل أو مُدخل البيانات.'],
  ])('are refused with the roles that have them, in %s', async (language, message) => {
    const company = await test().company();
    const viewer = await company.person('Viewer');
    const refused = await viewer.post('/DC/CreateOrders', {}, { 'accept-language': language });
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_permitted', message } });
    expect(permissions['orders.edit']).toEqual(['Owner', 'Dispatcher', 'DataEntry']);
  });
});
