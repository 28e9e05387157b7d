import {
  answerStep,
  blank,
  both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expression,
  factoredExpression,
  formulaChoice,
  gcd,
  itemOf,
  join,
  line,
  number,
  prose,
  type Random,
  Ratio,
  rational,
  sum,
  times,
} from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'
import { areas } from './areas.ts'
import {
  agree,
  coefficients,
  coprime,
  expandedOf,
  type Factored,
  type Form,
  givenSteps,
  greatestSteps,
  innerOf,
  productOf,
  sumOf,
  type Term,
  withFactor,
} from './terms.ts'

/** A product with the factor that is named. */
const factoredOut = { ...factoredExpression }

/** −8x + 12 or −8x − 12y: the first term inside is positive. */
function drawNegative(random: Random): Factored {
  const shape = random.evenly(['plus', 'minus', 'letters'] as const)
  const factor = -random.evenly([4, 6, 3, 5, 8, 2, 7, 9])
  const [a, b] = coprime(random, 9, 2)
  const inner: readonly Term[] = [
    { n: a, letter: 'x' },
    { n: shape === 'minus' ? b : -b, letter: shape === 'letters' ? 'y' : null },
  ]
  return withFactor(factor, inner)
}

const RATIONAL = [
  [1, 2],
  [2, 3],
  [1, 3],
  [3, 4],
  [1, 4],
  [2, 5],
  [1, 5],
  [3, 5],
] as const
/** (1/2)x + 3, (2/3)x − 4: the number alone is whole in most. */
function drawRational(random: Random): Factored {
  const [n, d] = random.evenly(RATIONAL)
  const isWhole = random.evenly([true, true, false])
  const b = isWhole
    ? d * random.int(1, 6)
    : random.until(
        () => random.int(2, 11),
        value => (value * n) % d !== 0,
      )
  return withFactor(Ratio.of(n, d), [
    { n: 1, letter: 'x' },
    { n: random.pick([1, -1] as const) * b, letter: null },
  ])
}
/** The given number times a sum, equal to the printed one. */
const isTakenOut = (answer: Expr, given: Expr, factor: Ratio): boolean =>
  answer.kind === 'product' &&
  answer.factors.length === 2 &&
  agree(answer, given) &&
  evaluate(itemOf(answer.factors, 0)).equals(factor)

/** Two widths and two lengths, combined. */
const perimeterOf = ({ factor, inner }: Factored): Expr =>
  sumOf(inner.map(({ n, letter }) => ({ value: letter === null ? factor.plus(n).times(2) : 2 * n, letter })))

