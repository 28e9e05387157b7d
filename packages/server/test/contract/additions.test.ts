import { execFileSync } from 'node:child_process'
import { has } from '@worksheet/testing/tools'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { library } from '../../src/rendering/library.ts'
import { startPostgres, type TestPostgres } from '../support/postgres.ts'
import { startServer, type TestServer } from '../support/server.ts'

const API = '/api/public/v1'
const entry = { id: 'a', grade: '7', topic: 'two-step-equations', difficulty: 'easy', count: 2 }

function additions(start: () => Promise<TestServer>): void {
  let server: TestServer
  beforeAll(async () => {
    server = await start()
  })
  afterAll(() => server.stop())
  const get = (path: string) => server.call(`${API}/${path}`)
  const post = (operation: string, body: object) =>
    server.call(`${API}/${operation}`, { body: { entries: [entry], seed: 3, ...body } })
  const dataOf = async (path: string) => (JSON.parse((await get(path)).text) as { data: Record<string, unknown> }).data

  it('tells what an account has and used', async () => {
    await post('worksheets', {})
    await post('worksheets', {})
    await post('worksheets/latex', {})
    const answer = await get('account')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-credits-remaining')).toBe('994')
    const data = await dataOf('account')
    expect(data).toMatchObject({
      account: 'demo',
      plan: 'prepaid',
      credits: { balance: 994, held: 0, available: 994 },
      allowance: null,
      rateLimit: { perMinute: 1_000_000, burst: 1_000_000 },
      usage: {
        rows: [
          { operation: 'json', key: server.key.slice(4, 12), requests: 2, problems: 4 },
          { operation: 'latex', key: server.key.slice(4, 12), requests: 1, problems: 2 },
        ],
      },
    })
    expect(await dataOf('account?from=2020-01-01&to=2020-02-01')).toMatchObject({
      usage: { from: '2020-01-01', to: '2020-02-01', rows: [] },
    })
    for (const query of ['from=yesterday', 'from=2026-02-30', 'from=2026-02-02&to=2026-02-01', 'from=2020-01-01'])
      expect((await get(`account?${query}`)).json.error.code, query).toBe('invalid_request')
    const odd = await get('account?form=2020-01-01')
    expect(odd.headers.get('x-worksheet-warnings')).toMatch(/form/)
  })

  it('counts a month that has not begun in the ledger', async () => {
    await server.admin('account create club --allowance 500')
    const { key } = await server.admin<{ key: string }>('key create --account club')
    server.later(40 * 24 * 3600 * 1000)
    const { text, headers } = await server.call(`${API}/account`, { key })
    expect(JSON.parse(text)).toMatchObject({
      data: { credits: { available: 500 }, allowance: { monthly: 500, left: 500 } },
    })
    expect(headers.get('x-credits-remaining')).toBe('500')
  })

  it('tells what is left with every answer to a key that may ask', async () => {
    for (const path of ['catalog', 'nothing']) expect((await get(path)).headers.get('x-credits-remaining')).toBe('994')
  })

  it('gives the part of the catalog that is asked for', async () => {
    const topicsOf = async (query: string) =>
      (await get(`catalog?${query}`)).json.flatMap(({ id, topics }) => topics.map(topic => `${id} ${topic.id}`))
    const all = await topicsOf('')
    expect((await topicsOf('grade=7')).every(name => name.startsWith('7 '))).toBe(true)
    const equations = await topicsOf('q=ECUACIONES')
    expect(equations).toContain('7 two-step-equations')
    expect(equations.length).toBeLessThan(all.length)
    expect(await topicsOf('q=two step&grade=7')).toContain('7 two-step-equations')
    expect(await topicsOf('q=constructor')).toEqual([])
    const standard = await topicsOf('standard=7.EE')
    expect(standard).toContain('7 two-step-equations')
    expect(standard.length).toBeLessThan(all.length)
    const implemented = await topicsOf('implemented=true')
    expect([...implemented, ...(await topicsOf('implemented=false'))].sort()).toEqual([...all].sort())
    const filtered = await get('catalog?grade=7')
    const again = await server.call(`${API}/catalog?grade=7`, {
      headers: { 'If-None-Match': filtered.headers.get('etag')! },
    })
    expect(again.status).toBe(304)
    expect((await get('catalog?gade=7')).headers.get('x-worksheet-warnings')).toMatch(/gade/)
  })

  it('leaves out what is not asked for', async () => {
    const usual = (await post('worksheets', {})).json.data
    const some = (await post('worksheets', { include: ['latex', 'solution'] })).json.data
    expect(Object.keys(some.entries[0].problems[0]!.prompt)).toEqual(['latex'])
    expect(some.entries[0].problems[0]!.answer.value).toEqual(usual.entries[0].problems[0]!.answer.value)
    const solved = {
      entries: [{ ...entry, grade: '1', topic: 'addition-facts-within-20' }],
      include: ['solution'],
    }
    expect((await post('worksheets', solved)).text).toContain('"reason"')
    expect(usual.entries[0].problems.some(problem => 'solution' in problem)).toBe(false)
    expect((await post('worksheets', { include: ['pictures'] })).json.error.code).toBe('invalid_request')
  })

  it('gives each problem as a picture that needs no font, where drawings are asked for', async () => {
    interface Pictured {
      readonly data: { readonly entries: readonly { readonly problems: readonly { readonly svg?: string }[] }[] }
    }
    const entries = [entry, { id: 'b', grade: '1', topic: 'tell-time-hour-half-hour', difficulty: 'easy', count: 3 }]
    const { text, headers } = await post('worksheets', { entries, include: ['text', 'svg'] })
    const pictures = (JSON.parse(text) as Pictured).data.entries.flatMap(({ problems }) => problems)
    expect(pictures).toHaveLength(5)
    for (const { svg } of pictures) {
      expect(svg).toMatch(/^<svg xmlns="[^"]+" width="\d+" height="\d+" [\s\S]*<path d="M.*<\/svg>$/)
      expect(svg).not.toMatch(/<text|font|NaN|undefined/)
    }
    expect(headers.get('x-credits-charged')).toBe('5')
    expect(text).not.toContain('"latex"')
    const usual = (await post('worksheets', { entries })).json as unknown as Pictured
    expect(usual.data.entries[0]?.problems[0]).not.toHaveProperty('svg')
  })

  it('prints worked solutions in every output for the same credits, and nothing else where a topic has none', async () => {
    const entries = [{ ...entry, grade: '1', topic: 'addition-facts-within-20' }]
    const json = await post('worksheets', { entries, includeSolutions: true })
    expect(json.text).toContain('"reason"')
    expect(json.json.data.entries[0].problems[0]!.prompt).toHaveProperty('html')
    const some = await post('worksheets', { entries, include: ['text'], includeSolutions: true })
    expect(some.text).toContain('"reason"')
    expect(some.text).not.toContain('"html"')
    const latex = await post('worksheets/latex', { entries, showSolutions: true })
    expect(latex.text).toContain('worksheetstep')
    for (const [part, holds] of [
      ['problems', 'worksheetproblem '],
      ['key', '{Answer Key}'],
      ['solutions', '{Solutions}'],
    ]) {
      const { text, status } = await post('worksheets/latex', { entries, part })
      expect([status, text.includes(`${holds}`)], part).toEqual([200, true])
    }
    const embed = await post('embeds', { entries, showSolutions: true })
    const page = await server.call(new URL(embed.json.data.embedUrl).pathname)
    expect(page.text).toContain('<summary>Solution')
    const [pdf, plain] = [
      await post('worksheets/pdf', { entries, layout: { showSolutions: true } }),
      await post('worksheets/pdf', { entries }),
    ]
    expect(pdf.bytes.byteLength).toBeGreaterThan(plain.bytes.byteLength)
    for (const { headers } of [json, some, latex, embed, pdf, plain]) {
      expect(headers.get('x-credits-charged')).toBe(String(entry.count))
      expect(headers.get('x-worksheet-warnings')).toBeNull()
    }
    const odd = await post('worksheets/pdf', { entries, layout: { showSolutions: 'yes' } })
    expect(odd.headers.get('x-worksheet-warnings')).toContain('layout.showSolutions')
  })

  it('prints with all that the library prints with, and tolerates what it cannot read', async () => {
    const pdf = async (layout: object) => {
      const { status, bytes, headers } = await post('worksheets/pdf', { layout })
      expect(status).toBe(200)
      return { bytes: Buffer.from(bytes), warnings: headers.get('x-worksheet-warnings') }
    }
    const usual = await pdf({})
    const settings = {
      paper: 'a4',
      nameAndDate: false,
      showTopics: false,
      startNumber: 12,
      tagged: true,
      version: 'B',
      part: 'key',
      instructions: { a: 'Find x.' },
    }
    for (const [name, value] of Object.entries(settings)) {
      const other = await pdf({ [name]: value })
      expect(other.warnings, name).toBeNull()
      expect(other.bytes.equals(usual.bytes), name).toBe(false)
      const odd = await pdf({ [name]: 7.5 })
      expect(odd.warnings).toContain(name)
      expect(odd.bytes.equals(usual.bytes)).toBe(true)
    }
  })

  it.runIf(has('pdftotext'))(
    'prints sisters with other numbers and their keys in one file, and charges for all of them',
    async () => {
      const pagesOf = (bytes: Uint8Array) =>
        execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' }).split('\f').slice(0, -1)
      const pdf = (layout: object) => post('worksheets/pdf', { layout, showAnswerKey: true })
      const [one, four, keys] = [await pdf({}), await pdf({ versions: 4 }), await pdf({ versions: 4, part: 'key' })]
      expect([one, four, keys].map(({ headers }) => headers.get('x-credits-charged'))).toEqual(['2', '8', '8'])
      expect([one, four, keys].map(({ headers }) => headers.get('x-worksheet-warnings'))).toEqual([null, null, null])
      const [alone, all, answers] = [pagesOf(one.bytes), pagesOf(four.bytes), pagesOf(keys.bytes)] as const
      expect([alone, all, answers].map(pages => pages.length)).toEqual([2, 8, 4])
      expect(all.slice(4)).toEqual(answers)
      expect(new Set(all).size).toBe(8)
      for (const [i, letter] of [...'ABCD'].entries()) expect(all[i]).toMatch(new RegExp(`\\b${letter}\\b`))
      const before = await server.balance()
      const many = await post('worksheets/pdf', { entries: [{ ...entry, count: 30 }], layout: { versions: 6 } })
      expect([many.status, many.json.error.code]).toEqual([400, 'too_many_problems'])
      expect(many.json.error.details[0]?.path).toBe('layout.versions')
      expect(await server.balance()).toBe(before)
      const odd = await pdf({ versions: 27 })
      expect(odd.headers.get('x-worksheet-warnings')).toContain('layout.versions')
      expect(odd.headers.get('x-credits-charged')).toBe('2')
    },
  )

  it.runIf(has('pdftotext'))('prints a header of its own on the pages that follow', async () => {
    const entries = [{ ...entry, count: 30 }]
    const layout = { title: 'Quiz', header: 'Room 12', workspace: 'roomy' }
    const { bytes, headers } = await post('worksheets/pdf', { entries, layout })
    expect(headers.get('x-worksheet-warnings')).toBeNull()
    const [first, ...others] = execFileSync('pdftotext', ['-', '-'], { input: bytes, encoding: 'utf8' })
      .split('\f')
      .slice(0, -1)
    expect(first).not.toContain('Room 12')
    expect(others.length).toBeGreaterThan(0)
    for (const page of others) expect(page).toContain('Room 12')
  })

  it('has larger letters for kindergarten by default, in every output', async () => {
    const entries = [{ id: 'a', grade: 'k', topic: 'make-ten-partners', difficulty: 'easy', count: 2 }]
    const pdf = async (layout: object) =>
      Buffer.from((await post('worksheets/pdf', { entries, layout, seed: 7 })).bytes)
    const usual = await pdf({})
    expect(usual.equals(await pdf({ fontSize: 'normal' }))).toBe(true)
    expect(usual.equals(await pdf({ fontSize: 'small' }))).toBe(false)
    const { latex } = (await post('worksheets/latex', { entries, document: true })).json.data as { latex?: string }
    expect(latex).toMatch(/^\\documentclass\[14pt\]/)
  })

  it('gives the problems of the version that is named, or an error', async () => {
    const { contentVersion } = (await post('worksheets', {})).json.data as { contentVersion?: string }
    expect((await post('worksheets', { contentVersion })).status).toBe(200)
    const gone = await post('worksheets', { contentVersion: '0.0.1' })
    expect([gone.status, gone.json.error.code, gone.json.error.details[0]?.path]).toEqual([
      400,
      'invalid_request',
      'contentVersion',
    ])
  })

  it('draws from the forms that an entry names, in every output', async () => {
    const facts = { id: 'a', grade: '1', topic: 'addition-facts-within-20', difficulty: 'medium', count: 6 }
    const body = (...forms: readonly unknown[]) => ({ entries: [{ ...facts, forms }] })
    const [across, down] = [await post('worksheets', body('across')), await post('worksheets', body('down'))]
    expect(across.headers.get('x-worksheet-warnings')).toBeNull()
    expect(across.json.data.entries[0]).toMatchObject({ forms: ['across'] })
    expect((await post('worksheets', { entries: [facts] })).json.data.entries[0]).not.toHaveProperty('forms')
    expect(across.text).not.toBe(down.text)
    for (const operation of ['worksheets/pdf', 'worksheets/latex', 'embeds'])
      expect([200, 201], operation).toContain((await post(operation, body('across', 'down'))).status)
    const before = await server.balance()
    for (const [path, message, ...forms] of [
      ['entries[0].forms[0]', /Did you mean "across"/, 'acros'],
      ['entries[0].forms[1]', /has no form "constructor"/, 'across', 'constructor'],
      ['entries[0].forms[1]', /named twice/, 'down', 'down'],
      ['entries[0].forms', /at least one form/],
      ['entries[0].forms[0]', /string/, 7],
    ] as const) {
      const refused = await post('worksheets', body(...forms))
      expect([refused.status, refused.json.error.code]).toEqual([400, 'invalid_request'])
      expect(refused.json.error.details[0]).toMatchObject({ path, message: expect.stringMatching(message) })
    }
    expect(await server.balance()).toBe(before)
    const answer = across.json.data.entries[0].problems[4]!.answer.text
    const checked = (forms: readonly string[]) => ({
      worksheet: { ...body(...forms), seed: 3 },
      answers: [{ text: answer, entry: 'a', place: 5 }],
    })
    const { text } = await server.call(`${API}/answers/check`, { body: checked(['across']) })
    expect(text).toContain('"isRight":true')
  })

  it('tells what the levels of topics are made of, where it is asked', async () => {
    interface Told {
      readonly topics: readonly {
        readonly implemented: boolean
        readonly levels: readonly { readonly forms: readonly { share: number }[] }[]
      }[]
    }
    const { text, headers } = await get('catalog?grade=7&include=levels')
    expect(headers.get('x-worksheet-warnings')).toBeNull()
    const topics = (JSON.parse(text) as Told[]).flatMap(grade => grade.topics).filter(topic => topic.implemented)
    expect(topics.length).toBeGreaterThan(3)
    for (const { forms } of topics.flatMap(topic => topic.levels))
      expect(forms.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
    expect((await get('catalog?grade=7')).text).not.toContain('"levels"')
    expect((await get('catalog?include=all')).headers.get('x-worksheet-warnings')).toMatch(/include/)
  })

  it('judges what pupils wrote, by the answer and by the place', async () => {
    const check = (body: object) => server.call(`${API}/answers/check`, { body })
    const worksheet = { entries: [entry], seed: 3, locale: 'en' }
    const before = await server.balance()
    const { problems } = (await post('worksheets', {})).json.data.entries[0]
    const right = problems.map(({ answer }, i) => ({ text: answer.text, entry: 'a', place: i + 1 }))
    const given = problems.map(problem => ({ ...problem, text: problem.answer.latex }))
    const wrong = [{ text: '1234567', entry: 'a', place: 1 }]
    const { status, text, headers } = await check({ worksheet, answers: [...right, ...given, ...wrong] })
    expect(status, text).toBe(200)
    const told = (JSON.parse(text) as { data: { answers: { isRight: boolean; reason: { es: string } }[] } }).data
      .answers
    expect(
      told.map(({ isRight }) => isRight),
      text,
    ).toEqual([true, true, true, true, false])
    expect(told.at(-1)?.reason.es).toBe('No es correcto.')
    expect(headers.get('x-credits-charged')).toBeNull()
    expect(await server.balance()).toBe(before - 2)

    const half = { type: 'fraction', value: '1/2', requires: 'lowest-terms' }
    const { text: judged } = await check({ answers: [{ text: '2/4', answer: half }], locale: 'fr' })
    expect(JSON.parse(judged)).toMatchObject({ data: { answers: [{ verdict: 'other-form', asked: 'lowest-terms' }] } })
    for (const [path, body] of [
      ['answers', {}],
      ['answers[0].place', { worksheet, answers: [{ text: '1', entry: 'a', place: 3 }] }],
      ['answers[0].entry', { worksheet, answers: [{ text: '1', entry: 'constructor', place: 1 }] }],
      ['answers[0].answer.value', { answers: [{ text: '1', answer: { type: 'ratio', value: 7 } }] }],
      ['entries[0].topic', { worksheet: { ...worksheet, entries: [{ ...entry, topic: 'toString' }] }, answers: wrong }],
    ] as const) {
      const refused = await check(body)
      expect(refused.status, path).toBe(400)
      expect(refused.json.error.details[0]?.path, refused.text).toBe(path)
    }
    expect((await check({ answers: Array.from({ length: 151 }, () => ({ text: '1', answer: half })) })).status).toBe(
      400,
    )
  })

  it('stays quick for others while odd answers are judged', async () => {
    const odd = ['((((((((((x+1)^9)^9)^9)', '9^9^9^9^9', '[{('.repeat(600), '1/(1/(1/(1/'.repeat(150), 'x+'.repeat(990)]
    const answer = { type: 'expression', value: '(x + 1)^9 (x − 2)^8' }
    const answers = Array.from({ length: 100 }, (_, i) => ({ text: odd[i % odd.length]!, answer }))
    const slow = server.call(`${API}/answers/check`, { body: { answers } })
    const waits: number[] = []
    for (let i = 0; i < 10; i++) {
      const start = performance.now()
      expect((await server.call('/healthz')).status).toBe(200)
      waits.push(performance.now() - start)
    }
    const { status, text } = await slow
    expect(status, text).toBe(200)
    expect(text).not.toContain('"isRight":true')
  })

  it('compresses what is long where the caller takes it, and says so', async () => {
    const sizes = new Map<string, number>()
    for (const encoding of ['identity', 'gzip', 'br']) {
      const response = await fetch(`${server.url}${API}/catalog`, {
        headers: { Authorization: `Bearer ${server.key}`, 'Accept-Encoding': encoding },
      })
      expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
      expect(response.headers.get('vary')).toMatch(/Accept-Encoding/)
      const text = await response.text()
      sizes.set(encoding, Number(response.headers.get('content-length')))
      expect(JSON.parse(text).length).toBeGreaterThan(3)
      const known = { 'If-None-Match': response.headers.get('etag')! }
      expect((await server.call(`${API}/catalog`, { headers: known })).status).toBe(304)
    }
    expect(sizes.get('br')!).toBeLessThan(sizes.get('identity')! / 5)
  })
}

const WORKER = new URL('../../src/rendering/worker.ts', import.meta.url)
const environment = { RENDER_TIMEOUT_MS: '60000' }

describe('the additions to the interface on SQLite', () => {
  additions(() => startServer({ library, worker: WORKER, environment }))
})

describe.runIf(has('postgres'))('the additions to the interface on PostgreSQL', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())
  additions(async () => startServer({ library, worker: WORKER, environment, databaseUrl: await postgres.database() }))
})
