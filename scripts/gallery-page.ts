import {
  type CatalogGrade,
  type CatalogTopic,
  type Difficulty,
  generateWorksheet,
  LOCALES,
  type Locale,
  type Problem,
} from '@worksheet/core'
import { contentToHtml, STYLES } from '@worksheet/render-html'

/** A grade in both languages, with its topics that can be generated. */
export interface GalleryGrade {
  readonly id: string
  readonly names: Readonly<Record<Locale, string>>
  readonly topics: readonly GalleryTopic[]
  readonly planned: number
}
interface GalleryTopic {
  readonly topic: CatalogTopic
  readonly names: Readonly<Record<Locale, string>>
}

const SEED = 7
const PROBLEMS = 4
const LEVELS = { easy: 'Easy · Fácil', medium: 'Medium · Intermedio', hard: 'Hard · Difícil' } as const
const LANGUAGES = { en: 'English', es: 'Español' } as const

const escaped = (text: string) => text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)
const shortened = (text: string) => (text.length > 120 ? `${text.slice(0, 120)}…` : text)
const isReady = ({ implemented }: CatalogTopic) => implemented

/** Joins the English and the Spanish catalog. */
export function galleryGrades(english: readonly CatalogGrade[], spanish: readonly CatalogGrade[]): GalleryGrade[] {
  return english.map(({ id, name, topics }) => {
    const other = spanish.find(grade => grade.id === id)
    const spanishNames = new Map(other?.topics.map(topic => [topic.id, topic.name]))
    return {
      id,
      names: { en: name, es: other?.name ?? name },
      planned: topics.filter(topic => !isReady(topic)).length,
      topics: topics
        .filter(isReady)
        .map(topic => ({ topic, names: { en: topic.name, es: spanishNames.get(topic.id) ?? topic.name } })),
    }
  })
}

export function gradePage(grade: GalleryGrade, grades: readonly GalleryGrade[]): string {
  const contents = grade.topics.map(({ topic, names }) => `<li><a href="#${topic.id}">${escaped(names.en)}</a></li>`)
  const body = `<h1>${escaped(grade.names.en)} <span lang="es">${escaped(grade.names.es)}</span></h1>
<p>${grade.topics.length} topics, ${PROBLEMS} problems of each level from seed ${SEED}. The numbers are the same in both languages.
<button type="button" hidden data-open>Open all answers</button></p>
<nav aria-label="Topics"><ul class="contents">${contents.join('')}</ul></nav>
${grade.topics.map(topic => topicSection(grade.id, topic)).join('\n')}`
  return pageOf(`${grade.names.en} · Gallery`, body, grades, grade.id)
}

export function indexPage(grades: readonly GalleryGrade[]): string {
  const count = grades.reduce((sum, { topics }) => sum + topics.length, 0)
  const sections = grades.map(({ id, names, topics, planned }) => {
    const links = topics.map(({ topic, names }) => `<li><a href="${id}.html#${topic.id}">${escaped(names.en)}</a></li>`)
    const rest = planned === 0 ? '' : `<p class="quiet">${planned} more are planned.</p>`
    return `<section><h2><a href="${id}.html">${escaped(names.en)}</a></h2><ul class="contents">${links.join('')}</ul>${rest}</section>`
  })
  const body = `<h1>Gallery</h1><p>All ${count} topics that can be generated, each at every level, in English and Spanish.</p>${sections.join('\n')}`
  return pageOf('Gallery', body, grades, null)
}

function topicSection(grade: string, { topic, names }: GalleryTopic): string {
  const about = [topic.id, ...topic.standards].map(text => `<code>${escaped(text)}</code>`).join(' ')
  return `<section class="topic" id="${topic.id}"><h2>${escaped(names.en)} <span lang="es">${escaped(names.es)}</span></h2>
<p class="quiet">${escaped(topic.description)} ${about}</p>
${topic.difficulties.map(difficulty => levelSection(grade, topic.id, difficulty)).join('\n')}</section>`
}

/** A topic that fails is told in its place, so that the others can be looked at. */
export const failures: string[] = []

function levelSection(grade: string, topic: string, difficulty: Difficulty): string {
  try {
    return `<section><h3>${LEVELS[difficulty]}</h3>${samples(grade, topic, difficulty)}</section>`
  } catch (error) {
    failures.push(`${topic}, ${difficulty}: ${error instanceof Error ? error.message : String(error)}`)
    return `<section><h3>${LEVELS[difficulty]}</h3><p><strong>${escaped(String(error))}</strong></p></section>`
  }
}

