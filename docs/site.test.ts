import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, run } from '../examples/running.ts'

const folder = join(root, 'node_modules/.cache', `site-${process.pid}`)
const htmlIn = (where: string) =>
  readdirSync(where, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.html'))
const read = (file: string) => readFileSync(join(folder, file), 'utf8')
const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
const vitepress = join(root, 'node_modules/vitepress/bin/vitepress.js')

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  await run(process.execPath, [vitepress, 'build', 'docs', '--outDir', folder], root)
  await run(process.execPath, [tsx, 'scripts/gallery.ts', join(folder, 'gallery'), 'k,1'], root)
  cpSync(join(root, 'packages/maker/dist'), join(folder, 'maker'), { recursive: true })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The parts of an address that stands in a page of the site. */
function targetOf(page: string, address: string) {
  const [path = '', anchor = ''] = address.split('#')
  const file = path === '' ? page : path.startsWith('/') ? path.slice(1) : join(dirname(page), path)
  return { file: file === '' || file.endsWith('/') ? `${file}index.html` : file, anchor: decodeURIComponent(anchor) }
}

describe('the site', () => {
  test('has a page for each document, and a picture', () => {
    expect(htmlIn(folder).length).toBeGreaterThan(25)
    expect(existsSync(join(folder, 'sheet.png'))).toBe(true)
  })

  test('has no link to nowhere, down to the heading', () => {
    const broken = htmlIn(folder).flatMap(page =>
      [...read(page).matchAll(/<a[^>]* href="([^"]+)"/g)]
        .map(match => match[1] ?? '')
        .filter(address => !/^[a-z]+:/.test(address))
        // Only two grades of the gallery are made here.
        .filter(address => !/gallery\/(?!k\.|1\.|index)|^(?!k\.|1\.|index)[\w-]+\.html/.test(address))
        .filter(address => {
          const { file, anchor } = targetOf(page, address)
          if (!existsSync(join(folder, file))) return true
          return anchor !== '' && !read(file).includes(`id="${anchor}"`)
        })
        .map(address => `${page}: ${address}`),
    )
    expect(broken).toEqual([])
  })

  test('asks nothing of any other place', () => {
    for (const page of htmlIn(folder)) {
      const loaded = [...read(page).matchAll(/<(?:script|img|iframe)[^>]* src="([^"]+)"|<link[^>]* href="([^"]+)"/g)]
      const addresses = loaded.map(match => match[1] ?? match[2] ?? '')
      expect(addresses.filter(address => /^(https?:)?\/\//.test(address))).toEqual([])
    }
    const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.css'))
    expect(styles.filter(file => /url\(["']?(https?:)?\/\//.test(read(file)))).toEqual([])
  })

  test('can be searched without a server', () => {
    const index = readdirSync(join(folder, 'assets/chunks')).find(name => name.startsWith('@localSearchIndex'))
    expect(read(join('assets/chunks', index ?? ''))).toContain('idempotency')
  })
})

describe('the gallery', () => {
  test('shows topics at every level in both languages, with their answers', () => {
    const page = read('gallery/k.html')
    expect(page.match(/<ol class="problems" lang="en"/g)?.length).toBe(
      page.match(/<ol class="problems" lang="es"/g)?.length,
    )
    expect(page.match(/<details>/g)?.length).toBe(page.match(/<li data-form=/g)?.length)
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(match => match[1])
    expect(new Set(ids).size).toBe(ids.length)
  })
})
