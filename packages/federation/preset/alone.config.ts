import { aloneConfig, type HarnessLogin } from './alone.ts';
import { endWithCommand } from './end-with-command.ts';

endWithCommand();

const { PORT, API_URL = '', HARNESS_LOGIN = '{}' } = process.env;
const login = JSON.parse(HARNESS_LOGIN) as HarnessLogin;

export default aloneConfig(process.cwd(), { port: Number(PORT), apiUrl: API_URL }, login);
