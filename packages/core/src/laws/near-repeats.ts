import type { AnswerKind } from '../answer/type.ts'
import { type Drawn, drawer } from '../draw.ts'
import { keyOf, stream } from '../random.ts'
import type { Difficulty, Draft, Topic } from '../topic.ts'
import type { SheetLaw, Verdict } from './law.ts'

const LONG = 30
const ROW = 10
const OFTEN = 2
const FEW = 10
/** Draws that show whether others were left. */
const OTHERS = 30
/** Others are left if most of the draws are; fewer may hide for as long as one looks. */
const LEFT = OTHERS * 0.8

const FIRST = 6

/** While others are left, no problem is made of another's numbers, and no story and no answer comes too often in a row. */
export const avoidsNearRepeats: SheetLaw = ({ topic, difficulty, seed }) => {
  const draw = drawer(topic, difficulty, keyOf(seed, topic.id, difficulty, 0))
  return nearRepeatsAmong(
    topic,
    difficulty,
    Array.from({ length: LONG }, (_, index) => draw(index)),
  )
}

/** The first problems of a level show as many of its forms as they can. */
export const beginsWithSeveralForms: SheetLaw = ({ topic, difficulty, problems }) => {
  const forms = new Set(problems.slice(0, FIRST).map(({ form }) => form)).size
  const wanted = Math.min(FIRST, new Set(topic.turns(difficulty)).size)
  // Where a level has few problems, a form that has nothing new left gives its turn away.
  return forms < wanted && topic.variety?.[difficulty] === undefined ? `${forms} forms in the first ${FIRST}` : null
}

/** What is wrong with problems that follow one another like this. */
export function nearRepeatsAmong(topic: Topic, difficulty: Difficulty, problems: readonly Drawn[]): Verdict {
  const read = problems.map(({ form, draft }) => readingOf(form, draft))
  const others = new Map<string, readonly Reading[]>()
  const othersOf = (form: string) => {
    const known =
      others.get(form) ?? Array.from({ length: OTHERS }, (_, turn) => sampleOf(topic, difficulty, form, turn))
    others.set(form, known)
    return known
  }
  for (const [index, problem] of read.entries()) {
    const before = read.slice(0, index)
    for (const { name, isBroken } of FAULTS) {
      if (!isBroken(problem, before, othersOf)) continue
      const left = othersOf(problem.form).filter(
        other => FAULTS.every(fault => !fault.isBroken(other, before, othersOf)) && isNew(other, before),
      )
      if (left.length > LEFT)
        return `problem ${index + 1} (${problem.form}): ${name}: ${problem.numbers} ${problem.story}`
    }
  }
  return null
}

interface Reading {
  readonly form: string
  readonly type: string
  readonly prompt: string
  readonly numbers: string
  readonly story: string
  readonly answer: string
}

type IsBroken = (
  problem: Reading,
  before: readonly Reading[],
  othersOf: (form: string) => readonly Reading[],
) => boolean

const FAULTS: readonly { readonly name: string; readonly isBroken: IsBroken }[] = [
  {
    name: 'made of the numbers of another',
    isBroken: ({ numbers }, before) => numbers !== '' && before.some(other => other.numbers === numbers),
  },
  {
    name: 'a story told too often',
    isBroken: ({ form, story }, before, othersOf) => {
      const row = before.slice(1 - ROW).filter(other => other.form === form)
      const stories = new Set(othersOf(form).map(other => other.story)).size
      return row.filter(other => other.story === story).length >= mostOf(row.length + 1, stories)
    },
  },
  {
    name: 'an answer too often',
    isBroken: ({ form, type, answer }, before, othersOf) => {
      const row = before.slice(1 - ROW)
      const told = row.filter(other => other.answer === answer).length
      if (told < OFTEN) return false
      const answers = new Set(othersOf(form).map(other => other.answer)).size
      return told >= mostOf(row.filter(other => other.type === type).length + 1, answers)
    },
  },
]

/** Twice in ten; where there are few, a fair share and three more. */
const mostOf = (problems: number, among: number) =>
  among < FEW ? Math.max(OFTEN, Math.ceil(problems / among) + 3) : OFTEN

const isNew = ({ prompt }: Reading, before: readonly Reading[]) => before.every(other => other.prompt !== prompt)

function sampleOf(topic: Topic, difficulty: Difficulty, form: string, turn: number): Reading {
  const random = stream(keyOf(topic.id, form, turn)).atTurn(turn)
  return readingOf(form, topic.sketch(difficulty, form, random).draft())
}

const IN_WORDS: ReadonlySet<AnswerKind> = new Set<AnswerKind>([
  'expression',
  'equation',
  'inequality',
  'ordered-list',
  'table',
  'number-words',
  'choice',
  'text-list',
  'drawing',
])

function readingOf(form: string, { prompt, answer }: Draft): Reading {
  const [numbers, words]: [string[], string[]] = [[], []]
  read(prompt.en, numbers, words)
  const story = words.join(' ')
  read(answer.shown.en, numbers, [])
  const value = JSON.stringify(answer.value)
  const printed = JSON.stringify(prompt.en)
  // A figure or an answer in words is more than its numbers.
  const isPlain = !IN_WORDS.has(answer.type) && !printed.includes('"kind":"figure"')
  const set = numbers.sort().join(' ')
  return {
    form,
    type: answer.type,
    prompt: printed,
    numbers: set === '' || isPlain ? set : `${set} and ${value}`,
    story,
    answer: value,
  }
}

/** The numbers and the words of what is printed. The width of a blank and a digit that is hidden are none. */
function read(printed: unknown, numbers: string[], words: string[]): void {
  if (typeof printed === 'number') numbers.push(`${printed}`)
  if (typeof printed !== 'object' || printed === null) return
  if (Array.isArray(printed)) {
    for (const item of printed) {
      if (typeof item === 'string') words.push(item)
      else read(item, numbers, words)
    }
    return
  }
  const node = printed as Readonly<Record<string, unknown>>
  if (node.kind === 'number') numbers.push(`${Number(node.n) / Number(node.d)}`)
  else if (node.kind === 'figure') read(node.figure, numbers, [])
  else if (node.kind !== 'blank' && node.kind !== 'person')
    for (const [part, of] of Object.entries(node)) if (part !== 'hidden' && part !== 'es') read(of, numbers, words)
}
