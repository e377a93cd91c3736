import { boot } from '@tawseel/federation';

boot();
