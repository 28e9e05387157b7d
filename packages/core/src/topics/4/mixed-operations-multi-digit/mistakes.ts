import {
  answerStep,
  type Block,
  type Both,
  both,
  capitalLine,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  failed,
  type Inline,
  line,
  minus,
  prose,
  type Random,
  remainder,
  type Sentence,
  sentenceChoice,
  sum,
  times,
  tupleOf,
  type Value,
} from '../../../author.ts'
import { smallerFromLarger } from '../../kit/columns/regrouping.ts'
import type { levels } from './levels.ts'
import { complete, drawFact, type Level, type Sign, worked, workedShortly, written } from './operations.ts'

type MistakenSign = Exclude<Sign, '+'>
interface Slip {
  readonly says: Both<readonly Inline[]>
  /** What a pupil who makes it writes after the equals sign. */
  readonly result: (a: number, b: number) => Value
  /** The calculation that leads there, where it is one line. */
  readonly work?: (a: number, b: number) => Expr
  /** Whether the printed result comes from it: by another road. */
  readonly explains: (a: number, b: number, claimed: number, left: number | null) => boolean
}

/** The digits of three numbers place by place, from the ones on. */
const byPlace = (a: number, b: number, c = 0): readonly (readonly [number, number, number])[] => {
  const digitAt = (value: number, place: number) => Math.floor(value / 10 ** place) % 10
  const length = Math.max(...[a, b, c].map(value => String(value).length))
  return Array.from({ length }, (_, place) => [digitAt(a, place), digitAt(b, place), digitAt(c, place)] as const)
}
const tensAndOnes = (value: number): readonly [number, number] => [Math.floor(value / 10), value % 10]

/** A place is regrouped, but the next place is not made 1 less. */
function withoutLessening(a: number, b: number): number {
  return byPlace(a, b)
    .map(([top, bottom]) => (top + 10 - bottom) % 10)
    .reduce((value, digit, place) => value + digit * 10 ** place, 0)
}

