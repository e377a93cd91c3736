import { pageConfig } from '@tawseel/federation/preset';

export default pageConfig({
  root: import.meta.dirname,
  name: 'driver',
  base: '/driver/',
  worker: './src/service-worker/service-worker.ts',
  files: './files',
});
