import { generateWorksheet, type Locale, loadTopics, type Worksheet } from '@worksheet/core'
import { renderHtml, STYLES } from '@worksheet/render-html'
import { withBase } from 'vitepress'
import { computed, defineComponent, h, nextTick, onMounted, reactive, ref } from 'vue'
import { type GalleryTopic, galleryTopics } from '../topics.ts'

const PROBLEMS = 3
const ALL = ''
const WORDS = {
  en: {
    grade: 'Grade',
    domain: 'Domain',
    standard: 'Standard',
    words: 'Words',
    language: 'Language',
    all: 'All',
    ready: 'Only topics that can be generated',
    count: (count: number) => (count === 1 ? '1 topic' : `${count} topics`),
    planned: 'planned',
    newSeed: 'New seed',
    seed: 'seed',
    loading: 'One moment …',
    failed: 'The problems could not be loaded.',
  },
  es: {
    grade: 'Grado',
    domain: 'Área',
    standard: 'Estándar',
    words: 'Palabras',
    language: 'Idioma',
    all: 'Todos',
    ready: 'Solo los temas que se pueden generar',
    count: (count: number) => (count === 1 ? '1 tema' : `${count} temas`),
    planned: 'planeado',
    newSeed: 'Otra semilla',
    seed: 'semilla',
    loading: 'Un momento …',
    failed: 'No se pudieron cargar los ejercicios.',
  },
} as const

const grades = [...new Map(galleryTopics.map(topic => [topic.grade, topic.gradeName]))]
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const wordsOf = ({ id, name, description }: GalleryTopic) =>
  plain([id, name.en, name.es, description.en, description.es].join(' '))
const searched = new Map(galleryTopics.map(topic => [topic.id, wordsOf(topic)]))

const holdsSolutions = ({ entries }: Worksheet) =>
  entries.some(({ problems }) => problems.some(({ solution }) => solution !== null))

/** Problems of each level, as the renderer prints them, made here and now. */
async function madeHere({ id, difficulties }: GalleryTopic, seed: number, locale: Locale): Promise<string> {
  const entries = difficulties.map(difficulty => ({ topic: id, difficulty, count: PROBLEMS }))
  await loadTopics({ entries })
  const worksheet = generateWorksheet({ seed, locale, entries }, { solutions: true })
  return renderHtml(worksheet, {
    document: false,
    showAnswerKey: true,
    showSolutions: holdsSolutions(worksheet),
    showDifficulty: true,
    disclosures: true,
  })
}

