import { driverCreation, driverMoneyUpdate, driverUpdate } from '@tawseel/api-client/schemas';
import type { Api } from '../http/api.ts';
import { serveAction, serveChange } from '../http/change.ts';
import { serveList } from '../http/serve-list.ts';
import { driverList } from './drivers.list.ts';
import { createDriver, deleteDriver, updateDriver, updateDriverMoney } from './drivers.repository.ts';

const group = 'Drivers';

export function driverRoutes(api: Api): void {
  serveList(api, '/DC/DisplayDrivers', 'Drivers of the company', group, driverList);
  serveChange(api, {
    method: 'POST',
    url: '/DC/CreateDrivers',
    summary: 'Add a driver',
    group,
    body: driverCreation,
    prepare: async (body) => ({ ...body, password_driver: await api.passwords.hash(body.password_driver) }),
    async run(tx, { companyId }, body) {
      await createDriver(tx, companyId, body);
      return 'driverCreated';
    },
  });
  serveChange(api, {
    method: 'PUT',
    url: '/DC/UpdateDrivers',
    summary: 'Change a driver; fields left out, and an empty password, stay as they are',
    group,
    body: driverUpdate,
    prepare: async (body) =>
      body.password_driver
        ? { ...body, password_driver: await api.passwords.hash(body.password_driver) }
        : body,
    async run(tx, { companyId }, body) {
      await updateDriver(tx, companyId, body);
      return 'driverUpdated';
    },
  });
  serveChange(api, {
    method: 'PUT',
    url: '/DC/UpdateDriversMoney',
    summary: "Set a driver's rates and balances; refused where a balance is not the one that was seen",
    group,
    body: driverMoneyUpdate,
    async run(tx, { companyId }, body) {
      await updateDriverMoney(tx, companyId, body);
      return 'driverUpdated';
    },
  });
  serveAction(api, {
    method: 'DELETE',
    url: '/DC/DeleteDriver/:driver_id/:company_id',
    summary: 'Hide a driver who holds no money; the history stays',
    group,
    async run(tx, { companyId }, { driver_id = '' }) {
      await deleteDriver(tx, companyId, driver_id);
      return 'driverDeleted';
    },
  });
}