const slips = {
  '−': {
    smaller: {
      says: {
        en: line`the smaller digit was taken from the larger digit in each place`,
        es: line`en cada posición se restó el dígito menor del mayor`,
      },
      result: smallerFromLarger,
      explains: (a, b, claimed) =>
        byPlace(a, b, claimed).every(([top, bottom, digit]) => Math.abs(top - bottom) === digit),
    },
    notLess: {
      says: {
        en: line`after regrouping, the next digit to the left was not made 1 less`,
        es: line`después de reagrupar, no se disminuyó en 1 el dígito de la izquierda`,
      },
      result: withoutLessening,
      explains: (a, b, claimed) =>
        claimed !== a - b && byPlace(a, b, claimed).every(([top, bottom, digit]) => (bottom + digit) % 10 === top),
    },
    added: {
      says: {
        en: line`the two numbers were added, not subtracted`,
        es: line`se sumaron los dos números en vez de restarlos`,
      },
      result: (a, b) => a + b,
      work: (a, b) => sum(a, b),
      explains: (a, b, claimed) => claimed - b === a,
    },
    onesLost: {
      says: {
        en: line`the ones of the second number were not subtracted`,
        es: line`no se restaron las unidades del segundo número`,
      },
      result: (a, b) => a - b + (b % 10),
      work: (a, b) => minus(a, b - (b % 10)),
      explains: (a, b, claimed) => a - claimed === 10 * Math.floor(b / 10),
    },
  },
  '×': {
    zeroLost: {
      says: {
        en: line`the partial product of the tens was written without its zero`,
        es: line`el producto parcial de las decenas se escribió sin su cero`,
      },
      result: (a, b) => a * (Math.floor(b / 10) + (b % 10)),
      work: (a, b) => sum(a * Math.floor(b / 10), a * (b % 10)),
      explains: (a, b, claimed) => claimed / a === tensAndOnes(b)[0] + tensAndOnes(b)[1],
    },
    crossLost: {
      says: {
        en: line`only tens were multiplied by tens, and ones by ones`,
        es: line`solo se multiplicaron decenas por decenas y unidades por unidades`,
      },
      result(a, b) {
        const [[tens, ones], [otherTens, otherOnes]] = [tensAndOnes(a), tensAndOnes(b)]
        return 100 * tens * otherTens + ones * otherOnes
      },
      work(a, b) {
        const [[tens, ones], [otherTens, otherOnes]] = [tensAndOnes(a), tensAndOnes(b)]
        return sum(100 * tens * otherTens, ones * otherOnes)
      },
      explains: (a, b, claimed) => (claimed - (a % 10) * (b % 10)) / ((b - (b % 10)) / 10) === 10 * (a - (a % 10)),
    },
    added: {
      says: {
        en: line`the two numbers were added, not multiplied`,
        es: line`se sumaron los dos números en vez de multiplicarlos`,
      },
      result: (a, b) => a + b,
      work: (a, b) => sum(a, b),
      explains: (a, b, claimed) => claimed - b === a,
    },
    onlyTens: {
      says: {
        en: line`the first number was not multiplied by the ones of the second number`,
        es: line`el primer número no se multiplicó por las unidades del segundo`,
      },
      result: (a, b) => a * (b - (b % 10)),
      work: (a, b) => times(a, b - (b % 10)),
      explains: (a, b, claimed) => claimed / a === b - (b % 10),
    },
  },
  '÷': {
    zeroLost: {
      says: { en: line`a zero is missing in the quotient`, es: line`falta un cero en el cociente` },
      result(a, b) {
        const quotient = Math.floor(a / b)
        return remainder(10 * Math.floor(quotient / 100) + (quotient % 10), a % b)
      },
      explains: (a, b, claimed, left) =>
        left !== null && b * (100 * Math.floor(claimed / 10) + (claimed % 10)) + left === a,
    },
    remainderGreat: {
      says: { en: line`the remainder is not less than the divisor`, es: line`el residuo no es menor que el divisor` },
      result: (a, b) => remainder(Math.floor(a / b) - 1, (a % b) + b),
      explains: (a, b, claimed, left) => left !== null && left >= b && claimed * b + left === a,
    },
    remainderLost: {
      says: { en: line`the remainder was left out`, es: line`no se escribió el residuo` },
      result: (a, b) => Math.floor(a / b),
      explains: (a, b, claimed, left) => left === null && a - claimed * b > 0 && a - claimed * b < b,
    },
    zeroMoved: {
      says: {
        en: line`the zero of the quotient is in the wrong place`,
        es: line`el cero del cociente está en la posición equivocada`,
      },
      result(a, b) {
        const quotient = Math.floor(a / b)
        return remainder(100 * Math.floor(quotient / 100) + 10 * (quotient % 10), a % b)
      },
      explains: (a, b, claimed, left) =>
        left !== null &&
        b * (100 * Math.floor(claimed / 100) + Math.floor((claimed % 100) / 10)) + left === a &&
        claimed % 10 === 0,
    },
  },
} satisfies Record<MistakenSign, Record<string, Slip>>

interface Slipped {
  readonly a: number
  readonly b: number
  readonly sign: MistakenSign
  readonly slip: string
}
const slipsOf = (sign: MistakenSign): ReadonlyMap<string, Slip> => new Map<string, Slip>(Object.entries(slips[sign]))
const slipOf = ({ sign, slip }: Slipped): Slip =>
  slipsOf(sign).get(slip) ?? failed(`There is no mistake ${slip} with ${sign}`)
const claimOf = (slipped: Slipped) => equation(written(slipped), slipOf(slipped).result(slipped.a, slipped.b))

/** A quotient with a 0 in its middle, and a remainder. */
function drawHollow(random: Random) {
  const divisor = random.int(4, 9)
  const [left, right] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2)
  return { a: divisor * (100 * left + right) + random.int(1, divisor - 1), b: divisor, sign: '÷' as const }
}
const numbersFor = (random: Random, sign: MistakenSign, level: Level) =>
  sign === '÷' ? drawHollow(random) : drawFact(random, sign, level)

/** Those that pupils make; the others are only offered. */
const MADE = [
  ['−', 'smaller'],
  ['×', 'zeroLost'],
  ['÷', 'zeroLost'],
  ['−', 'notLess'],
  ['×', 'crossLost'],
  ['÷', 'remainderGreat'],
  ['−', 'smaller'],
  ['×', 'zeroLost'],
  ['÷', 'zeroMoved'],
] as const

