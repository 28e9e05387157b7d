import {
  addByPlaces,
  answerStep,
  type Both,
  both,
  columnWithResult,
  evaluate,
  exact,
  type Inline,
  itemOf,
  line,
  minus,
  type Printed,
  prose,
  type Random,
  type Sentence,
  type Step,
  subtractByPlaces,
  tupleOf,
} from '../../../author.ts'
import { smallerFromLarger, sumWithoutCarrying } from '../../kit/columns/regrouping.ts'

export type Sign = '+' | '−'
export interface Pair {
  readonly a: number
  readonly b: number
  readonly sign: Sign
}
const ERRORS = ['right', 'all', 'one'] as const
type Kind = (typeof ERRORS)[number]

export const resultOf = ({ a, b, sign }: Pair): number => (sign === '+' ? a + b : a - b)
export const worked = ({ a, b, sign }: Pair): readonly Step[] =>
  sign === '+' ? addByPlaces(a, b) : subtractByPlaces(a, b)

/** The places to the left of which a sum carries, or from the left of which a difference borrows. */
const regroupedPlaces = ({ a, b, sign }: Pair): readonly number[] =>
  [1, 2, 3, 4, 5].filter(place => {
    const unit = 10 ** place
    return a > unit && (sign === '+' ? (a % unit) + (b % unit) >= unit : a % unit < b % unit)
  })

/** The result of a pupil who forgets all that is regrouped, or in one place only. */
const claimedBy = (pair: Pair, kind: Kind, place: number): number => {
  const right = resultOf(pair)
  if (kind === 'right') return right
  if (kind === 'all') return pair.sign === '+' ? sumWithoutCarrying(pair.a, pair.b) : smallerFromLarger(pair.a, pair.b)
  // The digit of the place itself is 1 too small or too great: no other place changes.
  return pair.sign === '+' ? right - 10 ** place : right + 10 ** place
}
const digitOf = (value: number, place: number) => Math.floor(value / 10 ** place) % 10

/** A pair and a result that is right, or wrong in all the regrouping or in one place of it. */
export function drawClaim(random: Random, drawPair: () => Pair) {
  const kind = random.evenly(['one', 'all', 'right', 'all', 'one'] as const)
  return random.until(
    () => {
      const pair = drawPair()
      const places = regroupedPlaces(pair).filter(place =>
        pair.sign === '+' ? digitOf(resultOf(pair), place) > 0 : digitOf(resultOf(pair), place) < 9,
      )
      const place = itemOf(places, random.int(0, places.length - 1))
      return { ...pair, kind, place, claimed: claimedBy(pair, kind, place) }
    },
    ({ place, claimed, kind, ...pair }) =>
      place > 0 && claimed !== (kind === 'one' ? claimedBy(pair, 'all', place) : claimedBy(pair, 'one', place)),
  )
}
type Claim = ReturnType<typeof drawClaim>

const SAID: Readonly<Record<Sign, Readonly<Record<Kind, Sentence['says']>>>> = {
  '+': {
    right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
    all: { en: prose`No, none of the carries were added.`, es: prose`No, en ninguna columna se sumó lo que se lleva.` },
    one: { en: prose`No, one carry was not added.`, es: prose`No, en una columna no se sumó lo que se lleva.` },
  },
  '−': {
    right: { en: prose`Yes, it is right.`, es: prose`Sí, está bien.` },
    all: {
      en: prose`No, the smaller digit was always taken from the larger.`,
      es: prose`No, siempre se restó el dígito menor del mayor.`,
    },
    one: {
      en: prose`No, one digit was not made 1 less after regrouping.`,
      es: prose`No, un dígito no se disminuyó en 1 después de reagrupar.`,
    },
  },
}
export const says = (sign: Sign, kind: Kind): Sentence => ({ key: kind, says: SAID[sign][kind] })
export const otherKinds = (kind: Kind): readonly Kind[] => ERRORS.filter(other => other !== kind)
export const printedClaim = ({ a, b, sign, claimed }: Claim) => both(columnWithResult(sign, [a, b], claimed))

const PLACES = [
  { en: line`ones`, es: line`las unidades` },
  { en: line`tens`, es: line`las decenas` },
  { en: line`hundreds`, es: line`las centenas` },
  { en: line`thousands`, es: line`los millares` },
  { en: line`ten thousands`, es: line`las decenas de millar` },
  { en: line`hundred thousands`, es: line`las centenas de millar` },
]

