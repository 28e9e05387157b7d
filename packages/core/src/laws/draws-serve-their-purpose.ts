import { choicesOf } from '../draw.ts'
import { keyOf } from '../random.ts'
import { isSame } from '../same.ts'
import type { Case, Part } from './case.ts'
import type { FormLaw, ProblemLaw } from './law.ts'

const MATCHED = new Set(['ordered-list', 'text-list'])

/** A, B, C, D is no match: what belongs together stands side by side already. */
export const matchIsShuffled: ProblemLaw = ({ draft: { answer } }) => {
  if (!MATCHED.has(answer.type) || !Array.isArray(answer.value) || answer.value.length < 3) return null
  const letters = answer.value.map(String)
  const inOrder = letters.map((_, i) => String.fromCharCode(65 + i))
  return isSame(letters, inOrder) ? `the answer is ${letters.join(', ')}, in the order of the page` : null
}

/** What a choice looks like from afar. */
const LOOKS: Readonly<Record<string, (text: string) => boolean>> = {
  'a mixed number': text => /^-?\d+ \d+\/\d+/.test(text),
  'a fraction': text => /^-?\d+\/\d+$/.test(text),
  'a negative number': text => text.startsWith('-') && !/[=<>≤≥]/.test(text),
  'with a unit': text => /^[-\d.,/ ]+\s?(?:\p{L}{1,3}[²³]?|°)$/u.test(text),
  'with π': text => text.includes('π'),
  'with a root': text => /[√∛]/.test(text),
  'a decimal': text => /^-?\d+\.\d+$/.test(text),
}

/** Who sees only how the choices look must not find the right one. */
export const rightChoiceLooksLikeAnother: FormLaw = problems => {
  const chosen = problems.filter(
    ({ choices, draft }) => choices.length > 2 && draft.ordered === null && choices.every(isFormula),
  )
  for (const [look, has] of Object.entries(LOOKS)) {
    const alone = chosen.filter(problem => isAlone(problem, has))
    const [first] = alone
    if (first) return `seed ${first.seed}: the right choice is the only one that is ${look}: ${textsOf(first)}`
  }
  return null
}

/** A sentence or a figure is read, not looked at. */
const isFormula = (choice: Part) => !/\p{L}{4}|^\[/u.test(choice.text('en'))

function isAlone(problem: Case, has: (text: string) => boolean): boolean {
  const right = rightOf(problem)
  return right !== undefined && problem.choices.every(choice => has(choice.text('en')) === (choice === right))
}

const rightOf = ({ choices, draft, seed }: Case): Part | undefined =>
  choices[choicesOf(draft, keyOf(seed)).findIndex(({ value }) => isSame(value, draft.answer.value))]

const textsOf = ({ choices }: Case) => choices.map(choice => choice.text('en')).join(' / ')

/** A mistake that leads to the right answer is none: the draw has to avoid it. */
export const mistakesAreWrong: ProblemLaw = ({ draft }) => {
  const [harmless] = draft.harmlessMistakes()
  return harmless === undefined ? null : `"${harmless}" leads to the right answer`
}

/** The first problems of a sheet. */
const FIRST = 8

/** A form whose answers are all alike is answered without reading. */
export const answersVary: FormLaw = problems => {
  const values = problems.map(({ draft }) => JSON.stringify(draft.answer.value))
  if (new Set(values).size < 2) return null
  for (let from = 0; from + FIRST <= values.length; from += FIRST) {
    const next = values.slice(from, from + FIRST)
    if (new Set(next).size === 1) return `seeds ${from} to ${from + FIRST - 1} have the answer ${next[0]}`
  }
  return null
}
