/** Writes the types of the client from the description that the service gives of itself: npm run client-types */
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { clientTypes } from '../packages/client/test/client-types.ts'

writeFileSync(fileURLToPath(new URL('../packages/client/src/schema.ts', import.meta.url)), await clientTypes())
