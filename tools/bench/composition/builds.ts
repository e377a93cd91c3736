import { rm } from 'node:fs/promises';
import { composedStore, serve, signIn, type Product, type Session } from '../product.ts';
import { buildPlain, plainStore, plainStoreWithPreloads } from './plain-stores.ts';
import { buildReactAdmin } from './react-admin.ts';
import { serveBuild } from './static-server.ts';

/** A build to compare, running. */
export interface RunningBuild {
  name: string;
  product: Product;
  session: Session;
  /** Selector of its first data, where it has not the product's own screens. */
  ready?: string;
}

/** Starts the product and its peers one after the other; `products` has those that the caller stops. */
export async function startBuilds(products: Product[]): Promise<RunningBuild[]> {
  const start = async (name: string, starting: Promise<Product>): Promise<RunningBuild> => {
    const product = await starting;
    products.push(product);
    return { name, product, session: await signIn(product) };
  };
  const composed = await start('composed', serve(8491, composedStore));
  const plain = await buildPlain();
  const peers = [
    await start('plain', serve(8492, plainStore(plain))),
    await start('plain with preloads', serve(8496, plainStoreWithPreloads(plain))),
  ];
  await rm(plain, { recursive: true });
  const reactAdmin = serveBuild(8497, await buildReactAdmin(), composed.product);
  const admin = await start('react-admin', reactAdmin);
  return [composed, ...peers, { ...admin, ready: 'tbody .column-driver_id' }];
}
