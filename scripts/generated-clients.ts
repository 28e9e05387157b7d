/**
 * Clients for Python and Go, generated from the description in OpenAPI 3.0, go once through every operation of a server
 * that runs for it: npm run generated-clients. It needs Java, and what the clients need; what is missing is said.
 */
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, promisify } from 'node:util'
import { library } from '../packages/server/src/rendering/library.ts'
import { startServer } from '../packages/server/test/support/server.ts'

/** The last whose package brings the program along; later ones fetch it from elsewhere. */
const GENERATOR = '@openapitools/openapi-generator-cli@1.0.18-4.3.1'
const PROGRAMS = fileURLToPath(new URL('../packages/server/test/clients/generated/', import.meta.url))
/** Where Debian puts the sources of Go packages. */
const GO_SOURCES = '/usr/share/gocode'

const run = promisify(execFile)

const folder = mkdtempSync(join(tmpdir(), 'worksheet-generated-'))
const isThere = (program: string, ...words: readonly string[]): boolean => {
  try {
    execFileSync(program, words, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

interface Language {
  readonly name: string
  readonly generator: string
  /** Null where all is there, else what is missing. */
  readonly missing: () => string | null
  readonly use: (client: string, environment: NodeJS.ProcessEnv) => Promise<string>
}

/** The user's own Python, or the system's. */
const python = ['python3', '/usr/bin/python3'].find(one => isThere(one, '-c', 'import urllib3, dateutil, six'))

const LANGUAGES: readonly Language[] = [
  {
    name: 'Python',
    generator: 'python',
    missing: () => (python ? null : 'python3 with urllib3, dateutil and six'),
    use: async (client, environment) => {
      const env = { ...environment, PYTHONPATH: client }
      return (await run(python ?? 'python3', [join(PROGRAMS, 'round_trip.py')], { env, cwd: folder })).stdout
    },
  },
  {
    name: 'Go',
    generator: 'go-experimental',
    missing: () => {
      if (!isThere('go', 'version')) return 'go'
      return existsSync(join(GO_SOURCES, 'src/golang.org/x/oauth2')) ? null : 'golang-golang-x-oauth2-dev'
    },
    use: async (client, environment) => {
      const sources = join(folder, 'go')
      mkdirSync(join(sources, 'src/use'), { recursive: true })
      cpSync(client, join(sources, 'src/worksheet'), { recursive: true })
      cpSync(join(PROGRAMS, 'round_trip.go'), join(sources, 'src/use/main.go'))
      const env = { ...environment, GO111MODULE: 'off', GOPATH: `${sources}:${GO_SOURCES}`, GOFLAGS: '' }
      await run('go', ['vet', 'worksheet', 'use'], { env })
      return (await run('go', ['run', 'use'], { env })).stdout
    },
  },
]

async function generatorJar(): Promise<string> {
  await run('npm', ['pack', '--silent', '--pack-destination', folder, GENERATOR])
  const [archive] = [`${GENERATOR.replace('@', '').replace('/', '-').replace('@', '-')}.tgz`]
  await run('tar', ['xzf', join(folder, archive), '-C', folder])
  return join(folder, 'package/bin/openapi-generator.jar')
}

async function roundTrips(): Promise<boolean> {
  const jar = await generatorJar()
  const worker = new URL('../packages/server/src/rendering/worker.ts', import.meta.url)
  const server = await startServer({ library, worker, environment: { RENDER_TIMEOUT_MS: '60000' } })
  try {
    const description = join(folder, 'openapi.json')
    writeFileSync(description, (await server.call('/openapi-3.0.json', { key: null })).text)
    const entries = [{ id: 'a', grade: '7', topic: 'two-step-equations', difficulty: 'easy', count: 3 }]
    const asked = await server.call('/api/public/v1/worksheets', { body: { entries, seed: 7, locale: 'es' } })
    const prompts = asked.json.data.entries[0].problems.map(({ prompt }) => prompt.text)
    let charged = 3
    let isWell = true
    for (const { name, generator, missing, use } of LANGUAGES) {
      const lack = missing()
      if (lack !== null) {
        console.log(`${name}: passed over, ${lack} is missing`)
        continue
      }
      const client = join(folder, generator)
      const words = ['generate', '-i', description, '-g', generator, '-o', client, '--package-name', 'worksheet']
      await run('java', ['-jar', jar, ...words], { maxBuffer: 1e8 })
      const told = JSON.parse(
        await use(client, { ...process.env, WORKSHEET_URL: server.url, WORKSHEET_KEY: server.key }),
      )
      charged += 12
      const expected = {
        topic: 'Ecuaciones de dos pasos',
        prompts,
        pdf: '%PDF-',
        latex: '\\documentclass[11pt]{article}',
        embed: true,
        isRight: true,
        charged,
        refused: 'invalid_request',
      }
      const isSame = isDeepStrictEqual(told, expected)
      isWell &&= isSame
      console.log(isSame ? `${name}: compiles, and its round trip is right` : `${name}: ${JSON.stringify(told)}`)
    }
    return isWell
  } finally {
    await server.stop()
  }
}

try {
  if (isThere('java', '-version')) process.exitCode = (await roundTrips()) ? 0 : 1
  else console.log('Passed over: java is missing')
} finally {
  rmSync(folder, { recursive: true, force: true })
}
