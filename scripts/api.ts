/** Keeps the public surface of each package where a review sees it change: npm run api */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SURFACES, surfaceOf } from './surface.ts'

const local = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
mkdirSync(local('api'), { recursive: true })
for (const name of SURFACES)
  writeFileSync(local(`api/${name}.d.ts`), surfaceOf(local(`packages/${name}/dist/index.d.ts`)))
