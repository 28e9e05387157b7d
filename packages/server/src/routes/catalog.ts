import { LOCALES, type Locale } from '@worksheet/core'
import { type ApiRouter, sendJson } from '../http/context.ts'
import { answerUnchanged, entityTagOf } from '../http/entity-tag.ts'
import { warningsHeader } from '../http/warnings.ts'
import { unknownLocale } from '../request.ts'
import type { Services } from '../services.ts'

export function catalogRoutes(router: ApiRouter, { engine }: Services): void {
  const entityTags = new Map<Locale, string>()
  const tagOf = (locale: Locale) => {
    const known = entityTags.get(locale) ?? entityTagOf(engine.catalog(locale))
    entityTags.set(locale, known)
    return known
  }

  router.get('/api/public/v1/catalog', ctx => {
    const asked = [ctx.query.locale ?? 'en'].flat()[0]!
    const locale = LOCALES.find(known => known === asked) ?? 'en'
    if (locale !== asked) ctx.set('X-Worksheet-Warnings', warningsHeader([unknownLocale(asked)]))
    const entityTag = tagOf(locale)
    ctx.set({ ETag: entityTag, 'Cache-Control': 'private, no-cache' })
    if (!answerUnchanged(ctx, entityTag)) sendJson(ctx, 200, engine.catalog(locale))
  })
}
