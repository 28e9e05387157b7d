import {
  bracketed,
  decimal,
  type Expr,
  equation,
  exact,
  explained,
  itemOf,
  line,
  minus,
  prose,
  Ratio,
  role,
  statements,
  step,
  sum,
  times,
  type UnitId,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { blankAnswers, type NamedBlank, namedLines } from '../../kit/measures/named-blanks.ts'
import { mediumStories } from './medium-stories.ts'
import { type Product, products } from './products.ts'
import { type Staged, staged } from './staged.ts'
import { type Amount, amountAnswer, did, exactAmount, type Form, type Show, storyForm } from './stories.ts'

/** Money with its cents. */
const plainIn =
  (amount: Amount): Show =>
  value =>
    decimal(value, amount.kind === 'money' && !value.isInteger ? 2 : 0)

interface Priced {
  readonly of: Product
  readonly rate: Ratio
  readonly count: number
}
const roundedToTen = (value: Ratio): Ratio => Ratio.of(Math.round(value.n / value.d / 10) * 10)
/** To the first digit: 19.8 and 31 to 20 and 30. */
const rounded = (value: Ratio): Ratio => {
  const size = value.n / value.d
  const unit = size >= 9.5 ? 10 : 1
  return Ratio.of(Math.round(size / unit) * unit)
}
const exactOf = ({ of, rate, count }: Priced): Ratio => rate.times(count).times(of.sign)

/** The point at a wrong place; the sign lost, or the numbers added. */
function wrongAmounts(facts: Priced) {
  const right = exactOf(facts)
  const amount = (value: Ratio) => facts.of.amount(Ratio.of(value.times(100).rounded(), 100))
  return {
    pointTooFarLeft: amount(right.over(10)),
    pointTooFarRight: amount(right.times(10)),
    third: amount(facts.of.sign < 0 ? right.negated() : facts.rate.plus(facts.count)),
  }
}

interface Stages {
  readonly of: Staged
  readonly start: Ratio
  readonly change: Ratio
  readonly count: number
}
const isTie = (value: Ratio): boolean => value.times(2).over(10).isInteger && !value.over(10).isInteger
const endOf = ({ of, start, change, count }: Stages): Ratio => start.plus(change.times(count * of.sign))
const estimateOf = (facts: Stages): Ratio =>
  endOf({ ...facts, start: roundedToTen(facts.start), change: roundedToTen(facts.change) })
const blanksOf = (amount: Amount): readonly NamedBlank[] => {
  const unit: { readonly unit?: UnitId } = amount.kind === 'measure' ? { unit: amount.unit } : {}
  const mark = amount.kind === 'money' ? ' ($)' : ''
  return [
    { name: { en: `estimate${mark}`, es: `estimación${mark}` }, ...unit },
    { name: { en: `exact answer${mark}`, es: `respuesta exacta${mark}` }, ...unit },
  ]
}
const moved = (sign: number, a: Expr, b: Expr): Expr => (sign > 0 ? sum(a, b) : minus(a, b))

export const mediumForms = (form: Form) => ({
  twoSteps: storyForm(form, 'medium', 3, mediumStories),

  whichIsReasonable: form({
    levels: ['easy'],
    kind: 'story',
    draw(random): Priced {
      const of = random.evenly(products)
      return random.until(
        () => ({ of, rate: of.rate(random), count: random.pick(of.times) }),
        ({ rate }) => !rate.isInteger,
      )
    },
    answer: amountAnswer,
    solve: facts => facts.of.amount(exactOf(facts)),
    mistakes: wrongAmounts,
    ask({ of, rate, count }) {
      const { en, es } = of.says(role('rate', of.amount(rate)), role('count', decimal(count)))
      return {
        en: [en, prose`Which answer is reasonable? Do not compute it exactly.`],
        es: [es, prose`¿Qué respuesta es razonable? No la calcules con exactitud.`],
      }
    },
    solution(facts, answer) {
      const { of, rate, count } = facts
      const [roundRate, roundCount] = [rounded(rate), rounded(Ratio.of(count))]
      const estimate = roundRate.times(roundCount).times(of.sign)
      const signed = of.sign < 0 ? decimal(roundRate.negated()) : decimal(roundRate)
      return [
        explained(
          times(signed, decimal(roundCount)),
          [
            ...line`${of.amount(rate)} is about ${of.amount(roundRate)}, and ${count} `,
            ...(roundCount.equals(count) ? line`stays as it is.` : line`is about ${decimal(roundCount)}.`),
            ...(of.sign < 0 ? line` A decrease is a negative change.` : []),
          ],
          [
            ...line`${of.amount(rate)} está cerca de ${of.amount(roundRate)} y ${count} `,
            ...(roundCount.equals(count) ? line`queda igual.` : line`está cerca de ${decimal(roundCount)}.`),
            ...(of.sign < 0 ? line` Una disminución es un cambio negativo.` : []),
          ],
        ),
        explained(
          equation(times(signed, decimal(roundCount)), decimal(estimate)),
          line`Multiply: this is the estimate.`,
          line`Multiplica: esta es la estimación.`,
        ),
        explained(
          { kind: 'paragraph', content: [answer] },
          line`This is near the estimate.`,
          line`Está cerca de la estimación.`,
        ),
      ]
    },
    whyWrong: ({ of }) => ({
      pointTooFarLeft: {
        en: line`It is about one tenth of the estimate.`,
        es: line`Es aproximadamente la décima parte de la estimación.`,
      },
      pointTooFarRight: {
        en: line`It is about ten times the estimate.`,
        es: line`Es aproximadamente diez veces la estimación.`,
      },
      third:
        of.sign < 0
          ? { en: line`It has the wrong sign.`, es: line`Tiene el signo equivocado.` }
          : { en: line`It is only the sum of the two numbers.`, es: line`Es solo la suma de los dos números.` },
    }),
    // Divided by the count, the answer is the rate.
    check(printed, answer) {
      const each = exactAmount(answer).over(printed.role('count'))
      const isDown = /change|cambia/.test(printed.text)
      return each.equals(printed.role('rate').times(isDown ? -1 : 1))
    },
  }),

  estimateThenExact: form({
    levels: ['medium'],
    kind: 'story',
    draw(random): Stages {
      const of = random.evenly(staged)
      return random.until(
        () => ({ of, start: of.start(random), change: of.change(random), count: random.int(...of.times) }),
        facts =>
          !isTie(facts.start) &&
          !isTie(facts.change) &&
          !facts.start.isInteger &&
          !facts.change.isInteger &&
          estimateOf(facts).n !== 0 &&
          endOf(facts).n !== 0 &&
          endOf(facts).n < 0 === estimateOf(facts).n < 0 &&
          Math.abs(endOf(facts).minus(estimateOf(facts)).toNumber()) <= 10,
      )
    },
    answer: blankAnswers,
    solve: facts => [decimal(estimateOf(facts)), plainIn(facts.of.amount(facts.start))(endOf(facts))],
    ask({ of, start, change, count }) {
      const { en, es } = of.says(
        role('start', of.amount(start)),
        role(of.sign > 0 ? 'rise' : 'fall', of.amount(change)),
        role('count', decimal(count)),
      )
      const blanks = namedLines(...blanksOf(of.amount(start)))
      return {
        en: [
          en,
          prose`First estimate: round ${of.amount(start)} and ${of.amount(change)} to the nearest ten. Then find the exact answer.`,
          ...blanks.en,
        ],
        es: [
          es,
          prose`Primero estima: redondea ${of.amount(start)} y ${of.amount(change)} a la decena más cercana. Después halla la respuesta exacta.`,
          ...blanks.es,
        ],
      }
    },
    solution(facts, values) {
      const { of, start, change, count } = facts
      const [s, c] = [roundedToTen(start), roundedToTen(change)]
      const whole = change.times(count)
      const plain = plainIn(of.amount(start))
      return [
        explained(
          moved(of.sign, decimal(s), times(decimal(count), decimal(c))),
          line`Round to the nearest ten: ${plain(start)} to ${decimal(s)}, ${plain(change)} to ${decimal(c)}.`,
          line`Redondea a la decena más cercana: ${plain(start)} a ${decimal(s)}, ${plain(change)} a ${decimal(c)}.`,
        ),
        explained(
          equation(moved(of.sign, decimal(s), decimal(c.times(count))), itemOf(values, 0)),
          line`Multiply first. This is the estimate.`,
          line`Multiplica primero. Esta es la estimación.`,
        ),
        did(
          equation(times(decimal(count), plain(change)), plain(whole)),
          line`Now with the exact numbers: multiply.`,
          line`Ahora con los números exactos: multiplica.`,
        ),
        step(
          equation(
            of.sign > 0 ? sum(plain(start), plain(whole)) : sum(plain(start), bracketed(plain(whole.negated()))),
            itemOf(values, 1),
          ),
          start.n < 0 === of.sign < 0 ? because.sameSigns : because.unlikeSigns,
        ),
        explained(
          statements(
            ...values.map(value => (typeof value === 'number' || value instanceof Ratio ? decimal(value) : value)),
          ),
          line`The exact answer is near the estimate.`,
          line`La respuesta exacta está cerca de la estimación.`,
        ),
      ]
    },
    check(printed, [estimate, end]) {
      if (estimate === undefined || end === undefined) return false
      const count = printed.role('count')
      const [start, isUp] = [printed.role('start'), printed.terms('role').some(({ name }) => name === 'rise')]
      const change = isUp ? printed.role('rise') : printed.role('fall').negated()
      const ten = (value: Ratio) => value.over(10).rounded() * 10
      return (
        exact(end).minus(start).over(count).equals(change) &&
        exact(estimate).minus(ten(start)).over(count).equals(ten(change))
      )
    },
  }),
})
