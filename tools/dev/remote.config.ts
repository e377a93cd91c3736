import { remoteConfig } from '@tawseel/federation/preset';

export default remoteConfig(process.env.DEV_FEATURE_FOLDER ?? '', Number(process.env.DEV_PORT));
