import { remoteConfig } from './remote.ts';

export default remoteConfig(process.cwd(), Number(process.env.PORT));
