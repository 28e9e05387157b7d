import { describe, expect, test } from 'vitest'
import { run } from '../src/run.ts'

async function call(...args: readonly string[]) {
  return callWith({}, ...args)
}

async function callWith(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const written = new Map<string, string | Uint8Array>()
  let out = ''
  let warned = ''
  const code = await run(args, {
    write: text => (out += typeof text === 'string' ? text : Buffer.from(text).toString('latin1')),
    warn: text => (warned += text),
    readFile: async path =>
      files[path] ??
      Promise.reject(Object.assign(new Error(`ENOENT: no such file, open '${path}'`), { code: 'ENOENT' })),
    writeFile: async (path, content) => void written.set(path, content),
    readInput: async () => files['-'] ?? '',
    isWatched: false,
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
    [['generate', '--topic', TOPIC, '--count', '31'], /entries\[0\]\.count/],
    [['generate', '--topic', 'juggling'], /no grade|no topic/],
    [['generate', '--topic', TOPIC, '--format', 'word'], /text, json, latex, html, pdf/],
    [['generate', '--request', 'missing.json'], /missing\.json/],
    [['preview', 'juggling'], /juggling/],
    [['completion', 'fish'], /bash and zsh/],
  ])('%j is refused with a reason', async (args, reason) => {
    const { code, warned } = await call(...args)
    expect(code).toBe(2)
    expect(warned).toMatch(reason)
  })
  test('completes', async () => expect((await call('completion')).out).toContain('complete -F'))
})