function samples(grade: string, topic: string, difficulty: Difficulty): string {
  const columns = LOCALES.map(locale => {
    const { entries } = generateWorksheet(
      { seed: SEED, locale, entries: [{ id: 'sample', grade, topic, difficulty, count: PROBLEMS }] },
      { solutions: true },
    )
    const problems = entries.flatMap(entry => entry.problems).map(problem => problemItem(problem, locale))
    return `<ol class="problems" lang="${locale}" aria-label="${LANGUAGES[locale]}">${problems.join('\n')}</ol>`
  })
  return `<div class="languages">${columns.join('')}</div>`
}

function problemItem({ id, form, instruction, prompt, choices, answer, solution }: Problem, locale: Locale): string {
  const prefix = `${locale}-${id}`
  const html = (blocks: Problem['prompt'], part: string) => contentToHtml(blocks, locale, `${prefix}-${part}`)
  const options = choices.map(({ label, content }) => `<li>${html(content, label)}</li>`).join('')
  const label = answer.label === null ? '' : `<strong>${escaped(answer.label)}.</strong> `
  const requires = answer.requires ? `, ${answer.requires}` : ''
  return `<li data-form="${escaped(form)}">${instruction.length > 0 ? `<div class="instruction">${html(instruction, 'instruction')}</div>` : ''}
<div>${html(prompt, 'prompt')}</div>${options === '' ? '' : `<ol class="choices" type="A">${options}</ol>`}
<details><summary>${{ en: 'Answer', es: 'Respuesta' }[locale]}</summary><div>${label}${html(answer.content, 'answer')}
<p class="quiet">${escaped(form)} · ${answer.type}${requires} · <code>${escaped(shortened(JSON.stringify(answer.value)))}</code></p>
${solution ? `<div class="solution">${html(solution, 'solution')}</div>` : ''}</div></details></li>`
}

function pageOf(title: string, body: string, grades: readonly GalleryGrade[], current: string | null): string {
  const link = ({ id, names }: GalleryGrade) =>
    `<li><a href="${id}.html"${id === current ? ' aria-current="page"' : ''}>${escaped(names.en)}</a></li>`
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${STYLES}${GALLERY_STYLES}</style></head>
<body class="worksheet-page"><header><a href="../index.html">Worksheet</a> <a href="index.html">Gallery</a>
<nav aria-label="Grades"><ul>${grades.map(link).join('')}</ul></nav></header>
<main class="worksheet">${body}</main><script>${SCRIPT}</script></body></html>
`
}

/** Only a convenience: every answer opens without it. */
const SCRIPT = `const button = document.querySelector('[data-open]')
if (button) {
  button.hidden = false
  button.onclick = () => { for (const answer of document.querySelectorAll('details')) answer.open = true }
}`

const GALLERY_STYLES = `
@font-face { font-family: 'STIX Two Text'; src: url('fonts/STIXTwoText-Regular.ttf'); font-display: swap }
@font-face { font-family: 'STIX Two Text'; src: url('fonts/STIXTwoText-Bold.ttf'); font-weight: bold; font-display: swap }
@font-face { font-family: 'STIX Two Math'; src: url('fonts/STIXTwoMath.ttf'); font-display: swap }
math { font-family: 'STIX Two Math', math }
.worksheet-page { --line: #c8ccd2; --link: #0b57a4; --quiet: #5a6068 }
.worksheet-page .worksheet { max-width: 76rem }
.worksheet-page a { color: var(--link) }
header { font: 1rem/1.5 system-ui, sans-serif; padding: 0.75rem clamp(0.75rem, 3vw, 2rem); border-block-end: 1px solid var(--line) }
header > a { margin-inline-end: 1em; font-weight: 600 }
header ul { list-style: none; display: flex; flex-wrap: wrap; gap: 0.3em 1em; margin: 0.5em 0 0; padding: 0 }
header [aria-current] { color: inherit; text-decoration: none; font-weight: 600 }
h1 span, h2 span { font-weight: normal; color: var(--quiet); margin-inline-start: 0.5em }
.quiet { color: var(--quiet); font-size: 0.9em; overflow-wrap: anywhere }
.contents { columns: 18em auto; padding-inline-start: 1.2em }
.topic { border-block-start: 1px solid var(--line); scroll-margin-top: 1em; content-visibility: auto; contain-intrinsic-size: auto 60em }
.worksheet .languages { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26em), 1fr)); gap: 0 2.5em }
.worksheet .languages > ol { columns: auto; min-width: 0 }
.worksheet .languages > ol > li { break-inside: auto }
.worksheet .languages > ol > li > div { overflow-x: auto }
details > div { border-inline-start: 3px solid var(--line); padding-inline-start: 0.75em; overflow-x: auto }
@media screen and (prefers-color-scheme: dark) {
  .worksheet-page { --line: #3c4148; --link: #8ab8ff; --quiet: #a5abb3 }
}
`
