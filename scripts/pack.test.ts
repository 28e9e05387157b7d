import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, run } from '../examples/running.ts'
import { SURFACES, surfaceOf } from './surface.ts'

interface Manifest {
  readonly name: string
  readonly bin?: Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}
interface Packed {
  readonly filename: string
  readonly files: readonly { readonly path: string }[]
}

const PACKAGES = [
  'core',
  'render-html',
  'render-latex',
  'render-json',
  'render-pdf',
  'cli',
  'client',
  'server',
] as const
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest

/** An empty project away from the repository, with the packed packages unpacked in it. */
const project = realpathSync(mkdtempSync(join(tmpdir(), 'worksheet-pack-')))
const packed = new Map<string, Packed>()
const write = (file: string, text: string) => writeFileSync(join(project, file), text)
const node = (...words: string[]) => run(process.execPath, words, project)

/** A dependency from somewhere else is linked, so that nothing is fetched. */
function link(dependency: string, from: string): void {
  const place = join(project, 'node_modules', dependency)
  if (existsSync(place)) return
  mkdirSync(dirname(place), { recursive: true })
  const folders = createRequire(join(root, 'packages', from, 'package.json')).resolve.paths(dependency) ?? []
  const found = folders.map(folder => join(folder, dependency)).find(existsSync)
  if (!found) throw new Error(`${dependency} is not installed`)
  symlinkSync(realpathSync(found), place)
}

