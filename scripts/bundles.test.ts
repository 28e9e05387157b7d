import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { startBrowser } from '@worksheet/testing/browser'
import { CHROMIUM } from '@worksheet/testing/tools'
import { build } from 'esbuild'
import type { Browser } from 'playwright-core'
import { build as buildWithVite } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../examples/running.ts'

interface WebpackStats {
  hasErrors(): boolean
  toString(preset: 'errors-only'): string
}
type Webpack = (options: object, told: (error: Error | null, stats?: WebpackStats) => void) => void

/** An app away from the repository, which finds the built packages. */
const project = realpathSync(mkdtempSync(join(tmpdir(), 'worksheet-bundles-')))
const write = (file: string, text: string) => writeFileSync(join(project, file), text)

const REQUEST = `{ seed: 7, entries: [{ topic: 'two-step-equations', count: 2 }, { topic: 'tell-time-hour-half-hour', count: 1 }] }`
const USE = `
import { catalog, contentToText, generateWorksheet, isCorrect, loadTopics } from '@worksheet/core'
import { renderHtml } from '@worksheet/render-html'
import { renderJson } from '@worksheet/render-json'
import { renderLatex } from '@worksheet/render-latex'
import { renderPdf } from '@worksheet/render-pdf'

export async function use(load) {
  const request = ${REQUEST}
  if (catalog().length !== 15) throw new Error('catalog')
  if (load) await loadTopics(request)
  const worksheet = generateWorksheet(request)
  const { answer } = worksheet.entries[0].problems[0]
  if (!isCorrect(answer, contentToText(answer.content, 'en'))) throw new Error('answer')
  if (!renderHtml(worksheet).includes('<svg')) throw new Error('HTML')
  if (!renderLatex(worksheet).includes('tikzpicture')) throw new Error('LaTeX')
  const bytes = await renderPdf(worksheet, { showAnswerKey: true })
  return JSON.stringify([renderJson(worksheet).problemCount, String.fromCharCode(...bytes.subarray(0, 5))])
}
`
const DONE = '[3,"%PDF-"]'
const PAGE = `import { use } from './use.mjs'
use(true).then(done => { document.title = done }, error => { document.title = String(error.stack) })
`
const WORKER = `import { use } from './use.mjs'
use(true).then(done => postMessage(done), error => postMessage(String(error.stack)))
`

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
}
let server: Server
let browser: Browser
const address = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`

/** What the title of a page says when its program has ended. */
async function titleOf(path: string): Promise<string> {
  const page = await browser.newPage()
  const failures: string[] = []
  page.on('pageerror', error => failures.push(String(error)))
  page.on('console', message => message.type() === 'error' && failures.push(message.text()))
  await page.goto(address(path))
  await page.waitForFunction("document.title !== ''", null, { timeout: 60_000 }).catch(() => null)
  const title = await page.title()
  await page.close()
  return [title, ...failures].join('\n')
}

beforeAll(async () => {
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  write('package.json', '{ "private": true, "type": "module" }')
  write('use.mjs', USE)
  write('page.mjs', PAGE)
  write('worker.mjs', WORKER)
  write('function.mjs', `import { use } from './use.mjs'\nuse(false).then(console.log)\n`)
  server = createServer((request, response) => {
    const file = join(project, new URL(request.url ?? '', 'http://a').pathname)
    if (!existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream' })
    response.end(readFileSync(file))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  if (existsSync(CHROMIUM)) browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  server.close()
  rmSync(project, { recursive: true, force: true })
})

const html = (script: string, head = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title></title>${head}</head><body><script type="module" src="${script}"></script></body></html>`
/** The packages are taken as they are built. */
const BUNDLE = { absWorkingDir: project, bundle: true, minify: true, tsconfigRaw: {}, logLevel: 'silent' } as const

describe('a bundle for Node', () => {
  test.each([
    ['esm', []],
    ['cjs', []],
    ['cjs', ['production']],
  ] as const)('as %s, with the conditions %j, makes a PDF on its own', async (format, conditions) => {
    const outfile = join(project, `function.${format}${conditions.length}.${format === 'esm' ? 'mjs' : 'cjs'}`)
    await build({
      ...BUNDLE,
      entryPoints: ['function.mjs'],
      outfile,
      platform: 'node',
      format,
      ...(conditions.length > 0 ? { conditions: [...conditions] } : {}),
      ...(format === 'esm'
        ? {
            banner: {
              js: `import { createRequire } from 'node:module';const require = createRequire(import.meta.url);`,
            },
          }
        : {}),
    })
    expect(execFileSync(process.execPath, [outfile], { cwd: tmpdir(), encoding: 'utf8' }).trim()).toBe(DONE)
  })
})

