import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { openApiDocument } from '../../server/src/openapi/document.ts'

const HEAD = '/** Made from the description of the service: npm run client-types */\n'

/** Examples make no types. */
const NO_EXAMPLES = { bodies: { json: {}, pdf: {}, latex: {}, embed: {} }, answers: {} }

const generator = () =>
  join(dirname(createRequire(import.meta.url).resolve('openapi-typescript/package.json')), 'bin/cli.js')

/** The types of a description, by openapi-typescript as it comes. */
export async function typesOf(description: object): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'worksheet-types-'))
  try {
    const file = join(folder, 'openapi.json')
    writeFileSync(file, JSON.stringify(description))
    const { stdout } = await promisify(execFile)(process.execPath, [generator(), file], { maxBuffer: 1e8 })
    return stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

type Operation = { readonly responses: Readonly<Record<string, unknown>> }

/** The client throws every error as one class: its types tell only what it returns. */
function withoutErrors(description: ReturnType<typeof openApiDocument>) {
  const paths = Object.entries(description['paths'] as Record<string, Record<string, Operation>>)
  const told = ({ responses, ...operation }: Operation) => ({
    ...operation,
    responses: Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2'))),
  })
  return {
    ...description,
    paths: Object.fromEntries(
      paths.map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, told(operation)])),
      ]),
    ),
  }
}

export const clientTypes = async () => HEAD + (await typesOf(withoutErrors(openApiDocument('/', '0', NO_EXAMPLES))))