beforeAll(async () => {
  write('package.json', '{ "private": true }')
  for (const name of PACKAGES) {
    const { stdout } = await run(
      'npm',
      ['pack', '--json', '--ignore-scripts', '--pack-destination', project],
      join(root, 'packages', name),
    )
    // One version of npm gives a list, another an object by name.
    const [told] = Object.values(JSON.parse(stdout) as Record<string, Packed>)
    if (!told) throw new Error(`npm pack gave nothing for ${name}`)
    packed.set(name, told)
    const place = join(project, 'node_modules/@worksheet', name)
    mkdirSync(place, { recursive: true })
    await run('tar', ['-xzf', join(project, told.filename), '-C', place, '--strip-components=1'], project)
  }
  for (const name of PACKAGES) {
    const outside = Object.keys(manifestOf(name).dependencies ?? {}).filter(id => !id.startsWith('@worksheet/'))
    for (const dependency of outside) link(dependency, name)
  }
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

const REQUEST = `{ seed: 7, entries: [{ id: 'a', grade: '7', topic: 'two-step-equations', difficulty: 'easy', count: 3 }] }`
const USE = `
  const worksheet = generateWorksheet(${REQUEST})
  if (!renderLatex(worksheet, { document: true }).startsWith('\\\\documentclass')) throw new Error('LaTeX')
  if (!renderHtml(worksheet).includes('<math')) throw new Error('HTML')
  if (showWorksheet(worksheet).sections.length !== 1) throw new Error('show')
  if (typeof createClient({ baseUrl: 'http://localhost' }).pdf !== 'function') throw new Error('client')
  if (renderJson(worksheet).problemCount !== 3) throw new Error('JSON')
  if (twoStepEquations.id !== 'two-step-equations') throw new Error('topics')
  if (breaches(twoStepEquations, 1).length !== 0) throw new Error('laws')
  const { answer } = worksheet.entries[0].problems[0]
  if (!isCorrect(answer, contentToText(answer.content, 'en'))) throw new Error('answer')
  const bytes = await renderPdf(worksheet, { showAnswerKey: true })
  console.log(worksheet.problemCount, String.fromCharCode(...bytes.subarray(0, 5)))`
const NAMES = [
  ['{ contentToText, generateWorksheet, isCorrect }', '@worksheet/core'],
  ['{ showWorksheet }', '@worksheet/core/show'],
  ['{ twoStepEquations }', '@worksheet/core/topics'],
  ['{ breaches }', '@worksheet/core/laws'],
  ['{ renderHtml }', '@worksheet/render-html'],
  ['{ renderJson }', '@worksheet/render-json'],
  ['{ renderLatex }', '@worksheet/render-latex'],
  ['{ createClient }', '@worksheet/client'],
  ['{ renderPdf }', '@worksheet/render-pdf'],
] as const
const imports = NAMES.map(([names, from]) => `import ${names} from '${from}'`).join('\n')
const requires = NAMES.map(([names, from]) => `const ${names} = require('${from}')`).join('\n')

describe('what npm would publish', () => {
  test.each(PACKAGES)('%s has all that it names, and nothing of its workshop', name => {
    const files = packed.get(name)?.files.map(({ path }) => path) ?? []
    expect(files).toEqual(expect.arrayContaining(['package.json', 'README.md', 'LICENSE']))
    expect(files.filter(file => /^(src|test|goldens|tools|bench)\/|tsup\.config|\.tsbuildinfo/.test(file))).toEqual([])
    for (const file of Object.values(manifestOf(name).bin ?? {})) expect(files).toContain(file.replace('./', ''))
  })

  test('works from ES modules', async () => {
    write('use.mjs', `${imports}\n${USE}\n`)
    expect((await node('use.mjs')).stdout).toBe('3 %PDF-\n')
  })

  test('works from CommonJS', async () => {
    write('use.cjs', `${requires}\n;(async () => {${USE}\n})()\n`)
    expect((await node('use.cjs')).stdout).toBe('3 %PDF-\n')
  })

  test('has commands that start', async () => {
    const command = (name: string) =>
      join(project, 'node_modules/@worksheet', name, Object.values(manifestOf(name).bin ?? {})[0] ?? '')
    expect((await node(command('cli'), 'generate', '--topic', 'two-step-equations', '--count', '2')).stdout).toMatch(
      /^Solve|^1\. /,
    )
    expect((await node(command('server'), '--help')).stdout).toContain('RATE_LIMIT_BURST')
  })
})

/** Making the types takes a while, so npm run check:packages does it, and requires them. */
if (process.env.REQUIRE_TYPES) {
  const pdf = `import { renderPdf } from '@worksheet/render-pdf'
export const pdf: Promise<Uint8Array> = renderPdf(worksheet, { columns: 1 })
// @ts-expect-error There are one or two columns.
renderPdf(worksheet, { columns: 3 })
`
  const text = `${NAMES.slice(0, -1)
    .map(([names, from]) => `import ${names} from '${from}'`)
    .join('\n')}
import type { Answer, Problem, Worksheet, WorksheetRequest } from '@worksheet/core'
const request: WorksheetRequest = ${REQUEST}
const worksheet: Worksheet = generateWorksheet(request)
const problem: Problem | undefined = worksheet.entries[0]?.problems[0]
const answer: Answer | undefined = problem?.answer
export const right: boolean = answer !== undefined && isCorrect(answer, contentToText(answer.content, 'en'))
export const text: string = renderLatex(worksheet) + renderHtml(worksheet) + renderJson(worksheet).id + twoStepEquations.id
`
  // React-PDF's own types do not stand a check of every library.
  const checks = ([code, skipLibCheck]: readonly [string, boolean]) =>
    [
      ['bundler', 'esnext', 'use.ts', code, skipLibCheck],
      ['node16', 'node16', 'use.mts', code, skipLibCheck],
      ['node16', 'node16', 'use.cts', code, skipLibCheck],
    ] as const

  describe('the types', () => {
    test.each([...checks([text, false]), ...checks([text + pdf, true])])(
      'compile with moduleResolution %s, module %s, in %s',
      async (moduleResolution, module, file, code, skipLibCheck) => {
        write(file, code)
        const compilerOptions = {
          moduleResolution,
          module,
          target: 'es2023',
          strict: true,
          noEmit: true,
          skipLibCheck,
          types: [],
        }
        write('tsconfig.json', JSON.stringify({ compilerOptions, files: [file] }))
        const compiled = await node(join(root, 'node_modules/typescript/bin/tsc'), '-p', '.').catch(error => error)
        expect(compiled.stdout).toBe('')
      },
    )

    test.each(SURFACES)('of %s are those that were reviewed', name => {
      const types = surfaceOf(join(project, 'node_modules/@worksheet', name, 'dist/index.d.ts'))
      // A change of the public surface is seen in review: npm run api writes it.
      expect(types).toBe(readFileSync(join(root, 'api', `${name}.d.ts`), 'utf8'))
    })
  })
}
