/**
 * Measures everything, prints its tables and writes bench/results.json: npm run bench
 * A part alone, its peers side by side: npm run bench -- service
 */
import { existsSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { benchServer } from '../packages/server/bench/bench.ts'
import { benchLoading } from './core/loading.ts'
import { benchCore } from './core/run.ts'
import { benchPages } from './pages/run.ts'
import { benchPdf } from './pdf/run.ts'
import { cellsOf, HEAD, RESULTS, type Results, type Row, readResults } from './results.ts'
import { benchTextFormats } from './text-formats/run.ts'

const PARTS: Readonly<Record<string, () => Promise<readonly Row[]>>> = { core, loading, text, pages, pdf, service }

async function core(): Promise<readonly Row[]> {
  const { topics, equalShare, equalSharePrinted, equalShareSolved, median, slow, slowest } = benchCore()
  const unit = 'problems/s'
  return [
    { what: 'Topics with a generator', measured: topics, unit: '' },
    { what: 'Equal share of all topics', measured: equalShare, unit, goal: { least: 100_000 } },
    {
      what: 'Equal share, printed as text, TeX and MathML',
      measured: equalSharePrinted,
      unit,
      goal: { least: 50_000 },
    },
    {
      what: 'Equal share with solutions, of without',
      measured: equalShareSolved / equalShare,
      unit: 'times',
      goal: { least: 0.5 },
    },
    { what: 'Median topic', measured: median, unit },
    { what: 'Topics below 20,000 problems/s', measured: slow, unit: '', goal: { most: 0 } },
    ...slowest.map(({ topic, perSecond }) => ({
      what: `Slow topic: ${topic}`,
      measured: perSecond,
      unit,
      goal: { least: 20_000 },
    })),
  ]
}

async function loading(): Promise<readonly Row[]> {
  const { importMilliseconds, requireMilliseconds, bundledTopicBytes } = await benchLoading()
  return [
    { what: 'Import of everything, beyond bare Node', measured: importMilliseconds, unit: 'ms', goal: { most: 80 } },
    { what: 'The same by require', measured: requireMilliseconds, unit: 'ms' },
    {
      what: 'App that bundles one topic and prints it as text',
      measured: bundledTopicBytes / 1000,
      unit: 'kB',
      goal: { most: 110 },
    },
  ]
}

async function text(): Promise<readonly Row[]> {
  return benchTextFormats().flatMap(({ sheet, way, milliseconds, bytes }) => [
    { what: `150 problems ${sheet}: ${way}`, measured: milliseconds, unit: 'ms', goal: { most: 10 } },
    ...(bytes >= 1000 ? [{ what: `150 problems ${sheet}: ${way}, size`, measured: bytes / 1000, unit: 'kB' }] : []),
  ])
}

async function pages(): Promise<readonly Row[]> {
  const figures = benchPages()
  const full = figures.flatMap(({ empty }) => empty.flatMap(shares => shares.slice(0, -1)))
  return [
    ...figures.map(({ sheet, pages }) => ({
      what: `Pages: ${sheet.name}`,
      measured: pages,
      unit: '',
      goal: { most: sheet.pages },
    })),
    {
      what: 'Empty height of all question pages but the last',
      measured: (100 * full.reduce((sum, share) => sum + share, 0)) / full.length,
      unit: '%',
      goal: { most: 6 },
    },
    {
      what: 'Empty height of the emptiest of them',
      measured: 100 * Math.max(...figures.map(({ emptiest }) => emptiest)),
      unit: '%',
      goal: { most: 20 },
    },
  ]
}

async function pdf(): Promise<readonly Row[]> {
  const { sheets, emptyPage, bareNode, memory } = await benchPdf()
  return [
    ...sheets.flatMap(({ problems, warm, cold, pdflatex, chromium }): Row[] => {
      const {
        'render-pdf': own,
        'render-pdf, tagged': tagged,
        'plain pdfkit': plain,
        'sheet alone': alone,
        'key and solutions': solved,
      } = warm
      const sheet = `PDF of ${problems} problems`
      return [
        { what: `${sheet}, warm`, measured: own.wall, unit: 'ms' },
        { what: `${sheet}, warm, CPU`, measured: own.cpu, unit: 'ms' },
        { what: `${sheet}: of plain pdfkit`, measured: own.cpu / plain.cpu, unit: 'times', goal: { most: 1.25 } },
        {
          what: `${sheet} with key and solutions, of the sheet alone`,
          measured: solved.cpu / alone.cpu,
          unit: 'times',
          ...(problems === 30 && { goal: { most: 2.5 } }),
        },
        { what: `${sheet}: tagged`, measured: tagged.cpu / own.cpu, unit: 'times', goal: { most: 1.35 } },
        ...(chromium
          ? [
              {
                what: `${sheet}: Chromium with KaTeX`,
                measured: chromium.wall / own.wall,
                unit: 'times slower',
                goal: { least: 15 },
              },
            ]
          : []),
        ...(pdflatex ? [{ what: `${sheet}: pdflatex`, measured: pdflatex.wall / own.wall, unit: 'times slower' }] : []),
        { what: `${sheet}, size`, measured: own.bytes / 1000, unit: 'kB', goal: { most: problems > 30 ? 90 : 40 } },
        {
          what: `${sheet}, cold process`,
          measured: cold,
          unit: 'ms',
          ...(problems === 30 && { goal: { most: 470 } }),
        },
        ...(pdflatex
          ? [{ what: `${sheet}, cold process: pdflatex`, measured: pdflatex.wall / cold, unit: 'times slower' }]
          : []),
      ]
    }),
    { what: 'An empty page by React-PDF alone, cold process', measured: emptyPage, unit: 'ms' },
    { what: 'Node that does nothing, cold process', measured: bareNode, unit: 'ms' },
    { what: 'Most memory over 500 sheets', measured: memory, unit: 'MB', goal: { most: 180 } },
  ]
}

async function service(): Promise<readonly Row[]> {
  const figures = await benchServer()
  const { koa, rendering, unmetered, metered } = figures.requestsPerSecond
  const { alone, attacked } = figures.fairness
  return [
    { what: 'Requests: bare Koa that says hello', measured: koa, unit: '/s' },
    { what: 'Requests of 10 problems: bare Koa', measured: rendering, unit: '/s' },
    { what: 'Requests of 10 problems: unmetered', measured: unmetered, unit: '/s' },
    { what: 'Requests of 10 problems: metered', measured: metered, unit: '/s' },
    {
      what: 'Metered, of bare Koa with 10 problems',
      measured: metered / rendering,
      unit: 'times',
      goal: { least: 0.25 },
    },
    { what: 'Metered, of bare Koa that says hello', measured: metered / koa, unit: 'times' },
    {
      what: 'CPU of metering',
      measured: figures.meteringCpu * 100,
      unit: '%',
      spread: figures.meteringSpread * 100,
      goal: { most: 15 },
    },
    { what: 'Catalog p99, idle', measured: figures.catalogP99IdleMs, unit: 'ms' },
    {
      what: 'Catalog p99 under PDF load',
      measured: figures.catalogP99UnderPdfsMs / Math.max(figures.catalogP99IdleMs, 1),
      unit: 'times idle',
      goal: { most: 3 },
    },
    { what: 'PDFs of 30 problems', measured: figures.pdfsPerSecond, unit: '/s' },
    {
      what: 'Longest stall while 150 problems with figures are answered',
      measured: figures.stallMs,
      unit: 'ms',
      goal: { most: 50 },
    },
    { what: 'A customer alone, p50', measured: alone.p50, unit: 'ms' },
    { what: 'A customer alone, p99', measured: alone.p99, unit: 'ms' },
    {
      what: "The same while another's bodies of 256 KiB are refused, p50",
      measured: attacked.p50 / alone.p50,
      unit: 'times',
      goal: { most: 2 },
    },
    {
      what: "The same while another's bodies of 256 KiB are refused, p99",
      measured: attacked.p99 / alone.p99,
      unit: 'times',
      goal: { most: 2 },
    },
  ]
}

const wanted = process.argv.slice(2)
const known = existsSync(RESULTS) ? readResults().parts : {}
const parts: Record<string, readonly Row[]> = {}
for (const [name, measure] of Object.entries(PARTS)) {
  const isWanted = wanted.length === 0 || wanted.includes(name)
  const rows = isWanted ? tidied(await measure()) : known[name]
  if (rows) parts[name] = rows
  if (isWanted) print(parts[name] ?? [])
}
const [cpu] = cpus()
const results: Results = { machine: { node: process.version, cpu: cpu?.model ?? '', cores: cpus().length }, parts }
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
process.exit()

function tidied(rows: readonly Row[]): readonly Row[] {
  return rows.map(row => ({ ...row, measured: Number(row.measured.toPrecision(4)) }))
}

function print(rows: readonly Row[]): void {
  for (const line of [HEAD, HEAD.map(() => '---'), ...rows.map(cellsOf)]) console.log(`| ${line.join(' | ')} |`)
}
