/** `npm run proxies`: writes the configurations of nginx in `.deploy`. `test/launch/deploy.test.ts` notices old ones. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedConfigurations } from './nginxConfiguration';

const FOLDER = join(__dirname, '..', '..', '..', '..', '.deploy');

for (const [name, text] of shippedConfigurations()) writeFileSync(join(FOLDER, name), text);