/** The first place, from the ones on, in which the smaller digit stands on top. */
function takenTheWrongWay({ a, b, claimed }: Claim): Both<readonly Inline[]> {
  const at = PLACES.findIndex((_, place) => digitOf(a, place) < digitOf(b, place))
  const [{ en, es }, top, below] = [itemOf(PLACES, at), digitOf(a, at), digitOf(b, at)]
  const [taken, right] = [minus(below, top), minus(top + 10, below)]
  return {
    en: [...line`In ${claimed}, the `, ...en, ...line` come from ${taken}, not from ${right}.`],
    es: [...line`En ${claimed}, `, ...es, ...line` salen de ${taken}, no de ${right}.`],
  }
}

/** The work to its end, then what the printed result has instead. */
export function claimSolution(claim: Claim, answer: Sentence): readonly Step[] {
  const { sign, kind, place, claimed } = claim
  const result = resultOf(claim)
  if (kind === 'right')
    return [
      ...worked(claim).slice(0, 5),
      answerStep(answer.says, {
        en: line`The result is ${result}, as printed.`,
        es: line`El resultado es ${result}, como está escrito.`,
      }),
    ]
  const { en, es } = itemOf(PLACES, place)
  const why =
    kind === 'all'
      ? sign === '+'
        ? {
            en: line`In ${claimed}, each column was added without what was carried to it.`,
            es: line`En ${claimed}, cada columna se sumó sin lo que se lleva de la anterior.`,
          }
        : takenTheWrongWay(claim)
      : sign === '+'
        ? {
            en: [
              ...line`In ${claimed}, only the `,
              ...en,
              ...line` digit is wrong: it is 1 too small, because the carry was not added.`,
            ],
            es: [
              ...line`En ${claimed}, solo el dígito de `,
              ...es,
              ...line` está mal: tiene 1 de menos, porque no se sumó lo que se lleva.`,
            ],
          }
        : {
            en: [
              ...line`In ${claimed}, only the `,
              ...en,
              ...line` digit is wrong: it is 1 too great. To regroup, 1 was taken from the `,
              ...en,
              ...line`, but the digit was not made 1 less.`,
            ],
            es: [
              ...line`En ${claimed}, solo el dígito de `,
              ...es,
              ...line` está mal: tiene 1 de más. Para reagrupar se tomó 1 de `,
              ...es,
              ...line`, pero el dígito no se disminuyó en 1.`,
            ],
          }
  const steps = worked(claim)
  if (steps.length < 6) return [...steps, answerStep(answer.says, why)]
  const all = {
    en: [...line`The result should be ${result}. `, ...why.en],
    es: [...line`El resultado debe ser ${result}. `, ...why.es],
  }
  return [...steps.slice(0, 5), answerStep(answer.says, all)]
}

/** What each other choice would show in the result. */
export function whyNot({ kind, place, claimed, ...pair }: Claim) {
  const given = claimedBy(pair, 'all', place)
  const all = {
    en: line`This mistake would give ${given}, not ${claimed}.`,
    es: line`Ese error daría ${given}, no ${claimed}.`,
  }
  if (kind === 'right')
    return { all, one: { en: line`No digit of the result is wrong.`, es: line`Ningún dígito del resultado está mal.` } }
  const result = resultOf(pair)
  const right = { en: line`The result should be ${result}.`, es: line`El resultado debe ser ${result}.` }
  return kind === 'one'
    ? { all, right }
    : {
        right,
        one: {
          en: line`With this mistake, only one digit would be wrong, by 1.`,
          es: line`Con ese error, solo un dígito estaría mal, y por 1.`,
        },
      }
}

/** Undoes the printed operation; a result wrong in one place differs from the right one by a 1 there. */
export function isKindPrinted(printed: Printed, { key }: Sentence): boolean {
  const { operator, rows, result } = printed.block('column')
  const [a, b] = tupleOf(
    rows.map(({ of }) => evaluate(of)),
    2,
  )
  if (!result) return false
  const back = operator === '+' ? evaluate(result.of).minus(b) : evaluate(result.of).plus(b)
  const off = Math.abs(exact(back).minus(a).n)
  return key === (off === 0 ? 'right' : /^10*$/.test(String(off)) ? 'one' : 'all')
}
