/** Keeps the public surface of each package where a review sees it change: npm run api */
import { copyFileSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const local = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
mkdirSync(local('api'), { recursive: true })
for (const name of ['core', 'render-html', 'render-latex', 'render-pdf', 'server'])
  copyFileSync(local(`packages/${name}/dist/index.d.ts`), local(`api/${name}.d.ts`))
