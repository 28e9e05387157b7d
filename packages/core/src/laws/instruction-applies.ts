import { type Both, LOCALES, type Locale } from '../both.ts'
import type { Case } from './case.ts'
import type { FormLaw, ProblemLaw } from './law.ts'

/** A condition that an instruction states, and what shows that it applies. */
interface Condition {
  readonly said: Both<RegExp>
  readonly applies: (problem: Case, locale: Locale) => boolean
}

/** All that is printed of a problem but its instruction: the condition may lie in the answer. */
const shown = ({ prompt, answer, choices }: Case, locale: Locale): string =>
  [prompt, answer, ...choices].map(part => part.text(locale)).join('\n')

const withText = (pattern: RegExp) => (problem: Case, locale: Locale) => pattern.test(shown(problem, locale))
const answerWith = (pattern: RegExp) => (problem: Case, locale: Locale) => pattern.test(problem.answer.text(locale))

const CONDITIONS: readonly Condition[] = [
  {
    said: { en: /no denominator is (?:0|zero)/i, es: /ningún denominador es (?:0|cero)/i },
    applies: withText(/\/\s?[(\p{L}]|\/\d*\p{L}|⁻/u),
  },
  { said: { en: /where ln\b.* occurs/i, es: /donde (?:aparezca|haya|figure) ln/i }, applies: withText(/ln/) },
  { said: { en: /where (?:a )?roots? occurs?/i, es: /donde (?:haya|aparezcan?) raíces/i }, applies: withText(/[√∛]/) },
  { said: { en: /in terms of π|multiple of π/i, es: /en términos de π|múltiplo de π/i }, applies: answerWith(/π/) },
  {
    said: { en: /row by row/i, es: /fila por fila/i },
    applies: ({ prompt, answer }) =>
      [...prompt.shown('en'), ...answer.shown('en')].some(block => block.kind !== 'table' || block.rows.length > 1),
  },
  {
    said: { en: /(?<!fraction or )mixed number/i, es: /(?<!fracción o )números? mixtos?/i },
    applies: answerWith(/\d \d+\/\d/),
  },
  {
    said: {
      en: /if there is none|“no solution”|"no solution"|if none is real|has no solution, write/i,
      es: /si no (?:hay|existe) ningun[oa]|“no tiene solución”|si ninguna es real/i,
    },
    applies: ({ answer, draft }) => /\bno\b|none|∅|DNE|prime/i.test(answer.text('en')) || isEmpty(draft.answer.value),
  },
  {
    said: { en: /write “prime”|or “prime”/i, es: /escribe “primo”/i },
    applies: answerWith(/prim[eo]/i),
  },
  {
    said: { en: /“undefined”/i, es: /“no (?:está )?definid[ao]”/i },
    applies: answerWith(/undefined|no (?:está )?definid/i),
  },
  {
    said: { en: /write a remainder|with a remainder/i, es: /escribe el residuo/i },
    applies: answerWith(/R|resid|\//i),
  },
]

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0

/** What is stated for no problem of a form is a riddle to who looks for it. */
export const conditionsApply: FormLaw = problems => {
  for (const locale of LOCALES) {
    for (const { said, applies } of CONDITIONS) {
      const stated = problems.filter(problem => said[locale].test(problem.asks(locale)))
      const [first] = stated
      if (first && stated.length >= ENOUGH && !stated.some(problem => applies(problem, locale)))
        return `"${said[locale].exec(first.asks(locale))?.[0]}" applies to none of ${stated.length} problems: ${first.asks(locale)}`
    }
  }
  return null
}

/** So many draws without a case say that there is none. */
const ENOUGH = 16

const SENTENCE = /[^.?!:;\n]+[.?!]/g

/** A sentence is said once: above the problem or in it. */
export const nothingIsSaidTwice: ProblemLaw = problem => {
  for (const locale of LOCALES) {
    const instruction = sentencesOf(problem.instruction?.sentences(locale) ?? '')
    const prompt = sentencesOf(problem.prompt.sentences(locale))
    const twice = instruction.find(sentence => prompt.includes(sentence)) ?? repeatedIn(prompt)
    if (twice) return `"${twice}" is said twice`
    const [verb, then] = [firstWord(problem.instruction?.text(locale)), firstWord(problem.prompt.text(locale))]
    if (verb !== null && verb === then) return `"${verb}" begins both the instruction and the prompt`
  }
  return null
}

const sentencesOf = (text: string): readonly string[] =>
  [...text.matchAll(SENTENCE)]
    .map(([sentence]) => sentence.trim())
    .filter(sentence => /\p{L}{2}.* .*\p{L}{2}/u.test(sentence))

const repeatedIn = (sentences: readonly string[]): string | undefined =>
  sentences.find((sentence, i) => sentences.indexOf(sentence) !== i)

/** Words with which two sentences may well begin. */
const COMMON = new Set(['The', 'In', 'An', 'For', 'On', 'El', 'La', 'Los', 'Las', 'Un', 'Una', 'En', 'Each', 'Cada'])

/** The verb of an instruction that begins with one. */
function firstWord(text: string | undefined): string | null {
  const [, word] = /^(\p{Lu}\p{Ll}+)(?!\p{L})/u.exec(text ?? '') ?? []
  return word === undefined || COMMON.has(word) ? null : word
}
