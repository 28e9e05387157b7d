import type { Locale } from './both.ts'
import type { Difficulty, Topic } from './topic.ts'
import { allGrades } from './topics/all.ts'
import { domains } from './topics/domains.ts'
import type { PlannedId } from './topics/grade.ts'
import { grades } from './topics/grades.ts'
import { planned } from './topics/planned.ts'

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
  readonly id: string
  readonly name: string
  readonly topics: readonly CatalogTopic[]
}

export interface CatalogOptions {
  readonly locale?: Locale
}

/** All grades and topics in teaching order. */
export function catalog({ locale = 'en' }: CatalogOptions = {}): CatalogGrade[] {
  return allGrades.map(({ id, topics }) => ({
    id,
    name: grades.find(grade => grade.id === id)?.name[locale] ?? id,
    topics: topics.map(topic => catalogTopic(topic, locale)),
  }))
}

const spanishDomains: Readonly<Record<string, string>> = domains

function catalogTopic(topic: Topic | PlannedId, locale: Locale): CatalogTopic {
  const id = typeof topic === 'string' ? topic : topic.id
  const { name, description, domain, difficulties, standards } = typeof topic === 'string' ? planned[topic] : topic
  return {
    id,
    name: name[locale],
    domain: locale === 'es' ? (spanishDomains[domain] ?? domain) : domain,
    description: description[locale],
    implemented: typeof topic !== 'string',
    difficulties: [...difficulties],
    standards: [...standards],
  }
}

/** The topics that practise a standard, by its code: `topicsForStandard('3.OA.C.7')`. */
export function topicsForStandard(
  code: string,
  options: CatalogOptions = {},
): (CatalogTopic & { readonly grade: string })[] {
  const wanted = code.trim().toUpperCase()
  return catalog(options).flatMap(({ id, topics }) =>
    topics
      .filter(({ standards }) => standards.some(standard => standard.toUpperCase() === wanted))
      .map(topic => ({ ...topic, grade: id })),
  )
}
