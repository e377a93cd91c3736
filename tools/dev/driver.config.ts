import path from 'node:path';
import { developmentConfig } from '@tawseel/federation/preset';

const folder = path.join(__dirname, '..', '..', 'apps/driver');
const server = {
  port: Number(process.env.DEV_PORT),
  apiUrl: `http://127.0.0.1:${process.env.DEV_API_PORT}/api`,
};
const config = developmentConfig(folder, path.join(folder, 'src/main.tsx'), server);

export default {
  ...config,
  output: { ...config.output, publicPath: '/driver/' },
  devServer: { ...config.devServer, historyApiFallback: { index: '/driver/index.html' } },
};
