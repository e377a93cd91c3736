import { remoteConfig } from './remote.ts';
import { endWithCommand } from './end-with-command.ts';

endWithCommand();

export default remoteConfig(process.cwd(), Number(process.env.PORT));
