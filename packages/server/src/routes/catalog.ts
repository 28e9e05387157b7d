import { setImmediate } from 'node:timers/promises'
import { LOCALES, type Locale } from '@worksheet/core'
import { type ApiRouter, type Context, sendJson } from '../http/context.ts'
import { answerUnchanged, entityTagOf } from '../http/entity-tag.ts'
import { unknownParameters } from '../http/parameters.ts'
import { unknownLocale } from '../request.ts'
import type { Services } from '../services.ts'

interface Topic {
  readonly id: string
  readonly name: string
  readonly domain: string
  readonly description: string
  readonly implemented: boolean
  readonly standards: readonly string[]
}

interface Grade {
  readonly id: string
  readonly name: string
  readonly topics: readonly Topic[]
}

const FILTERS = ['grade', 'standard', 'q', 'implemented'] as const

/** What is told of a topic only on request. */
const LEVELS = 'levels'

export function catalogRoutes(router: ApiRouter, { engine }: Services): void {
  /** The whole catalog, as it is sent. */
  const wholes = new Map<Locale, { readonly body: Buffer; readonly entityTag: string }>()
  const wholeIn = (locale: Locale) => {
    const known = wholes.get(locale)
    if (known) return known
    const body = Buffer.from(engine.catalog(locale))
    const whole = { body, entityTag: entityTagOf(body) }
    wholes.set(locale, whole)
    return whole
  }
  const grades = new Map<Locale, readonly Grade[]>()
  const gradesIn = (locale: Locale) => {
    const known = grades.get(locale) ?? (JSON.parse(engine.catalog(locale)) as readonly Grade[])
    grades.set(locale, known)
    return known
  }

  const levels = new Map<string, unknown>()
  /** A grade at a time, so that nobody waits for all of them to be read. */
  const withLevels = async (asked: readonly Grade[]): Promise<readonly object[]> => {
    const told: object[] = []
    for (const { topics, ...rest } of asked) {
      for (const { id, implemented } of topics) {
        if (!implemented || levels.has(id)) continue
        levels.set(id, engine.levels(id))
        await setImmediate()
      }
      told.push({ ...rest, topics: topics.map(topic => ({ ...topic, levels: levels.get(topic.id) ?? [] })) })
    }
    return told
  }

  router.get('/api/public/v1/catalog', async ctx => {
    const asked = parameter(ctx, 'locale') ?? 'en'
    const locale = LOCALES.find(known => known === asked) ?? 'en'
    const include = parameter(ctx, 'include')
    const odd =
      include === undefined || include === LEVELS ? [] : [`The value of include is not known; it takes ${LEVELS}.`]
    unknownParameters(
      ctx,
      ['locale', 'include', ...FILTERS],
      [...(locale === asked ? [] : [unknownLocale(asked)]), ...odd],
    )
    const isFiltered = include === LEVELS || FILTERS.some(name => parameter(ctx, name) !== undefined)
    const partOf = async () => {
      const found = filtered(ctx, gradesIn(locale), LOCALES.map(gradesIn))
      const body = JSON.stringify(include === LEVELS ? await withLevels(found) : found)
      return { body, entityTag: entityTagOf(body) }
    }
    const { body, entityTag } = isFiltered ? await partOf() : wholeIn(locale)
    ctx.set({ ETag: entityTag, 'Cache-Control': 'private, no-cache' })
    if (!answerUnchanged(ctx, entityTag)) sendJson(ctx, 200, body)
  })
}

const parameter = (ctx: Context, name: string): string | undefined => [ctx.query[name] ?? []].flat()[0]

/** An addition beside the interface: the part of the catalog that was asked for. Words are looked for in all languages. */
function filtered(ctx: Context, grades: readonly Grade[], languages: readonly (readonly Grade[])[]): readonly Grade[] {
  const [grade, standard, q, implemented] = FILTERS.map(name => parameter(ctx, name))
  const words = plain(q ?? '')
    .split(/\s+/)
    .filter(Boolean)
  const said = new Map<string, string>()
  for (const { id, name, topics } of words.length > 0 ? languages.flat() : [])
    for (const topic of topics) {
      const key = `${id} ${topic.id}`
      said.set(
        key,
        [said.get(key), plain(`${name} ${topic.id} ${topic.name} ${topic.domain} ${topic.description}`)].join(' '),
      )
    }
  const fits = (gradeId: string, topic: Topic) =>
    (standard === undefined || topic.standards.some(own => isUnder(own, standard))) &&
    (implemented === undefined || String(topic.implemented) === implemented) &&
    words.every(word => said.get(`${gradeId} ${topic.id}`)?.includes(word))
  return grades
    .filter(({ id }) => grade === undefined || id === grade)
    .map(({ topics, ...rest }) => ({ ...rest, topics: topics.filter(topic => fits(rest.id, topic)) }))
    .filter(({ topics }) => topics.length > 0)
}

/** `6.EE` names all standards below it, such as `6.EE.B.7`. */
const isUnder = (standard: string, asked: string) =>
  standard.toLowerCase() === asked.toLowerCase() || standard.toLowerCase().startsWith(`${asked.toLowerCase()}.`)

/** As people type: without accents, in small letters. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
