import {
  both,
  count,
  decimal,
  decimalInDigits,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  fractionInLowestTerms,
  inARow,
  line,
  mixed,
  mixedNumberInLowestTerms,
  name,
  numberLine,
  order,
  over,
  type Person,
  people,
  prose,
  type Random,
  Ratio,
  ratioOfExact,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  sum,
  tupleOf,
  type Value,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asWritten, orderSteps } from '../../kit/decimals/compared.ts'
import { FRIENDLY, overPower, shown, toFractionSteps, valueOf } from './equal.ts'
import type { levels } from './levels.ts'

/** Three decimal places, at least one common factor with 1,000. */
function drawThousandths(random: Random): Ratio {
  const kind = random.evenly(['eighths', 'below a tenth', 'fives', 'evens'] as const)
  return random.until(
    () => {
      switch (kind) {
        case 'eighths':
          return Ratio.of(random.pick([1, 3, 5, 7]), 8)
        case 'below a tenth':
          return Ratio.of(random.int(4, 98), 1000)
        case 'fives':
          return Ratio.of(5 * random.int(21, 199), 1000)
        case 'evens':
          return Ratio.of(2 * random.int(51, 499), 1000)
        default:
          return kind satisfies never
      }
    },
    value => [8, 40, 125, 200, 250, 500].includes(value.d),
  )
}

const MIXED_UNDERS = [8, 25, 40, 20, 125] as const
const drawMixed = (random: Random): Ratio => {
  const under = random.evenly(MIXED_UNDERS)
  return Ratio.of(
    random.until(
      () => random.int(1, under - 1),
      top => Ratio.of(top, under).d === under,
    ),
    under,
  ).plus(random.int(2, 9))
}
const wholeOf = (value: Ratio): number => Math.floor(value.toNumber())

const FRACTIONS = [...FRIENDLY, ...[1, 3, 5, 7].map(top => ({ top, under: 8 }))].map(valueOf)
const tenthsOf = (value: Ratio) => Math.floor(value.toNumber() * 10 + 1e-9)

/** Two fractions and two decimals near each other; the tenths of a fraction and of a decimal are equal. */
function drawFour(random: Random): readonly Value[] {
  const whole = random.evenly([0, 1, 0])
  const under = random.evenly([8, 25, 20, 4])
  const one = random.pick(FRACTIONS.filter(({ d }) => d === under))
  const tenths = tenthsOf(one)
  const other = random.pick(
    FRACTIONS.filter(value => !value.equals(one) && Math.abs(tenthsOf(value) - tenths) < 3 && value.d !== one.d),
  )
  const isNew = (value: Ratio) => !value.equals(one) && !value.equals(other)
  const near = random.pick(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map(hundredths => Ratio.of(10 * tenths + hundredths, 100)).filter(isNew),
  )
  const last = random.pick(
    [-2, -1, 1, 2, 3]
      .map(way => Ratio.of(tenths + way, 10))
      .filter(value => isNew(value) && value.n > 0 && value.compare(1) < 0),
  )
  const fraction = (value: Ratio) => (whole === 0 ? over(value.n, value.d) : mixed(value.plus(whole)))
  return [fraction(one), fraction(other), decimal(near.plus(whole)), decimal(last.plus(whole))]
}

const LINES = [
  { under: 8, places: 3 },
  { under: 20, places: 2 },
] as const

