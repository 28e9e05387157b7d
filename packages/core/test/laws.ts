import { isCorrect } from '../src/answer/is-correct.ts'
import { LOCALES, type Locale } from '../src/both.ts'
import type { Block } from '../src/content.ts'
import { choicesOf, drawer, problemOf } from '../src/draw.ts'
import { Printed } from '../src/printed.ts'
import { childOf, keyOf, stream } from '../src/random.ts'
import { showBlocks } from '../src/show/show.ts'
import { contentToText } from '../src/show/text.ts'
import type { Difficulty, Draft, Topic } from '../src/topic.ts'

export interface Case {
  readonly topic: Topic
  readonly difficulty: Difficulty
  readonly form: string
  readonly seed: number
  readonly draft: Draft
}

type Law = (sample: Case) => string | null

/** What a teacher would circle in red, in any format. */
/** Sheets of thirty that are looked at for repeats. */
const SHEETS = 8

const BLEMISHES =
  /(?<![⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺])¹(?![⁰¹²³⁴⁵⁶⁷⁸⁹ˣ°])|NaN|null|\[object|Infinity|(?<![\d.,/√^₀-₉])1[xyzabnt](?![\p{L}\d])|(?<![\d.,])0[xyz](?!\p{L})|\+ -|- -|(?<!\d )\+ 0(?![\d.,])(?=.*[xyz])|--|\d\.\d{11}|\$\$| {2}(?=\S)| [,.;!](?!\d)|(?<![=+\-−×÷]) \?(?!\d)|\(\s*\)|¿[^?]*$|(?<!\p{L})su \p{L}+(?:[ao]s|(?!m)\p{L}es)(?!\p{L})/u
/** A leak of the program prints this in both languages; in English it is also a word: the slope of a vertical line. */
const UNDEFINED = /undefined/
const ENGLISH =
  /(?<!\p{L})(the|of|and|what|which|how|many|is|are|find|solve|write|with|from|each|does|then|draw|choose|his|her|an|if)(?!\p{L})/iu
const SPANISH =
  /[¿¡]|(?<!\p{L})(el|los|las|una|qué|cuál|cuántos|cuántas|del|con|halla|escribe|calcula|entonces|cada)(?!\p{L})/iu

const ANSWERS_WITHOUT_TEXT: ReadonlySet<string> = new Set(['drawing', 'choice', 'text-list', 'table'])

/** The words alone: formulas may hold names such as "sec" or "is" that are no words. */
const wordsOf = (blocks: readonly Block[], locale: Locale) => proseOf(showBlocks(blocks, locale))

function proseOf(blocks: ReturnType<typeof showBlocks>): string {
  return blocks
    .map(block => {
      switch (block.kind) {
        case 'paragraph':
          return stringsOf(block.content)
        case 'list':
          return block.items.map(stringsOf).join(' ')
        case 'table':
          return [...(block.head ?? []), ...block.rows.flat()].map(stringsOf).join(' ')
        case 'figure':
          return block.alt.replace(/\b[A-Z]\b/g, '')
        case 'side-by-side':
          return block.items.map(proseOf).join(' ')
        case 'maths':
        case 'grid':
          return ''
      }
    })
    .join(' ')
}

const stringsOf = (content: readonly (string | object)[]) => content.filter(item => typeof item === 'string').join(' ')

const withoutGridsAndTables = (blocks: readonly Block[]) =>
  blocks.filter(({ kind }) => kind !== 'table' && kind !== 'long-division' && kind !== 'column')

function allContent({ topic, draft, form, seed }: Case, locale: Locale): readonly (readonly Block[])[] {
  const instruction = topic.form(form).instruction
  return [
    instruction ? [instruction[locale]] : [],
    draft.prompt[locale],
    draft.answer.shown[locale],
    ...choicesOf(draft, keyOf(seed)).map(({ shown }) => shown[locale]),
    draft.steps()?.[locale] ?? [],
  ]
}

/** Each law has a name, stands once, and runs on every topic, level and form. */
export const laws: Readonly<Record<string, Law>> = {
  'the check accepts the answer, in both languages': ({ draft }) =>
    LOCALES.every(locale => draft.check(new Printed(draft.prompt[locale]))) ? null : 'the answer was rejected',

  'the check rejects near misses and mistakes': ({ draft }) => {
    const wrong = draft.wronglyAccepted(new Printed(draft.prompt.en))
    return wrong.length === 0 ? null : `accepted ${JSON.stringify(wrong[0]?.value)}`
  },

  'both languages print the same maths and figures': ({ draft }) => {
    const [en, es] = LOCALES.map(locale => {
      const printed = new Printed(draft.prompt[locale])
      const maths = printed.maths.map(item => JSON.stringify(item)).sort()
      return JSON.stringify([maths, printed.blocks.filter(({ kind }) => kind === 'figure')])
    })
    return en === es ? null : `${en} is not ${es}`
  },

  'nothing is blemished': sample => {
    for (const locale of LOCALES) {
      for (const blocks of allContent(sample, locale)) {
        const text = contentToText(withoutGridsAndTables(blocks), locale)
        const found = BLEMISHES.exec(text) ?? (locale === 'es' ? UNDEFINED.exec(text) : null)
        if (found) return `"${found[0]}" in ${text}`
      }
    }
    return null
  },

  'the answer is worked out to the end': ({ draft: { answer } }) => {
    const text = contentToText(withoutGridsAndTables(answer.shown.en), 'en')
    return /[-+] \(-[^()]*\)(?![/^²³ⁿ])/.test(text) ? text : null
  },

  'everything can be shown, and nothing is empty': sample => {
    for (const locale of LOCALES) {
      const contents = allContent(sample, locale)
      contents.forEach(blocks => void showBlocks(blocks, locale))
      const [, prompt, answer] = contents.map(blocks => contentToText(blocks, locale))
      if (!prompt || !answer) return `nothing is printed: "${prompt}" / "${answer}"`
    }
    return null
  },

  'no language is left in the other': sample => {
    const english = allContent(sample, 'es')
      .map(blocks => ENGLISH.exec(wordsOf(blocks, 'es')))
      .find(found => found)
    if (english) return `"${english[0]}" in ${english.input}`
    const spanish = allContent(sample, 'en')
      .map(blocks => SPANISH.exec(wordsOf(blocks, 'en')))
      .find(found => found)
    return spanish ? `"${spanish[0]}" in ${spanish.input}` : null
  },

  'content is plain JSON': ({ draft: { prompt, answer } }) => {
    const text = JSON.stringify({ prompt, answer })
    return JSON.stringify(JSON.parse(text)) === text ? null : 'not plain'
  },

  'the answer accepts itself and refuses nonsense': ({ draft: { answer } }) => {
    if (isCorrect(answer, '') || isCorrect(answer, 'qwerty 17 zz')) return 'nonsense is accepted'
    if (ANSWERS_WITHOUT_TEXT.has(answer.type)) return null
    const refused = LOCALES.map(locale => contentToText(answer.shown[locale], locale)).find(
      text => !isCorrect(answer, text),
    )
    return refused === undefined ? null : `${answer.type} ${JSON.stringify(answer.value)} refuses "${refused}"`
  },

  'choices are distinct, at least three, and hold the answer once': ({ draft, seed }) => {
    const choices = choicesOf(draft, keyOf(seed))
    if (choices.length === 0) return null
    const printed = choices.map(({ shown }) =>
      JSON.stringify(shown.en.map(block => (block.kind === 'figure' ? block : contentToText([block], 'en')))),
    )
    const right = choices.filter(({ value }) => JSON.stringify(value) === JSON.stringify(draft.answer.value))
    const enough = choices.length >= (draft.ordered ? 2 : 3)
    return enough && right.length === 1 && new Set(printed).size === printed.length ? null : printed.join(' / ')
  },
}

/** Runs every law on `samples` drafts of each level and form; returns what was broken. */
export function breaches(topic: Topic, samples: number): string[] {
  const found = new Map<string, string>()
  for (const difficulty of topic.difficulties) {
    if (topic.turns(difficulty).length === 0) found.set(`${topic.id} ${difficulty}`, 'no form is offered at this level')
    for (const form of new Set(topic.turns(difficulty))) {
      for (let seed = 0; seed < samples; seed++) {
        const place = `${topic.id} ${difficulty} ${form}`
        const random = () => stream(childOf(keyOf(seed, topic.id, difficulty, form), 0)).atTurn(seed)
        const used = random()
        const draft = attempt(() => topic.sketch(difficulty, form, used).draft())
        if (typeof draft === 'string') {
          found.set(`${place}: it can be drawn`, `seed ${seed}: ${draft}`)
          continue
        }
        if (used.longestUntil > 60)
          found.set(`${place}: draws are found quickly`, `seed ${seed}: ${used.longestUntil} tries`)
        for (const [name, law] of Object.entries(laws)) {
          if (found.has(`${place}: ${name}`)) continue
          const reason = attempt(() => law({ topic, difficulty, form, seed, draft }))
          if (reason !== null) found.set(`${place}: ${name}`, `seed ${seed}: ${reason}`)
        }
        if (
          seed < 20 &&
          JSON.stringify(topic.sketch(difficulty, form, random()).draft().prompt) !== JSON.stringify(draft.prompt)
        )
          found.set(`${place}: same seed`, 'differs')
      }
    }
    for (let seed = 1; seed <= SHEETS; seed++) {
      const onSheet = attempt(() => sheetBreaches(topic, difficulty, seed))
      for (const reason of typeof onSheet === 'string' ? [onSheet] : onSheet)
        found.set(`${topic.id} ${difficulty}: ${reason}`, `on a sheet of thirty of seed ${seed}`)
    }
  }
  return [...found].map(([where, why]) => `${where}: ${why}`)
}

function attempt<T>(law: () => T): T | string {
  try {
    return law()
  } catch (error) {
    return error instanceof Error ? `${error.message} ${error.stack?.split('\n')[2]?.trim() ?? ''}` : String(error)
  }
}

/** Thirty distinct problems; a longer sheet keeps the shorter one's; the language changes no answer. */
function sheetBreaches(topic: Topic, difficulty: Difficulty, seed: number): string[] {
  const key = keyOf(seed, topic.id, difficulty, 0)
  const sheet = (count: number, locale: Locale) => {
    const draw = drawer(topic, difficulty, key)
    return Array.from({ length: count }, (_, index) =>
      problemOf(topic, draw(index), childOf(key, index), locale, index + 1, false),
    )
  }
  const [long, short, spanish] = [sheet(30, 'en'), sheet(10, 'en'), sheet(30, 'es')]
  const prompts = long.map(({ prompt, instruction, choices }) =>
    JSON.stringify([instruction, prompt, choices.map(({ content }) => JSON.stringify(content)).sort()]),
  )
  const distinct = new Set(prompts).size
  const wanted = topic.variety?.[difficulty] ?? 30
  const result: string[] = []
  if (distinct < wanted) result.push(`only ${distinct} distinct problems, ${wanted} promised`)
  if (JSON.stringify(long.slice(0, 10)) !== JSON.stringify(short)) result.push('a longer sheet changes the shorter one')
  if (spanish.some(({ answer }, i) => JSON.stringify(answer.value) !== JSON.stringify(long[i]?.answer.value)))
    result.push('the language changes an answer')
  return result
}
