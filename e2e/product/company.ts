import type { APIRequest, APIRequestContext } from '@playwright/test';

type Row = Record<string, string | number | null>;

let made = 0;

const started = `${process.pid.toString(36)}${Math.floor(Date.now() / 1000).toString(36)}`;

/** A unique text: short, of lower-case letters and digits. Later ones sort after earlier ones, also with digits by their value. */
export function unique(): string {
  made += 1;
  return `${started}x${String(made).padStart(4, '0')}`;
}

/** A unique phone number. */
export function uniquePhone(): string {
  made += 1;
  return `07${String(process.pid % 1000).padStart(3, '0')}${String(Date.now()).slice(-7)}${String(made).padStart(3, '0')}`;
}

/** A demo company by its API: creates initial rows and makes concurrent changes. */
export class Company {
  readonly token: string;
  /** The session as browsers store it. */
  readonly stored: Record<string, string>;
  private readonly api: APIRequestContext;

  private constructor(api: APIRequestContext, token: string, capabilities: string[]) {
    this.api = api;
    this.token = token;
    this.stored = { 'admin-token': token, 'admin-capabilities': JSON.stringify(capabilities) };
  }

  /** Signs in as the owner, or as the person of `credentials`. */
  static async signIn(
    request: APIRequest,
    baseURL: string,
    id = '1001',
    credentials: object = {},
  ): Promise<Company> {
    const api = await request.newContext({ baseURL });
    const answer = await api.post('/api/LoginDC', {
      data: { company_id: id, password_company: `demo-${id}`, ...credentials },
    });
    const { token, capabilities } = (await answer.json()) as { token: string; capabilities: string[] };
    return new Company(api, token, capabilities);
  }

  /** Calls the API; any response but success fails the journey. */
  async call(method: 'POST' | 'PUT' | 'DELETE', path: string, data: object = {}): Promise<unknown> {
    const headers = { Authorization: `Bearer ${this.token}` };
    const answer = await this.api.fetch(`/api/DC/${path}`, { method, headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return answer.json();
  }

  async createDriver(values: Row = {}): Promise<{ driver_id: string; name_driver: string } & Row> {
    const id = unique();
    const driver = {
      driver_id: `T-${id}`,
      name_driver: `Driver ${id}`,
      password_driver: 'a password',
      salary: 300,
      commission_driver: 1,
      commission_return: 0.5,
      city_driver: 'Amman',
      email_driver: `${id}@drivers.example`,
      phone_driver: uniquePhone(),
      status: 'Active',
      ...values,
    };
    await this.call('POST', 'CreateDrivers', driver);
    return driver;
  }

  async createCar(values: Row = {}): Promise<{ car_id: string } & Row> {
    const car = {
      car_id: `P-${unique()}`,
      type_car: 'Toyota',
      model: 'Prius',
      date_car_manufacture: '2020-03-04',
      date_car_service_start: '2021-05-06',
      ...values,
    };
    await this.call('POST', 'CreateCars', car);
    return car;
  }

  async createCity(values: Row = {}): Promise<{ city: string; country: string } & Row> {
    const city = {
      country: 'Jordan',
      city: `City ${unique()}`,
      delivery_type: 'Same day',
      delivery_price: 2.5,
      return_price: 1,
      ...values,
    };
    await this.call('POST', 'CreateCitys', city);
    return city;
  }

  /** Sets a driver's commission balance, against its present value. */
  async setDriverBalance(driverId: string, from: number, to: number): Promise<void> {
    await this.call('PUT', 'UpdateDriversMoney', {
      driver_id: driverId,
      salary: 300,
      commission_driver: 1,
      commission_return: 0.5,
      money_driver: to,
      money_orders: 0,
      total_delivery_money: 0,
      original_money_driver: from,
    });
  }

  /** The present driver. */
  async findDriver(driverId: string): Promise<Row | undefined> {
    const { date } = (await this.call('POST', 'DisplayDrivers', {
      limit: 1,
      search: driverId,
      searchIn: ['driver_id'],
    })) as { date: Row[] };
    return date[0];
  }

  close(): Promise<void> {
    return this.api.dispose();
  }
}
