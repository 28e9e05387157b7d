import {
  answerStep,
  type Block,
  type Both,
  blank,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  itemOf,
  line,
  minus,
  role,
  times,
  tupleOf,
} from '../../../author.ts'
import { blankAnswers } from '../../kit/measures/named-blanks.ts'
import { type Context, contexts, numberOf, xAmount, yNumbers } from '../../kit/proportion/contexts.ts'
import { twoOfAKind } from '../../kit/proportion/two.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { columnsIn, type Form, letsOf, ruleOf, slopeStep, tableOf, X, Y } from './parts.ts'
import { A, apart, B, drawTwo, type Two } from './two-rates.ts'

const NAMES = [
  { en: 'A', es: 'A' },
  { en: 'B', es: 'B' },
  { en: 'Difference', es: 'Diferencia' },
] as const
/** "A: ____ dollars", a line for each. */
const blanksOf = (context: Context, values: readonly (Expr | number)[]): Both<readonly Block[]> => {
  const inOne = (locale: 'en' | 'es') =>
    values.map(
      (value, i): Block => ({
        kind: 'paragraph',
        content: [`${itemOf(NAMES, i)[locale]}: `, count(value, context.y)],
      }),
    )
  return { en: inOne('en'), es: inOne('es') }
}
const valuesAt = ({ two, far }: { readonly two: Two; readonly far: number }) => {
  const context = itemOf(contexts, two.at)
  const [u, v] = [two.a.times(far), two.b.times(far)]
  return tupleOf(yNumbers(context, [u, v, apart(u, v)]), 3)
}

export const valueForms = (form: Form) => ({
  valuesAt: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw(random) {
      const two = drawTwo(random, 1)
      const { most } = itemOf(contexts, two.at)
      const far = random.pick([7, 8, 9, 10, 12].filter(x => x <= Math.max(most, 8) && x % two.x !== 0))
      return { two, far }
    },
    answer: blankAnswers,
    solve: valuesAt,
    ask({ two, far }) {
      const context = itemOf(contexts, two.at)
      const { en, es } = context.yName
      const amount = role('far', xAmount(context, far))
      const text = paragraph(
        itemOf(twoOfAKind, two.at),
        letsOf(context),
        {
          en: line`The table is for ${A}. The equation for ${B} is ${ruleOf(two.b)}.`,
          es: line`La tabla corresponde a ${A}. La ecuación de ${B} es ${ruleOf(two.b)}.`,
        },
        {
          en: [...line`For ${amount}, find `, `${en} for A and for B, and the difference.`],
          es: [...line`Para ${amount}, halla `, `${es} de A y de B, y la diferencia.`],
        },
      )
      const shown = tableOf(context, two.a, [two.x, 2 * two.x, 3 * two.x])
      const blanks = blanksOf(context, [blank(3), blank(3), blank(3)])
      return { en: [text.en, shown, ...blanks.en], es: [text.es, shown, ...blanks.es] }
    },
    solution({ two, far }) {
      const context = itemOf(contexts, two.at)
      const [u, v] = [two.a.times(far), two.b.times(far)]
      const [first, second, left] = valuesAt({ two, far })
      const [more, less] = u.compare(v) > 0 ? [first, second] : [second, first]
      return [
        slopeStep(context, two.a, [two.x, two.a.times(two.x)]),
        explained(
          equation(times(numberOf(two.a), far), first),
          line`${A}: multiply this slope by ${far}.`,
          line`${A}: multiplica esta pendiente por ${far}.`,
        ),
        explained(
          equation(equation(Y, times(numberOf(two.b), far)), second),
          line`${B}: substitute ${equation(X, far)} into the equation.`,
          line`${B}: sustituye ${equation(X, far)} en la ecuación.`,
        ),
        explained(
          equation(minus(more, less), left),
          line`Subtract the smaller amount from the greater one.`,
          line`Resta la cantidad menor de la mayor.`,
        ),
        answerStep(blanksOf(context, valuesAt({ two, far })), {
          en: line`Write the three numbers with their unit.`,
          es: line`Escribe los tres números con su unidad.`,
        }),
      ]
    },
    check(printed, values) {
      const [u, v, by] = tupleOf(values.map(exact), 3)
      const far = printed.role('far')
      const side = printed.one('relation').right
      return (
        columnsIn(printed).every(([x, y]) => y.times(far).equals(u.times(x))) &&
        evaluate(side, { x: far }).equals(v) &&
        (v.plus(by).equals(u) || u.plus(by).equals(v))
      )
    },
  }),
})