/** The catalog as cards: what each topic looks like, and problems of it on demand. */
export const Gallery = defineComponent({
  name: 'Gallery',
  setup() {
    const asked = reactive({
      grade: grades[0]?.[0] ?? ALL,
      domain: ALL,
      standard: '',
      words: '',
      locale: 'en' as Locale,
      ready: true,
    })
    const looks = reactive(new Map<string, string>())
    const seeds = reactive(new Map<string, number>())
    const sheets = reactive(new Map<string, string>())
    const opened = ref<string | null>(null)
    const words = computed(() => WORDS[asked.locale])

    const shown = computed(() => {
      const sought = plain(asked.words).split(/\s+/).filter(Boolean)
      const standard = asked.standard.trim().toLowerCase()
      return galleryTopics.filter(
        topic =>
          (asked.grade === ALL || topic.grade === asked.grade) &&
          (asked.domain === ALL || topic.domain.en === asked.domain) &&
          (standard === '' || topic.standards.some(code => code.toLowerCase().startsWith(standard))) &&
          (!asked.ready || topic.implemented) &&
          sought.every(word => searched.get(topic.id)?.includes(word)),
      )
    })
    const domains = computed(() => {
      const inGrade = galleryTopics.filter(({ grade }) => asked.grade === ALL || grade === asked.grade)
      return [...new Map(inGrade.map(({ domain }) => [domain.en, domain]))]
    })

    const loaded = new Set<string>()
    async function look(): Promise<void> {
      const wanted = grades
        .map(([id]) => id)
        .filter(id => (asked.grade === ALL || id === asked.grade) && !loaded.has(id))
      for (const id of wanted) {
        loaded.add(id)
        const answer = await fetch(withBase(`/gallery/looks/${id}.json`))
        if (answer.ok)
          for (const [topic, html] of Object.entries((await answer.json()) as Record<string, string>))
            looks.set(topic, html)
      }
    }

    async function make(topic: GalleryTopic): Promise<void> {
      const seed = seeds.get(topic.id) ?? 1
      seeds.set(topic.id, seed)
      sheets.set(topic.id, await madeHere(topic, seed, asked.locale).catch(() => words.value.failed))
    }
    async function open(topic: GalleryTopic): Promise<void> {
      opened.value = opened.value === topic.id ? null : topic.id
      if (opened.value !== null) await make(topic)
    }
    async function renew(topic: GalleryTopic): Promise<void> {
      seeds.set(topic.id, (seeds.get(topic.id) ?? 1) + 1)
      opened.value = topic.id
      await make(topic)
    }
    /** A search of the site, or a link, leads to one topic. */
    async function follow(): Promise<void> {
      const topic = galleryTopics.find(({ id }) => id === decodeURIComponent(location.hash.slice(1)))
      if (!topic) return
      Object.assign(asked, { grade: topic.grade, domain: ALL, standard: '', words: '', ready: topic.implemented })
      await look()
      if (topic.implemented && opened.value !== topic.id) await open(topic)
      await nextTick()
      document.getElementById(topic.id)?.scrollIntoView()
    }

    onMounted(() => {
      const styles = new CSSStyleSheet()
      styles.replaceSync(STYLES)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles]
      addEventListener('hashchange', follow)
      void look().then(follow)
    })

    const field = (label: string, control: ReturnType<typeof h>) => h('label', [label, control])
    const select = (
      value: string,
      options: readonly (readonly [value: string, said: string])[],
      choose: (value: string) => void,
    ) =>
      h(
        'select',
        { value, onChange: (event: Event) => choose((event.target as HTMLSelectElement).value) },
        options.map(([option, said]) => h('option', { value: option, selected: option === value }, said)),
      )
    const filters = () =>
      h('form', { class: 'filters', onSubmit: (event: Event) => event.preventDefault() }, [
        field(
          words.value.grade,
          select(
            asked.grade,
            [[ALL, words.value.all], ...grades.map(([id, name]) => [id, name[asked.locale]] as const)],
            grade => {
              Object.assign(asked, { grade, domain: ALL })
              void look()
            },
          ),
        ),
        field(
          words.value.domain,
          select(
            asked.domain,
            [[ALL, words.value.all], ...domains.value.map(([id, name]) => [id, name[asked.locale]] as const)],
            domain => {
              asked.domain = domain
            },
          ),
        ),
        field(
          words.value.standard,
          h('input', {
            value: asked.standard,
            placeholder: '3.OA',
            onInput: (event: Event) => {
              asked.standard = (event.target as HTMLInputElement).value
            },
          }),
        ),
        field(
          words.value.words,
          h('input', {
            type: 'search',
            value: asked.words,
            onInput: (event: Event) => {
              asked.words = (event.target as HTMLInputElement).value
            },
          }),
        ),
        field(
          words.value.language,
          select(
            asked.locale,
            [
              ['en', 'English'],
              ['es', 'Español'],
            ],
            locale => {
              asked.locale = locale === 'es' ? 'es' : 'en'
              const topic = galleryTopics.find(({ id }) => id === opened.value)
              if (topic) void make(topic)
            },
          ),
        ),
        h('label', { class: 'check' }, [
          h('input', {
            type: 'checkbox',
            checked: asked.ready,
            onChange: (event: Event) => {
              asked.ready = (event.target as HTMLInputElement).checked
            },
          }),
          words.value.ready,
        ]),
      ])

    const card = (topic: GalleryTopic) => {
      const isOpen = opened.value === topic.id
      const name = topic.name[asked.locale]
      const about = [topic.gradeName[asked.locale], topic.domain[asked.locale], ...topic.standards].join(' · ')
      const heading = topic.implemented
        ? h('button', { type: 'button', 'aria-expanded': isOpen, onClick: () => open(topic) }, name)
        : name
      return h('li', { id: topic.id, key: topic.id, class: { open: isOpen, planned: !topic.implemented } }, [
        // The problem itself is read out where the topic is opened.
        h('div', { class: 'look worksheet', 'aria-hidden': true, inert: true }, [
          h('div', { innerHTML: looks.get(topic.id) ?? '' }),
        ]),
        h('h2', heading),
        h('p', [about, ...(topic.implemented ? [] : [` · ${words.value.planned}`])]),
        ...(topic.implemented
          ? [
              h(
                'button',
                {
                  type: 'button',
                  class: 'renew',
                  'aria-label': `${words.value.newSeed}: ${name}`,
                  onClick: () => renew(topic),
                },
                words.value.newSeed,
              ),
            ]
          : []),
        ...(isOpen
          ? [
              h('p', { role: 'status' }, `${words.value.seed} ${seeds.get(topic.id) ?? 1}`),
              h('div', { class: 'sheet', lang: asked.locale, innerHTML: sheets.get(topic.id) ?? words.value.loading }),
            ]
          : []),
      ])
    }

    return () =>
      h('div', { class: 'gallery', lang: asked.locale }, [
        filters(),
        h('p', { role: 'status' }, words.value.count(shown.value.length)),
        h('ul', { class: 'cards' }, shown.value.map(card)),
      ])
  },
})
