import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from '../examples/running.ts'
import { describeConfig } from '../packages/server/src/config.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const settings = describeConfig()
  .split('\n')
  .map(line => line.trim().split(' ')[0] ?? '')

/** The instructions of the Dockerfile, with their continued lines joined. */
const instructions = read('Dockerfile')
  .replace(/^#.*\n/gm, '')
  .replace(/\\\n\s*/g, '')
  .split('\n')
  .filter(line => line !== '')
  .map(line => {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? []
    return { name, rest }
  })
const stages = instructions.reduce<{ name: string; rest: string }[][]>((found, instruction) => {
  if (instruction.name === 'FROM') found.push([])
  found.at(-1)?.push(instruction)
  return found
}, [])
const last = stages.at(-1) ?? []
const all = (name: string) => last.filter(instruction => instruction.name === name).map(({ rest }) => rest)

describe('the image', () => {
  test('is made of known instructions, in stages with a fixed line of Node', () => {
    const known = /^(FROM|WORKDIR|COPY|RUN|ENV|USER|VOLUME|EXPOSE|HEALTHCHECK|CMD)$/
    expect(instructions.filter(({ name }) => !known.test(name))).toEqual([])
    expect(stages).toHaveLength(3)
    for (const [from] of stages) expect(from?.rest).toMatch(/^node:22-bookworm-slim( AS \w+)?$/)
  })

  test('copies what is there', () => {
    const copied = instructions.filter(({ name }) => name === 'COPY').map(({ rest }) => rest)
    const sources = copied.flatMap(rest =>
      /^--from=/.test(rest) ? rest.split(' ').slice(1, -1) : rest.split(' ').slice(0, -1),
    )
    const local = sources.map(source => source.replace(/^\/app\/?/, '')).filter(source => !source.endsWith('/dist'))
    expect(local.length).toBeGreaterThan(8)
    expect(local.filter(source => !existsSync(join(root, source)))).toEqual([])
  })

  test('holds every package that the service needs, and all that they publish', () => {
    const needs = (name: string): string[] => {
      const { dependencies } = JSON.parse(read(`packages/${name}/package.json`)) as {
        dependencies: Record<string, string>
      }
      const own = Object.keys(dependencies)
        .filter(id => id.startsWith('@worksheet/'))
        .map(id => id.replace('@worksheet/', ''))
      return [name, ...own.flatMap(needs)]
    }
    const text = read('Dockerfile')
    for (const name of new Set(needs('server'))) {
      expect(text).toContain(`COPY packages/${name}/package.json packages/${name}/`)
      expect(text).toContain(`COPY --from=build /app/packages/${name}/dist packages/${name}/dist`)
    }
  })

  test('runs without rights, tells its health, and gets signals', () => {
    expect(all('USER')).toEqual(['node'])
    const order = last.map(({ name }) => name)
    expect(order.indexOf('USER')).toBeGreaterThan(order.lastIndexOf('RUN'))
    const [health = ''] = all('HEALTHCHECK')
    const check = JSON.parse(health.slice(health.indexOf('['))) as string[]
    expect(check.slice(0, 2)).toEqual(['node', '-e'])
    expect(spawnSync(process.execPath, ['--check', '-'], { input: check[2] }).status).toBe(0)
    expect(check[2]).toContain('/readyz')
    expect(read('packages/server/src/routes/health.ts')).toContain("'/readyz'")
    const [command = ''] = all('CMD')
    expect(JSON.parse(command)).toEqual(['node', 'packages/server/dist/main.js', 'serve'])
  })

  test('sets only what the service reads', () => {
    const names = all('ENV').flatMap(rest => [...rest.matchAll(/(\w+)=/g)].map(match => match[1]))
    expect(names.filter(name => name !== 'NODE_ENV' && !settings.includes(name ?? ''))).toEqual([])
  })

  test('leaves out what a build makes and what is secret', () => {
    const ignored = read('.dockerignore').split('\n')
    expect(ignored).toEqual(expect.arrayContaining(['.git', '**/node_modules', '**/dist', 'data']))
  })
})

describe('the compose file', () => {
  const { services, volumes } = parse(read('compose.yaml'))
  test('starts the service beside a database that is ready', () => {
    expect(Object.keys(services)).toEqual(['worksheet', 'database'])
    expect(services.worksheet.depends_on.database.condition).toBe('service_healthy')
    expect(services.database.healthcheck.test.join(' ')).toContain('pg_isready')
    // The driver reads the password itself.
    const known = [...settings, 'PGPASSWORD']
    expect(Object.keys(services.worksheet.environment).filter(name => !known.includes(name))).toEqual([])
    expect(services.database.volumes[0].split(':')[0]).toBe(Object.keys(volumes)[0])
  })
  test('takes rights away, and holds no password', () => {
    expect(services.worksheet).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(services.database.environment.POSTGRES_PASSWORD).toMatch(/^\$\{POSTGRES_PASSWORD:\?/)
    expect(services.worksheet.environment.PGPASSWORD).toBe(services.database.environment.POSTGRES_PASSWORD)
    expect(services.worksheet.environment.DATABASE_URL).toBe('postgres://worksheet@database:5432/worksheet')
  })
})

describe('the workflows', () => {
  const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
  const workflows = readdirSync(join(root, '.github/workflows')).map(file => ({
    file,
    text: read(`.github/workflows/${file}`),
  }))
  test.each(workflows)('$file is well formed, and runs what exists', ({ text }) => {
    const { jobs, permissions } = parse(text)
    expect(permissions).toBeDefined()
    for (const job of Object.values<{ 'timeout-minutes': number }>(jobs))
      expect(job['timeout-minutes']).toBeGreaterThan(0)
    const called = [...text.matchAll(/npm run ([\w:-]+)/g)].map(match => match[1] ?? '')
    expect(called.filter(name => !scripts[name])).toEqual([])
  })
  test('the check of a change is the check of a checkout', () => {
    const { jobs } = parse(read('.github/workflows/ci.yml'))
    expect(jobs.check.steps.at(-1)).toEqual({ run: '.ci/run' })
  })
  test('a release has provenance', () => {
    const { permissions, jobs } = parse(read('.github/workflows/release.yml'))
    expect(permissions['id-token']).toBe('write')
    expect(jobs.release.steps.at(-1).env.NPM_CONFIG_PROVENANCE).toBe('true')
  })
  test('every form of an issue is well formed', () => {
    const forms = readdirSync(join(root, '.github/ISSUE_TEMPLATE')).filter(file => file !== 'config.yml')
    expect(forms.length).toBeGreaterThan(2)
    for (const file of forms) {
      const { name, description, body } = parse(read(`.github/ISSUE_TEMPLATE/${file}`))
      expect([name, description, body.length > 0].every(Boolean)).toBe(true)
    }
  })
})

test('all packages are released together', () => {
  const { fixed, access, changelog } = JSON.parse(read('.changeset/config.json')) as {
    fixed: string[][]
    access: string
    changelog: string
  }
  expect([fixed, access, changelog]).toEqual([[['@worksheet/*']], 'public', '@changesets/cli/changelog'])
  const manifests = readdirSync(join(root, 'packages')).map(
    name => JSON.parse(read(`packages/${name}/package.json`)) as { version: string; private?: boolean },
  )
  const versions = manifests.filter(manifest => !manifest.private).map(({ version }) => version)
  expect(new Set(versions).size).toBe(1)
})
