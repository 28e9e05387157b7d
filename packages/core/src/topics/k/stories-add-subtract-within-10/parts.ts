import {
  answerStep,
  type Block,
  type Both,
  both,
  type Content,
  count as counted,
  differenceWithin20,
  minus,
  type Printed,
  prose,
  type Random,
  role,
  type Step,
  step,
  sum,
  sumWithin20,
  type Term,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import { type Setting, settings } from './settings.ts'

export type Kind = 'addTo' | 'takeFrom' | 'together' | 'onePart'

type Pair = readonly [a: number, b: number]

export interface Told {
  readonly setting: Setting
  readonly kind: Kind
  readonly a: number
  readonly b: number
}

const pairs = (totals: readonly number[], least: number, mayBeEqual: boolean): readonly Pair[] =>
  totals.flatMap(total =>
    Array.from({ length: total - 1 }, (_, i): Pair => [i + 1, total - i - 1]).filter(
      ([a, b]) => Math.min(a, b) >= least && (mayBeEqual || a !== b),
    ),
  )

/** The two parts of the total, by level: 1 only as what comes to more. */
export const PARTS = {
  easy: mixed(pairs([3, 4, 5, 6], 1, true).filter(([a]) => a > 1)),
  medium: mixed(pairs([6, 7, 8, 9, 10], 2, true)),
  hard: mixed(pairs([7, 8, 9, 10], 3, false)),
}

export interface Level {
  readonly parts: keyof typeof PARTS
  readonly kinds: readonly Kind[]
}

export const isWhole = (kind: Kind) => kind === 'addTo' || kind === 'together'

/** Adding names both parts, taking names the whole and one of them. Each form begins so far on in both lists. */
export function draw(
  random: Random,
  { parts, kinds }: Level,
  ahead: number,
  among: readonly Setting[] = settings,
): Told {
  const kind = random.evenly(kinds)
  const setting = random.evenly(turned(among, ahead))
  const [one, other] = random.evenly(turned(PARTS[parts], ahead))
  return { setting, kind, a: isWhole(kind) ? one : one + other, b: isWhole(kind) ? other : one }
}

export const resultOf = ({ kind, a, b }: Told) => (isWhole(kind) ? a + b : a - b)

/** What each number is in the story. */
const ROLES = {
  addTo: ['start', 'joined'],
  takeFrom: ['start', 'taken'],
  together: ['part', 'otherPart'],
  onePart: ['whole', 'part'],
} as const satisfies Record<Kind, readonly [string, string]>

export const tell = ({ setting, kind, a, b }: Told): Both<Block> => {
  const [first, second] = ROLES[kind]
  const isNamed = kind === 'addTo' || kind === 'takeFrom'
  return setting[kind](role(first, isNamed ? counted(a, setting.noun) : a), role(second, b))
}

/** What was asked, answered. */
export const endOf = ({ kind, setting }: Told, found: Term) =>
  kind === 'onePart' ? setting.otherPart(found) : setting.ends[kind](found)

export const first = ({ kind, a, b }: Told): Step =>
  kind === 'takeFrom'
    ? step(minus(a, b), because.takeAway)
    : kind === 'onePart'
      ? step(minus(a, b), because.findTheMissingPart)
      : step(sum(a, b), because.putTogether)

const worked = ({ kind, a, b }: Told): readonly Step[] => (isWhole(kind) ? sumWithin20(a, b) : differenceWithin20(a, b))

export const solved = (told: Told): readonly Step[] => {
  const found = counted(resultOf(told), told.setting.noun)
  const steps = worked(told).filter(({ work }) => JSON.stringify(work) !== JSON.stringify(first(told).work))
  return [first(told), ...steps, answerStep(both(prose`${found}`), endOf(told, found))]
}

/** The story counted out: what is taken or is a part of the whole is counted on to it. */
export function fits(printed: Printed, result: number): boolean {
  const [one, other] = tupleOf(
    rolesOf(printed).map(name => printed.role(name).n),
    2,
  )
  return isAdded(printed) ? result - other === one : result + other === one
}

export const rolesOf = (printed: Printed) => printed.terms('role').map(({ name }) => name)

export const isAdded = (printed: Printed) => rolesOf(printed).some(name => name === 'joined' || name === 'otherPart')

export const withQuestion = (told: Told, question: Both<Block>): Both<Content> => {
  const { en, es } = tell(told)
  return { en: [en, question.en], es: [es, question.es] }
}