/** What comes of a mistake, and how. */
const reached = ({ result, work }: Slip, a: number, b: number) =>
  work === undefined ? result(a, b) : equation(work(a, b), result(a, b))

/** The mistake as a sentence of its own. */
const sentenceOf = (key: string, { says }: Slip): Sentence => ({
  key,
  says: { en: spoken(says.en), es: spoken(says.es) },
})
const spoken = (said: readonly Inline[]): Block => ({ kind: 'paragraph', content: [...capitalLine(said), '.'] })

export const mistakeForm = (form: FormMaker<typeof levels>) => ({
  whichMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    instruction: {
      en: prose`The result is wrong. Which mistake was made?`,
      es: prose`El resultado es incorrecto. ¿Qué error se cometió?`,
    },
    wide: true,
    draw(random, level): Slipped {
      const [sign, slip] = random.evenly(MADE)
      return random.until(
        () => {
          const { a, b } = numbersFor(random, sign, level)
          return { a, b, sign, slip }
        },
        drawn => {
          const { value, left } = claimedIn(claimOf(drawn))
          const all = [...slipsOf(sign)].filter(([, { explains }]) => explains(drawn.a, drawn.b, value, left))
          return all.length === 1
        },
      )
    },
    answer: sentenceChoice,
    solve: slipped => sentenceOf(slipped.slip, slipOf(slipped)),
    mistakes: ({ sign, slip }) =>
      Object.fromEntries(
        [...slipsOf(sign)].filter(([key]) => key !== slip).map(([key, other]) => [key, sentenceOf(key, other)]),
      ),
    ask: slipped => both(claimOf(slipped)),
    key: slipped => ({
      en: prose`Correct result: ${complete(slipped)}`,
      es: prose`Resultado correcto: ${complete(slipped)}`,
    }),
    solution: slipped => [
      ...(slipped.sign === '÷' ? worked(slipped).slice(0, -2) : workedShortly(slipped)),
      ...(slipped.sign === '÷'
        ? [explained(complete(slipped), line`This is the correct result.`, line`Este es el resultado correcto.`)]
        : []),
      answerStep(sentenceOf(slipped.slip, slipOf(slipped)).says, {
        en: line`This mistake gives ${reached(slipOf(slipped), slipped.a, slipped.b)}.`,
        es: line`Con este error sale ${reached(slipOf(slipped), slipped.a, slipped.b)}.`,
      }),
    ],
    whyWrong: ({ a, b, sign, slip }) =>
      Object.fromEntries(
        [...slipsOf(sign)]
          .filter(([key]) => key !== slip)
          .map(([key, other]) => [
            key,
            {
              en: line`This mistake would give ${reached(other, a, b)}.`,
              es: line`Con este error saldría ${reached(other, a, b)}.`,
            },
          ]),
      ),
    // Of the four mistakes, only this one leads to the printed result.
    check(printed, { key }) {
      const claim = printed.one('relation')
      const { sign, a, b } = numbersIn(claim.left)
      const { value, left } = claimedIn(claim)
      const found = [...slipsOf(sign)].filter(([, { explains }]) => explains(a, b, value, left)).map(([name]) => name)
      return found.length === 1 && found[0] === key
    },
  }),
})

/** The result that somebody wrote, and the remainder where there is one. */
function claimedIn(claim: Expr): { readonly value: number; readonly left: number | null } {
  if (claim.kind !== 'relation') return failed('A result is claimed by an equation')
  const { right } = claim
  return right.kind === 'remainder'
    ? { value: evaluate(right.quotient).n, left: evaluate(right.remainder).n }
    : { value: evaluate(right).n, left: null }
}

function numbersIn(exercise: Expr): { readonly sign: MistakenSign; readonly a: number; readonly b: number } {
  if (exercise.kind === 'quotient') return { sign: '÷', a: exact(exercise.over).n, b: exact(exercise.under).n }
  if (exercise.kind === 'product') {
    const [a, b] = tupleOf(exercise.factors, 2)
    return { sign: '×', a: evaluate(a).n, b: evaluate(b).n }
  }
  const [a, b] = tupleOf(exercise.kind === 'sum' ? exercise.terms : [], 2)
  return { sign: '−', a: evaluate(a).n, b: -evaluate(b).n }
}