const MISTAKES = ['place', 'numerator', 'denominator', 'digits'] as const
type Mistake = (typeof MISTAKES)[number]
const mistakesOf = ({ top }: Pick<Claim, 'top'>): Readonly<Record<Mistake, Sentence>> => ({
  place: {
    key: 'place',
    says: {
      en: prose`Reading the last digit as hundredths.`,
      es: prose`Leer el último dígito como centésimas.`,
    },
  },
  numerator: {
    key: 'numerator',
    says: { en: prose`Dividing only the numerator.`, es: prose`Dividir solo el numerador.` },
  },
  denominator: {
    key: 'denominator',
    says: { en: prose`Dividing only the denominator.`, es: prose`Dividir solo el denominador.` },
  },
  digits: {
    key: 'digits',
    says: {
      en: prose`Taking the digits ${Math.floor(top / 10)} and ${top % 10} as numerator and denominator.`,
      es: prose`Tomar los dígitos ${Math.floor(top / 10)} y ${top % 10} como numerador y denominador.`,
    },
  },
})
interface Claim {
  readonly who: Person
  readonly mistake: Mistake
  /** Thousandths, two digits. */
  readonly top: number
}
const CLAIMED = [12, 16, 24, 28, 32, 36, 48, 56, 64, 68, 72, 76, 84, 92, 96] as const
const rightOf = ({ top }: Claim): Ratio => Ratio.of(top, 1000)
function claimedOf(claim: Claim): Expr {
  const { mistake, top } = claim
  const right = rightOf(claim)
  switch (mistake) {
    case 'place': {
      const wrong = Ratio.of(top, 100)
      return over(wrong.n, wrong.d)
    }
    case 'numerator':
      return over(right.n, 1000)
    case 'denominator':
      return over(top, right.d)
    case 'digits':
      return over(Math.floor(top / 10), top % 10)
    default:
      return mistake satisfies never
  }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  toLowest: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write the decimal as a fraction in lowest terms.`,
      es: prose`Escribe el decimal como fracción en su mínima expresión.`,
    },
    draw: random => ({ value: drawThousandths(random) }),
    answer: fractionInLowestTerms,
    solve: ({ value }) => over(value.n, value.d),
    ask: ({ value }) => both(decimal(value)),
    solution: ({ value }) => toFractionSteps(value),
    check(printed, answer) {
      const [value] = printed.take(1)
      return exact(answer).minus(value).n === 0
    },
  }),

  toMixed: form({
    levels: ['hard'],
    instruction: {
      en: prose`Write the decimal as a mixed number in lowest terms.`,
      es: prose`Escribe el decimal como número mixto en su mínima expresión.`,
    },
    draw: random => ({ value: drawMixed(random) }),
    answer: mixedNumberInLowestTerms,
    solve: ({ value }) => mixed(value),
    ask: ({ value }) => both(decimal(value)),
    solution({ value }) {
      const part = value.minus(wholeOf(value))
      return [
        explained(
          equation(decimal(value), sum(wholeOf(value), decimal(part))),
          line`The whole number stays; write the rest as a fraction.`,
          line`El número entero no cambia; escribe lo demás como fracción.`,
        ),
        ...toFractionSteps(part),
        explained(
          equation(decimal(value), mixed(value)),
          line`Write the mixed number.`,
          line`Escribe el número mixto.`,
        ),
      ]
    },
    check(printed, answer) {
      const [value] = printed.take(1)
      return exact(answer).over(value).equals(1)
    },
  }),

  orderFour: form(
    order({
      levels: ['hard'],
      draw: drawFour,
      solution: (sorted, printed) => {
        const fractions = printed.filter(value => decimalOf(value) === null).map(exact)
        return [
          explained(
            statements(
              ...fractions.map(value => {
                const part = value.minus(wholeOf(value))
                return equation(over(part.n, part.d), shown(overPower({ top: part.n, under: part.d })))
              }),
            ),
            line`Write the fractions over 10, 100, or 1,000.`,
            line`Escribe las fracciones con denominador 10, 100 o 1,000.`,
          ),
          explained(
            statements(
              ...printed
                .filter(value => decimalOf(value) === null)
                .map(value => equation(value, decimal(exact(value)))),
            ),
            line`Write the fractions as decimals.`,
            line`Escribe las fracciones como decimales.`,
          ),
          ...orderSteps(
            printed.map(value => asWritten(decimal(exact(value)))),
            'ascending',
          ).slice(0, -1),
          step(inARow(...sorted), because.putInOrder),
        ]
      },
    }),
  ),

  pointAsDecimal: form({
    levels: ['hard'],
    draw(random) {
      const { under } = random.evenly(LINES)
      const from = random.int(0, 9)
      return {
        under,
        from,
        top: random.until(
          () => random.int(1, under - 1),
          top => Ratio.of(top, under).d === under,
        ),
      }
    },
    answer: decimalInDigits,
    solve: ({ under, from, top }) => decimal(Ratio.of(top, under).plus(from)),
    ask({ under, from, top }) {
      const drawn = figure(
        numberLine({
          from,
          to: from + 1,
          step: Ratio.of(1, under),
          labels: 'ends',
          points: [Ratio.of(top, under).plus(from)],
        }),
      )
      return {
        en: [drawn, prose`The line is divided into equal parts. Write the number at the point as a decimal.`],
        es: [
          drawn,
          prose`La recta está dividida en partes iguales. Escribe como decimal el número que está en el punto.`,
        ],
      }
    },
    solution({ under, from, top }) {
      const value = Ratio.of(top, under)
      const by = under === 8 ? 125 : 5
      return [
        explained(
          over(top, under),
          line`There are ${count(under, nouns.part)} from ${from} to ${from + 1}: the point is ${count(top, nouns.part)} after ${from}.`,
          line`Hay ${count(under, nouns.part)} de ${from} a ${from + 1}: el punto está ${count(top, nouns.part)} después de ${from}.`,
        ),
        explained(
          equation(equation(over(top, under), over(top * by, under * by)), decimal(value)),
          line`Multiply the numerator and the denominator by ${by}.`,
          line`Multiplica el numerador y el denominador por ${by}.`,
        ),
        ...(from === 0
          ? []
          : [
              explained(
                equation(sum(from, decimal(value)), decimal(value.plus(from))),
                line`Add the whole number.`,
                line`Suma el número entero.`,
              ),
            ]),
      ]
    },
    check(printed, answer) {
      const { points } = printed.figure('number-line')
      const [point] = tupleOf(points, 1)
      return exact(answer).equals(ratioOfExact(point.at))
    },
  }),

  whichMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw: (random): Claim => ({
      who: random.pick(people),
      // What stands in the fraction does not name the mistake.
      mistake: random.evenly(['numerator', 'place', 'denominator']),
      top: random.pick(CLAIMED),
    }),
    answer: sentenceChoice,
    solve: claim => mistakesOf(claim)[claim.mistake],
    mistakes(claim) {
      const [one, two, three] = tupleOf(
        Object.values(mistakesOf(claim)).filter(({ key }) => key !== claim.mistake),
        3,
      )
      return { one, two, three }
    },
    ask(claim) {
      const said = equation(decimal(rightOf(claim)), claimedOf(claim))
      return {
        en: prose`${name(claim.who)} writes ${said}. What is the mistake?`,
        es: prose`${name(claim.who)} escribe ${said}. ¿Cuál es el error?`,
      }
    },
    key: claim => {
      const right = rightOf(claim)
      return {
        en: prose`It should be ${equation(decimal(right), over(right.n, right.d))}.`,
        es: prose`Debe ser ${equation(decimal(right), over(right.n, right.d))}.`,
      }
    },
    solution: (claim): readonly Step[] => [
      ...toFractionSteps(rightOf(claim)),
      explained(
        mistakesOf(claim)[claim.mistake].says,
        line`This mistake gives ${claimedOf(claim)}.`,
        line`Este error da ${claimedOf(claim)}.`,
      ),
    ],
    whyWrong(claim) {
      const [one, two, three] = tupleOf(
        MISTAKES.filter(mistake => mistake !== claim.mistake).map(mistake => {
          const other = claimedOf({ ...claim, mistake })
          return { en: line`It would give ${other}.`, es: line`Daría ${other}.` }
        }),
        3,
      )
      return { one, two, three }
    },
    // What the claimed fraction is made of.
    check(printed, { key }) {
      const { left, right } = printed.one('relation')
      const value = evaluate(left)
      if (right.kind !== 'quotient') return false
      const [top, under] = [evaluate(right.over), evaluate(right.under)]
      const off = top.over(under).over(value)
      if (off.equals(10)) return key === 'place'
      if (under.equals(1000)) return key === 'numerator'
      return key === (under.equals(value.d) ? 'denominator' : 'digits')
    },
  }),
})

const decimalOf = (value: Value): Value | null =>
  typeof value === 'object' && 'kind' in value && value.kind === 'number' && value.as === 'decimal' ? value : null
