import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { startServer } from '../support/server.ts'

const COLLECTION = fileURLToPath(
  new URL('../../../../examples/api-collection/worksheet.postman_collection.json', import.meta.url),
)

it('the API collection runs as it is', async () => {
  const server = await startServer()
  const newman = createRequire(import.meta.url).resolve('newman/bin/newman.js')
  const variables = [`baseUrl=${server.url}`, `apiKey=${server.key}`].flatMap(variable => ['--env-var', variable])
  const child = spawn(process.execPath, [newman, 'run', COLLECTION, ...variables, '--color', 'off'])
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  const code = await new Promise(resolve => child.once('exit', resolve))
  await server.stop()
  expect(code, output).toBe(0)
  expect(output).toMatch(/requests\s*│\s*5\s*│\s*0/)
})
