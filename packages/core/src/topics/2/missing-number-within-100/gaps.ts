import {
  addByPlaces,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  line,
  minus,
  type Random,
  type Step,
  step,
  subtractByPlaces,
  sum,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'

/** An equation around a + b with one number missing: the equation, that number, and how it is found. */
interface Gap {
  readonly gap: (missing: Value) => Expr
  readonly missing: number
  readonly steps: () => readonly Step[]
}

const partOf = (whole: number, part: number): readonly Step[] => [
  step(minus(whole, part), because.findTheMissingPart),
  ...subtractByPlaces(whole, part),
]
const wholeOf = (a: number, b: number): readonly Step[] => [step(sum(a, b), because.addTheParts), ...addByPlaces(a, b)]

/** `a` is missing, or in the last a + b. */
export const gaps = {
  '□ + b = c': (a, b) => ({ gap: x => equation(sum(x, b), a + b), missing: a, steps: () => partOf(a + b, b) }),
  'b + □ = c': (a, b) => ({ gap: x => equation(sum(b, x), a + b), missing: a, steps: () => partOf(a + b, b) }),
  'c − □ = b': (a, b) => ({ gap: x => equation(minus(a + b, x), b), missing: a, steps: () => partOf(a + b, b) }),
  '□ − a = b': (a, b) => ({ gap: x => equation(minus(x, a), b), missing: a + b, steps: () => wholeOf(b, a) }),
} satisfies Record<string, (a: number, b: number) => Gap>
export type GapName = keyof typeof gaps

export interface Level {
  readonly gaps: readonly GapName[]
  readonly regroups: boolean
  /** The least and the greatest missing number. */
  readonly missing: readonly [from: number, to: number]
}

/** Two parts, the first of which is missing, or the whole. */
export interface Parts {
  readonly name: GapName
  readonly a: number
  readonly b: number
}

/** The ones of the known number beside those of the missing one. */
function knownOnes(random: Random, ones: number, isWhole: boolean, regroups: boolean, isTens: boolean): number {
  if (isTens) return 0
  if (isWhole) return random.int(ones + 1, 9)
  return regroups ? random.int(10 - ones, 9) : random.int(1, 9 - ones)
}

/** Parts that regroup or not; where they do not, half of the known ones are whole tens. */
export function drawParts(random: Random, names: readonly GapName[], { regroups, missing: [from, to] }: Level): Parts {
  const isTens = !regroups && random.evenly([true, false])
  const name = random.evenly(names)
  const isWhole = name === '□ − a = b'
  return random.until(
    () => {
      const missing = random.until(
        () => random.int(isWhole ? from + 12 : from, to),
        drawn => drawn % 10 < 9 && (isTens || drawn % 10 > 0),
      )
      const tens = Math.floor(missing / 10)
      const ones = knownOnes(random, missing % 10, isWhole, regroups, isTens)
      if (!isWhole) return { name, a: missing, b: 10 * random.int(1, regroups ? 8 - tens : 9 - tens) + ones }
      const known = 10 * random.int(1, Math.max(1, tens - 2)) + ones
      return { name, a: known, b: missing - known }
    },
    ({ a, b }) => a > 10 && b > 10 && a !== b,
  )
}

/** Why another number does not go into the box. */
export function whyNot({ name, a, b }: Parts, wrong: number): Step {
  const left = {
    '□ + b = c': sum(wrong, b),
    'b + □ = c': sum(b, wrong),
    'c − □ = b': minus(a + b, wrong),
    '□ − a = b': minus(wrong, a),
  }[name]
  const [value, wanted] = [evaluate(left).n, name.endsWith('c') ? a + b : b]
  const [from, less] = name === 'c − □ = b' ? [a + b, wrong] : [wrong, a]
  return value < 0
    ? explained(expr(wrong), line`You cannot take ${less} from ${from}.`, line`No se puede quitar ${less} de ${from}.`)
    : explained(equation(left, value), line`It should be ${wanted}.`, line`Debe ser ${wanted}.`)
}
