import { type CatalogTopic, catalog, type GradeId, type Locale } from '@worksheet/core'

/** A topic of the catalog as the gallery shows it: what a reader may look for, in both languages. */
export interface GalleryTopic {
  readonly id: string
  readonly grade: GradeId
  readonly gradeName: Readonly<Record<Locale, string>>
  readonly name: Readonly<Record<Locale, string>>
  readonly description: Readonly<Record<Locale, string>>
  readonly domain: Readonly<Record<Locale, string>>
  readonly standards: readonly string[]
  readonly implemented: boolean
  readonly difficulties: CatalogTopic['difficulties']
}

const spanish = catalog({ locale: 'es' })

export const galleryTopics: readonly GalleryTopic[] = catalog().flatMap(({ id, name, topics }, i) =>
  topics.map((topic, k) => {
    const grade = spanish[i]
    const other = grade?.topics[k]
    if (!grade || other?.id !== topic.id) throw new Error(`The Spanish catalog has another topic than ${topic.id}`)
    return {
      id: topic.id,
      grade: id,
      gradeName: { en: name, es: grade.name },
      name: { en: topic.name, es: other.name },
      description: { en: topic.description, es: other.description },
      domain: { en: topic.domain, es: other.domain },
      standards: topic.standards,
      implemented: topic.implemented,
      difficulties: topic.difficulties,
    }
  }),
)

/** What the search of the site reads of the gallery: a heading for each topic, by its names in both languages. */
export const searchedTopics = (): string =>
  galleryTopics
    .map(
      ({ id, name, gradeName, description, standards }) =>
        `<h2 id="${id}">${escaped(`${name.en} · ${name.es}`)} <a class="header-anchor" href="#${id}">&#8203;</a></h2>\n` +
        `<p>${escaped([gradeName.en, ...standards, description.en, description.es].join(' · '))}</p>\n`,
    )
    .join('')

const escaped = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
