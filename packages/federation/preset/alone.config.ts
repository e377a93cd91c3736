import { aloneConfig, type HarnessLogin } from './alone.ts';

const { PORT, API_URL = '', HARNESS_LOGIN = '{}' } = process.env;
const login = JSON.parse(HARNESS_LOGIN) as HarnessLogin;

export default aloneConfig(process.cwd(), { port: Number(PORT), apiUrl: API_URL }, login);