export const hardForms = (form: Form) => ({
  negative: form({
    levels: ['hard'],
    draw: drawNegative,
    answer: factoredOut,
    solve: productOf,
    ask: of => ({
      en: prose`Find the greatest common factor of the terms of ${expandedOf(of)}. Then factor out its opposite, a negative number.`,
      es: prose`Halla el máximo común divisor de los términos de ${expandedOf(of)}. Luego saca como factor su opuesto, un número negativo.`,
    }),
    solution: of => [
      // The greatest common factor itself, of the same terms.
      itemOf(
        greatestSteps(
          withFactor(
            of.factor.negated(),
            of.inner.map(term => ({ ...term, n: -term.n })),
          ),
        ),
        0,
      ),
      ...givenSteps(of),
    ],
    check: (printed, answer) => {
      const given = printed.one('sum')
      return isTakenOut(
        answer,
        given,
        Ratio.of(coefficients(given).reduce((all, { n }) => gcd(all, Math.abs(n)), 0)).negated(),
      )
    },
  }),

  rational: form({
    levels: ['hard'],
    share: 2,
    draw: drawRational,
    answer: factoredOut,
    solve: productOf,
    ask: of => ({
      en: prose`Factor ${number(of.factor)} out of ${expandedOf(of)}.`,
      es: prose`Saca el factor ${number(of.factor)} de ${expandedOf(of)}.`,
    }),
    solution: givenSteps,
    check: (printed, answer) => isTakenOut(answer, printed.one('sum'), printed.take(1)[0]),
  }),

  rectangle: form({
    levels: ['hard'],
    kind: 'story',
    lines: 3,
    draw: (random, { factors }) => {
      const at = random.turn(areas.length)
      const factor = random.evenly(factors)
      const [a, b] = coprime(random, 9, 2)
      return {
        at,
        of: withFactor(factor, [
          { n: a, letter: 'x' },
          { n: b, letter: null },
        ]),
      }
    },
    answer: expression,
    solve: ({ of }) => perimeterOf(of),
    ask: ({ at, of }) => itemOf(areas, at).ask(expandedOf(of)),
    key: ({ at, of }) => itemOf(areas, at).key(of.factor, innerOf(of)),
    solution: ({ at, of }) => [
      ...greatestSteps(of),
      explained(
        equation(sum(times(2, number(of.factor)), join(2, bracketed(innerOf(of)))), perimeterOf(of)),
        ...itemOf(areas, at).ends(of.factor, innerOf(of)),
      ),
    ],
    // Half of the perimeter is width and length, whose product is the area.
    check(printed, answer) {
      const [areaOfX, , areaOfOne] = coefficients(printed.one('sum'))
      const [x, y, rest] = coefficients(answer)
      if (x.n <= 0 || y.n !== 0) return false
      const width = areaOfX.over(x.over(2))
      const length = areaOfOne.over(width)
      return width.isInteger && width.plus(length).times(2).equals(rest) && gcd(areaOfX.n, areaOfOne.n) === width.n
    },
  }),

  chooseRational: form({
    levels: ['hard'],
    draw(random): Factored {
      const [n, d] = random.evenly(turned(RATIONAL, 4))
      return withFactor(Ratio.of(-n, d), [
        { n: 1, letter: 'x' },
        { n: random.evenly([-1, 1]) * d * random.int(2, 6), letter: null },
      ])
    },
    answer: formulaChoice,
    solve: (of): Expr => productOf(of),
    mistakes: (of): Readonly<Record<string, Expr>> => {
      const second = itemOf(of.inner, 1)
      const term = of.factor.times(second.n)
      const outside = (value: Ratio | number) =>
        join(
          number(of.factor),
          bracketed(
            sumOf([
              { value: 1, letter: 'x' },
              { value, letter: null },
            ]),
          ),
        )
      return { sign: outside(-second.n), notDivided: outside(term), signAndNotDivided: outside(term.negated()) }
    },
    ask: of => ({
      en: prose`Which product is equal to ${expandedOf(of)}?`,
      es: prose`¿Qué producto es igual a ${expandedOf(of)}?`,
    }),
    solution: of => [
      ...givenSteps(of),
      answerStep(productOf(of), {
        en: line`Multiply it out to check: the terms are those of the expression.`,
        es: line`Desarróllalo para comprobar: los términos son los de la expresión.`,
      }),
    ],
    whyWrong: of => ({
      sign: {
        en: line`The second term in parentheses has the wrong sign.`,
        es: line`El segundo término del paréntesis tiene el signo equivocado.`,
      },
      notDivided: {
        en: line`The second term was not divided by ${of.factor}.`,
        es: line`El segundo término no se dividió entre ${of.factor}.`,
      },
      signAndNotDivided: {
        en: line`The second term was not divided by ${of.factor}; only its sign changed.`,
        es: line`El segundo término no se dividió entre ${of.factor}; solo cambió su signo.`,
      },
    }),
    check: (printed, answer) => agree(answer as Expr, printed.one('sum')),
  }),

  missingFactor: form({
    levels: ['hard'],
    lines: 1,
    instruction: {
      en: prose`Find the missing factor.`,
      es: prose`Halla el factor que falta.`,
    },
    draw: random => (random.evenly([false, true]) ? drawNegative(random) : drawRational(random)),
    answer: rational,
    solve: ({ factor }) => factor,
    ask: of => both(equation(expandedOf(of), join(blank(3), bracketed(innerOf(of))))),
    solution: of => {
      const [first, second] = [itemOf(of.inner, 0), itemOf(of.inner, 1)]
      return [
        explained(
          equation(times(number(of.factor), first.n), number(of.factor.times(first.n))),
          line`Compare the coefficients: what times ${first.n} gives ${number(of.factor.times(first.n))}?`,
          line`Compara los coeficientes: ¿qué número por ${first.n} da ${number(of.factor.times(first.n))}?`,
        ),
        explained(
          equation(
            times(number(of.factor), second.n < 0 ? bracketed(second.n) : second.n),
            number(of.factor.times(second.n)),
          ),
          line`Check with the second terms.`,
          line`Comprueba con los segundos términos.`,
        ),
        explained(
          number(of.factor),
          line`The missing factor is ${of.factor}.`,
          line`El factor que falta es ${of.factor}.`,
        ),
      ]
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (right.kind !== 'product') return false
      const inner = coefficients(itemOf(right.factors, right.factors.length - 1))
      return coefficients(left).every((value, i) => value.equals((inner[i] ?? Ratio.of(0)).times(exact(answer))))
    },
  }),
})
