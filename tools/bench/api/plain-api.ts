import fastify from 'fastify';
import pg from 'pg';

// The peer: orders as Fastify and pg serve them when nothing is done about it. The same columns and names, no session, a total only
// where it is asked for; rows go through JSON.stringify. PORT and DATABASE_URL say where.

const rowsOf = `select o.merchant_order_id, o.merchant_id, m.full_name as merchant_name, o.driver_id, d.name_driver as driver_name,
    o.name_order, o.name_shop, o.city_order, o.address_order, o.name_customer, o.phone_customer, o.status, o.total_price,
    o.type_payment, o.date_order_start, o.date_order_delivery_customer, o.date_order_delivery_customer_end, o.note,
    o.end_reason, o.end_reason_text, o.collector
  from orders o
    left join merchants m on m.company_id = o.company_id and m.merchant_id = o.merchant_id
    left join drivers d on d.company_id = o.company_id and d.driver_id = o.driver_id
  where o.company_id = $1`;
const searched = ['merchant_order_id', 'merchant_id', 'driver_id', 'name_order', 'name_shop', 'city_order']
  .concat(['address_order', 'name_customer', 'phone_customer', 'status', 'type_payment'])
  .map((name) => `o.${name} ilike $2`)
  .join(' or ');

interface Asked {
  Body: { company: string; limit?: number; offset?: number; search?: string; total?: boolean };
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = fastify();

app.post<Asked>('/page', async ({ body: { company, limit = 50, offset = 0, total = false } }) => {
  const { rows } = await pool.query<object>(`${rowsOf} order by o.date_order_start desc limit $2 offset $3`, [
    company,
    limit,
    offset,
  ]);
  if (!total) return { success: true, date: rows };
  const counted = await pool.query<{ count: string }>('select count(*) from orders where company_id = $1', [
    company,
  ]);
  return { success: true, date: rows, total: Number(counted.rows[0]?.count) };
});

app.post<Asked>('/whole', async ({ body: { company } }) => {
  const { rows } = await pool.query<object>(`${rowsOf} order by o.date_order_start desc`, [company]);
  return { success: true, date: rows };
});

app.post<Asked>('/search', async ({ body: { company, search = '' } }) => {
  const { rows } = await pool.query<object>(
    `${rowsOf} and (${searched}) order by o.date_order_start desc limit 50`,
    [company, `%${search}%`],
  );
  return { success: true, date: rows };
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