describe.skipIf(!existsSync(CHROMIUM))('in a browser', () => {
  test('esbuild, a file for each grade', async () => {
    await build({ ...BUNDLE, entryPoints: ['page.mjs'], outdir: 'esbuild', splitting: true, format: 'esm' })
    write('esbuild.html', html('esbuild/page.js'))
    expect(await titleOf('esbuild.html')).toBe(DONE)
  })

  test('Vite', async () => {
    write('index.html', html('/page.mjs'))
    await buildWithVite({ root: project, base: './', logLevel: 'silent', build: { outDir: 'vite', minify: false } })
    expect(await titleOf('vite/index.html')).toBe(DONE)
  })

  test('webpack', async () => {
    const webpack = createRequire(import.meta.url)('webpack') as Webpack
    await new Promise<void>((resolve, reject) => {
      webpack(
        {
          mode: 'none',
          context: project,
          entry: './page.mjs',
          output: { path: join(project, 'webpack'), publicPath: 'webpack/' },
          resolve: { symlinks: true },
        },
        (error, stats) => {
          const told = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null)
          if (told) reject(told)
          else resolve()
        },
      )
    })
    write('webpack.html', html('webpack/main.js'))
    expect(await titleOf('webpack.html')).toBe(DONE)
  })

  test('an import map', async () => {
    const modules = '/node_modules/@worksheet/core/modules'
    const imports = {
      '#reading': `${modules}/topics/reading-later.js`,
      '@worksheet/core': `${modules}/index.js`,
      '@worksheet/core/show': `${modules}/show/index.js`,
      ...Object.fromEntries(
        ['html', 'json', 'latex'].map(name => [
          `@worksheet/render-${name}`,
          `/node_modules/@worksheet/render-${name}/dist/index.js`,
        ]),
      ),
      '@worksheet/render-pdf': '/node_modules/@worksheet/render-pdf/browser/index.js',
      zod: '/node_modules/zod/index.js',
    }
    write('map.html', html('page.mjs', `<script type="importmap">${JSON.stringify({ imports })}</script>`))
    expect(await titleOf('map.html')).toBe(DONE)
  })

  test('a worker, with the conditions of an edge runtime', async () => {
    await build({
      ...BUNDLE,
      entryPoints: ['worker.mjs'],
      outfile: 'edge.js',
      format: 'esm',
      conditions: ['workerd', 'worker', 'browser'],
    })
    write('start.mjs', `new Worker('edge.js', { type: 'module' }).onmessage = ({ data }) => { document.title = data }`)
    write('worker.html', html('start.mjs'))
    expect(await titleOf('worker.html')).toBe(DONE)
  })
})

describe('an app takes what it uses', () => {
  const bundleOf = async (contents: string) => {
    const bundle = { ...BUNDLE, stdin: { contents, resolveDir: project }, format: 'esm', write: false } as const
    const { outputFiles, warnings } = await build(bundle)
    expect(warnings).toEqual([])
    return outputFiles[0]?.contents ?? new Uint8Array()
  }
  const bytesOf = async (contents: string) => (await bundleOf(contents)).length

  test('one topic, generated and printed as text, without the others and their figures', async () => {
    const bytes = await bytesOf(`
      import { contentToText, generateProblem } from '@worksheet/core'
      import { longDivisionOneDigitDivisor } from '@worksheet/core/topics'
      console.log(contentToText(generateProblem(longDivisionOneDigitDivisor, 'easy', 1).prompt, 'en'))`)
    expect(bytes).toBeLessThan(110_000)
  })

  test('the checker of answers, for all types, without topics and drawers', async () => {
    const bundle = await bundleOf(`import { checkAnswer } from '@worksheet/core'; globalThis.check = checkAnswer`)
    expect(gzipSync(bundle, { level: 9 }).length).toBeLessThan(81_000)
  })

  test('the catalog without generators', async () => {
    expect(await bytesOf(`import { catalog } from '@worksheet/core'; console.log(catalog())`)).toBeLessThan(400_000)
  })
})
