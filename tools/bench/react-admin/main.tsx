import { Admin, DataTable, List, Resource } from 'react-admin';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';

// A peer of the composition benchmark: the list of drivers as react-admin makes it, over the same API. It is built apart from the
// workspace, with the packages of the package.json beside it.

interface Request {
  pagination: { perPage: number };
}

interface Response {
  date: { driver_id: string }[];
  total: number;
}

const authProvider = {
  login: () => Promise.reject(new Error('The benchmark stores the token')),
  logout: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  checkAuth: () =>
    localStorage.getItem('admin-token') ? Promise.resolve() : Promise.reject(new Error('No token')),
};

async function getList(_: string, { pagination }: Request) {
  const response = await fetch('/api/DC/DisplayDrivers', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${localStorage.getItem('admin-token')}`,
    },
    body: JSON.stringify({ limit: pagination.perPage }),
  });
  const { date, total } = (await response.json()) as Response;
  return { data: date.map((row) => ({ ...row, id: row.driver_id })), total };
}

const drivers = (
  <List perPage={50}>
    <DataTable>
      <DataTable.Col source="driver_id" />
      <DataTable.Col source="name_driver" />
      <DataTable.Col source="phone_driver" />
      <DataTable.Col source="city_driver" />
      <DataTable.Col source="status" />
    </DataTable>
  </List>
);

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <BrowserRouter>
    <Admin authProvider={authProvider} dataProvider={{ getList }}>
      <Resource name="drivers" list={drivers} />
    </Admin>
  </BrowserRouter>,
);
