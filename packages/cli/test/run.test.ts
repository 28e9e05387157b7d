import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { generateWorksheet } from '@worksheet/core'
import { describe, expect, test } from 'vitest'
import { run } from '../src/run.ts'

async function call(...args: readonly string[]) {
  return callWith({}, ...args)
}

async function callWith(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  return callOn(false, files, ...args)
}

async function callOn(isScreen: boolean, files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const written = new Map<string, string | Uint8Array>()
  let out = ''
  let warned = ''
  const code = await run(args, {
    write: text => (out += typeof text === 'string' ? text : Buffer.from(text).toString('latin1')),
    warn: text => (warned += text),
    readFile: async path =>
      files[path] ??
      Promise.reject(
        Object.assign(new Error(`ENOENT: no such file, open '${path}'`), { code: 'ENOENT', syscall: 'open', path }),
      ),
    writeFile: async (path, content) => void written.set(path, content),
    readInput: async () => files['-'] ?? '',
    isScreen,
    isWatched: isScreen,
  })
  return { code, out, warned, written }
}

const TOPIC = 'long-division-one-digit-divisor'

describe('worksheet', () => {
  test('teaches itself', async () => {
    for (const args of [[], ['--help'], ['generate', '--help']])
      expect((await call(...args)).out).toContain('worksheet generate')
  })
  test('lists topics, by words, standard and as JSON', async () => {
    expect((await call('catalog', '--grade', '4')).out).toContain(TOPIC)
    expect((await call('catalog', '--text', 'LONG DIVISION', '--json')).out).toContain(`"id": "${TOPIC}"`)
    expect((await call('catalog', '--standard', '4.nbt.b.6')).out).toContain(TOPIC)
    expect((await call('catalog', '--text', 'no such thing')).code).toBe(1)
  })
  test('generates the same text for the same seed', async () => {
    const first = await call('generate', '--topic', TOPIC, '--count', '3', '--seed', '7', '--answers')
    expect(first.code).toBe(0)
    expect(first.out).toMatch(/^1\. /m)
    expect(first.out).toBe((await call('generate', '--topic', TOPIC, '--count', '3', '--seed', '7', '--answers')).out)
  })
  test.each([
    ['sheet.tex', /\\documentclass/],
    ['sheet.html', /<html/],
    ['sheet.json', /"seed": 7/],
    ['sheet.pdf', /^%PDF-/],
  ] as const)('writes %s by its ending', async (file, holds) => {
    const { code, written } = await call('generate', '--topic', TOPIC, '--seed', '7', '-o', file)
    expect(code).toBe(0)
    expect(Buffer.from(written.get(file) ?? '').toString('latin1')).toMatch(holds)
  })
  test.each([
    ['sheet.txt', /^Solutions\n1\. .*\n {3}/m],
    ['sheet.tex', /\\worksheetstep\{/],
    ['sheet.html', /<h2>Solutions<\/h2>/],
    ['sheet.json', /"reason": /],
    ['sheet.pdf', /^%PDF-/],
  ] as const)('adds worked solutions to %s', async (file, holds) => {
    const { code, warned, written } = await call('generate', '--topic', TOPIC, '--solutions', '-o', file)
    expect([code, warned]).toEqual([0, ''])
    expect(Buffer.from(written.get(file) ?? '').toString('latin1')).toMatch(holds)
  })
  test('takes a request from a file or from standard input', async () => {
    const request = JSON.stringify({
      entries: [{ id: 'a', grade: '4', topic: TOPIC, difficulty: 'hard', count: 2 }],
      locale: 'es',
      seed: 3,
    })
    const fromFile = await callWith({ 'week.json': request }, 'generate', '--request', 'week.json')
    expect(fromFile.out).toContain('2. ')
    expect((await callWith({ '-': request }, 'generate', '--request', '-')).out).toBe(fromFile.out)
  })
  test('gives the JSON that the service answers', async () => {
    const { out } = await call('generate', '--topic', TOPIC, '--count', '2', '--seed', '7', '--format', 'json')
    const told = JSON.parse(out)
    expect(Object.keys(told)).toEqual(['data'])
    expect(told.data).toMatchObject({ seed: 7, locale: 'en', problemCount: 2, warnings: [] })
    const [problem] = told.data.entries[0].problems
    expect(problem.prompt).toEqual({ text: expect.any(String), latex: expect.any(String), html: expect.any(String) })
    expect(problem.answer).toMatchObject({ type: expect.any(String), text: expect.any(String) })
  })
  test('lets flags overrule a request file, and says what it ignores', async () => {
    const entry = { id: 'a', grade: '4', topic: TOPIC, difficulty: 'hard', count: 1, more: 1 }
    const request = JSON.stringify({ entries: [entry], locale: 'en', seed: 3, layout: {} })
    const plain = await callWith({ 'r.json': request }, 'generate', '--request', 'r.json', '--format', 'json')
    const { data } = JSON.parse(plain.out)
    expect(data).toMatchObject({ seed: 3, locale: 'en' })
    expect(plain.warned).toMatch(/layout[\s\S]*entries\[\]\.more/)
    expect(data.warnings).toEqual(plain.warned.trim().split('\n'))
    const flags = ['--seed', '-9', '--locale', 'es', '--format', 'json']
    const ruled = await callWith({ 'r.json': request }, 'generate', '--request', 'r.json', ...flags)
    expect(JSON.parse(ruled.out).data).toMatchObject({ seed: -9, locale: 'es' })
  })
  test('previews every level in one sheet, in every format', async () => {
    const text = await call('preview', TOPIC, '--count', '2')
    expect(text.out.match(/^— .* —$/gm)).toHaveLength(3)
    expect(text.out).toMatch(/^6\. [\s\S]*^Answers$[\s\S]*^6\. /m)
    const json = JSON.parse((await call('preview', TOPIC, '--format', 'json', '--difficulty', 'hard')).out)
    expect(json.data.entries.map(({ difficulty }: { difficulty: string }) => difficulty)).toEqual(['hard'])
    const { written } = await call('preview', TOPIC, '--count', '1', '-o', 'all.html')
    expect(written.get('all.html')).toMatch(/hard|Hard|<ol/)
  })
  test('exchanges the problems that are named, and no other', async () => {
    const problems = async (...more: string[]) =>
      JSON.parse(
        (await call('generate', '--topic', TOPIC, '--count', '4', '--format', 'json', ...more)).out,
      ).data.entries[0].problems.map(({ id }: { id: string }) => id)
    const [before, after] = [await problems(), await problems('--replace', '2,4')]
    expect(after.map((id: string, i: number) => id === before[i])).toEqual([true, false, true, false])
  })
  test('draws from the forms that are named, in a sheet, a preview and a check', async () => {
    const facts = 'addition-facts-within-20'
    const entries = async (...args: string[]) =>
      JSON.parse((await call(...args, '--forms', 'down, across', '--format', 'json')).out).data.entries
    expect((await entries('generate', '--topic', facts, '--count', '4'))[0].forms).toEqual(['across', 'down'])
    const previewed = await entries('preview', facts, '--count', '1')
    expect(previewed.length).toBeGreaterThan(0)
    for (const { forms } of previewed) expect(forms).toHaveLength(2)
    const [asked, all] = [
      await call('check', '--topic', facts, '--seed', '3', '--number', '5', '--forms', 'down', '1'),
      await call('check', '--topic', facts, '--seed', '3', '--number', '5', '1'),
    ]
    expect(asked.out).not.toBe(all.out)
    const wrong = await call('preview', facts, '--forms', 'acros')
    expect([wrong.code, wrong.warned]).toEqual([2, expect.stringContaining('Did you mean "across"?')])
  })
  test('lists as JSON what all filters let through', async () => {
    const filters = ['--grade', '4', '--standard', '4.NBT.B.6', '--text', 'división', '--locale', 'es', '--json']
    const rows = JSON.parse((await call('catalog', ...filters)).out)
    expect(rows.map(({ id }: { id: string }) => id)).toContain(TOPIC)
    for (const { grade, standards } of rows) expect([grade, standards.includes('4.NBT.B.6')]).toEqual(['4', true])
  })
  test('passes the layout on to what has it', async () => {
    const { written } = await call(
      'generate',
      '--topic',
      TOPIC,
      '--columns',
      '1',
      '--workspace',
      'roomy',
      '-o',
      'a.tex',
    )
    const usual = await call('generate', '--topic', TOPIC, '-o', 'a.tex')
    expect(written.get('a.tex')).not.toBe(usual.written.get('a.tex'))
    const paper = async (size: string) =>
      Buffer.from((await call('generate', '--topic', TOPIC, '--paper', size, '-o', 'a.pdf')).written.get('a.pdf') ?? '')
    expect((await paper('a4')).equals(await paper('letter'))).toBe(false)
  })
  test('has larger letters for kindergarten by default, in every format', async () => {
    const made = async (file: string, ...options: readonly string[]) => {
      const { written } = await call('generate', '--topic', 'make-ten-partners', '-o', file, ...options)
      return Buffer.from(written.get(file) ?? '')
    }
    for (const file of ['a.tex', 'a.html', 'a.pdf']) {
      expect((await made(file)).equals(await made(file, '--font-size', 'normal'))).toBe(true)
      expect((await made(file)).equals(await made(file, '--font-size', 'small'))).toBe(false)
    }
    expect((await made('a.tex')).toString()).toMatch(/^\\documentclass\[14pt\]/)
  })
  test('puts no file on a screen', async () => {
    expect(await callOn(true, {}, 'generate', '--topic', TOPIC, '--format', 'pdf')).toMatchObject({ code: 2, out: '' })
    expect((await callOn(true, {}, 'generate', '--topic', TOPIC, '--format', 'json', '-o', 'a')).warned).toMatch(
      /10 .* a\n$/s,
    )
  })
  test('prints a title, and takes an ending as it is typed', async () => {
    expect((await call('generate', '--topic', TOPIC, '--title', 'Week 3')).out).toMatch(/^Week 3\n\n/)
    expect((await call('generate', '--topic', TOPIC, '-o', 'A.TEX')).written.get('A.TEX')).toMatch(/^\\documentclass/)
  })
  test('takes an answer that is negative, of several words, or a letter, without a grade', async () => {
    const topic = 'two-step-equations'
    const { entries } = generateWorksheet({ entries: [{ topic, difficulty: 'easy', count: 30 }], seed: 7 })
    const problems = entries.flatMap(({ problems }) => problems)
    const negative = problems.find(({ answer }) => answer.label === null && /^-\d+$/.test(String(answer.value)))
    const choice = problems.find(({ answer }) => answer.label === 'B')
    const check = (number: number | undefined, ...words: string[]) =>
      call('check', '--topic', topic, '--difficulty', 'easy', '--seed', '7', '--number', `${number}`, ...words)
    const value = String(negative?.answer.value)
    for (const answer of [[value], ['x', '=', value], [`x = ${value}`]])
      expect((await check(negative?.number, ...answer)).code).toBe(0)
    const wrong = await check(choice?.number, 'A')
    expect([wrong.code, wrong.out]).toEqual([
      1,
      expect.stringMatching(/^A\. [\s\S]*✗ A\nChoice A is not right\.\n→ B\. /m),
    ])
    expect((await check(choice?.number, 'b')).code).toBe(0)
  })
  test('tells right from wrong', async () => {
    const args = ['check', '--grade', '4', '--topic', TOPIC, '--seed', '7']
    const wrong = await call(...args, '0')
    expect(wrong.code).toBe(1)
    const answer = /→ (.*)/.exec(wrong.out)?.[1] ?? ''
    expect((await call(...args, answer)).code).toBe(0)
  })
  test.each([
    [['dance'], /There is no command "dance"/],
    [['generate'], /Name a topic/],
    [['generate', '--colour', 'red'], /--help/],
    [['generate', '--topic', TOPIC, '--count', 'ten'], /whole number/],
    [['generate', '--topic', TOPIC, '--count', '0'], /--count .*from 1 on/],
    [
      ['generate', '--topic', TOPIC, '-o', 'a.docx'],
      /"a\.docx" says no format: it is one of \.json, \.tex, \.html, \.pdf, \.txt/,
    ],
    [['generate', '--topic', TOPIC, '-o', 'sheet'], /"sheet" says no format/],
    [['generate', '--topic', TOPIC, '--replace', '11'], /no problem 11 to exchange/],
    [['generate', '--topic', TOPIC, '--replace', 'all'], /--replace takes a whole number/],
    [['generate', '--topic', TOPIC, '--forms', 'constructor'], /has no form "constructor"\. It offers: /],
    [['generate', '--request', 'r.json', '--forms', 'across'], /--forms does not go with --request/],
    [['generate', '--topic', 'juggling'], /no topic "juggling"/],
    [['generate', '--topic', 'two-step-equation'], /Did you mean "two-step-equations"/],
    [['generate', '--topic', TOPIC, '--locale', 'fr'], /--locale takes en, es/],
    [['generate', '--topic', TOPIC, '--columns', '3', '-o', 'a.pdf'], /--columns takes 1, 2/],
    [['generate', '--topic', TOPIC, 'more'], /"more"/],
    [['generate', '--topic', TOPIC, '--standard', '4.NBT.B.6'], /not both/],
    [['generate', '--standard', '9.XX'], /9\.XX/],
    [['generate', '--request', 'r.json', '--count', '3'], /--count does not go with --request/],
    [['generate', '--topic', TOPIC, '--seed', '9007199254740992'], /whole number/],
    [['catalog', '--grade', '12'], /--grade takes k, 1/],
    [['catalog', 'fractions'], /"fractions"/],
    [['check', '--topic', TOPIC, '--number', '0', '5'], /--number .*from 1 on/],
    [['generat'], /There is no command "generat"\. Did you mean "generate"\?/],
    [['generate', '--tpoic', TOPIC], /no option --tpoic here\. Did you mean "--topic"\?/],
    [['generate', '--topic', TOPIC, '--grade', 'agebra-1'], /Did you mean "algebra-1"\?/],
    [['catalog', '--grade', 'agebra-1'], /Did you mean "algebra-1"\?/],
    [['generate', '--topic', TOPIC, '--difficulty', 'meduim'], /Did you mean "medium"\?/],
    [['generate', '--standard', '4.NBT.B.66'], /Did you mean "4\.NBT\.B\.6"\?/],
    [['preview', 'ecuaciones de dos paso'], /Did you mean "two-step-equations"\?/],
    [['generate', '--topic', TOPIC, '--paper', 'a4'], /--paper is for pdf, not for text/],
    [['generate', '--topic', TOPIC, '--columns', '1', '-o', 'a.html'], /--columns is for latex, pdf, not for html/],
    [['generate', '--topic', TOPIC, '--score', '-o', 'a.tex'], /--score is for pdf, not for latex/],
    [['generate', '--topic', TOPIC, '--title', 'T', '-o', 'a.json'], /--title is for .*, not for json/],
    [['generate', '--topic', TOPIC, '--fragment', '-o', 'a.pdf'], /--fragment is for latex, html, not for pdf/],
    [['generate', '--topic', TOPIC, '--fragment', '--columns', '1', '-o', 'a.tex'], /not for a --fragment/],
    [['generate', '--topic', TOPIC, '--fragment', '--font-size', 'large', '-o', 'a.tex'], /letters of the book/],
    [['constructor'], /no command/],
    [['__proto__'], /no command/],
    [['generate', '--topic', TOPIC, '--format', 'word'], /text, json, latex, html, pdf/],
    [['generate', '--request', 'missing.json'], /^"missing\.json" is not there\.$/m],
    [['preview', 'juggling'], /juggling/],
    [['completion', 'fish'], /bash and zsh/],
  ])('%j is refused with a reason', async (args, reason) => {
    const { code, warned } = await call(...args)
    expect(code).toBe(2)
    expect(warned).toMatch(reason)
  })
  test('names each field of a request that is wrong', async () => {
    const bad = { '-': '{"entries":[{"id":"","grade":4,"topic":"t","difficulty":"easy","count":1}],"seed":1.5}' }
    const { code, warned } = await callWith(bad, 'generate', '--request', '-')
    expect(code).toBe(2)
    for (const path of ['entries[0].id: ', 'entries[0].grade: ', 'seed: ']) expect(warned).toContain(path)
  })
  test('completes commands, the flags of each, and their values', async () => {
    const { out } = await call('completion')
    const script = `${out}
      offer() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _worksheet; echo "\${COMPREPLY[@]}"; }
      offer worksheet ''
      offer worksheet catalog --t
      offer worksheet generate --topic two-step-equations
      offer worksheet generate --paper ''
      offer worksheet check --n`
    const { stdout } = await promisify(execFile)('bash', ['-c', script])
    expect(stdout.split('\n')).toEqual([
      'catalog generate preview check completion --help --version',
      '--text',
      'two-step-equations',
      'letter a4',
      '--number',
      '',
    ])
    expect((await call('completion', 'zsh')).out).toContain('bashcompinit')
  })
})
