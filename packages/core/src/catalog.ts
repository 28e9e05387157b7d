import type { Locale } from './both.ts'
import type { Difficulty } from './topic.ts'
import { domains } from './topics/domains.ts'
import { type GradeId, grades } from './topics/grades.ts'
import { outline, type TopicOutline } from './topics/outline.ts'

export interface CatalogTopic {
  readonly id: string
  readonly name: string
  readonly domain: string
  readonly description: string
  /** Whether entries may ask for it. */
  readonly implemented: boolean
  readonly difficulties: readonly Difficulty[]
  readonly standards: readonly string[]
}

export interface CatalogGrade {
  readonly id: GradeId
  readonly name: string
  readonly topics: readonly CatalogTopic[]
}

export interface CatalogOptions {
  readonly locale?: Locale
}

/** All grades and topics in teaching order. */
export function catalog({ locale = 'en' }: CatalogOptions = {}): CatalogGrade[] {
  return grades.map(({ id, name }) => ({
    id,
    name: name[locale],
    topics: outline.filter(({ grade }) => grade === id).map(topic => catalogTopic(topic, locale)),
  }))
}

const spanishDomains: Readonly<Record<string, string>> = domains

const catalogTopic = (
  { id, name, description, domain, implemented, difficulties, standards }: TopicOutline,
  locale: Locale,
): CatalogTopic => ({
  id,
  name: name[locale],
  domain: locale === 'es' ? (spanishDomains[domain] ?? domain) : domain,
  description: description[locale],
  implemented,
  difficulties: [...difficulties],
  standards: [...standards],
})

/** The topics that practise a standard, by its code: `topicsForStandard('3.OA.C.7')`. */
export function topicsForStandard(
  code: string,
  options: CatalogOptions = {},
): (CatalogTopic & { readonly grade: GradeId })[] {
  const wanted = code.trim().toUpperCase()
  return catalog(options).flatMap(({ id, topics }) =>
    topics
      .filter(({ standards }) => standards.some(standard => standard.toUpperCase() === wanted))
      .map(topic => ({ ...topic, grade: id })),
  )
}
