import {
  balance,
  blank,
  both,
  equation,
  exact,
  explained,
  explainedBy,
  expr,
  isTrue,
  line,
  numberList,
  prose,
  type Random,
  Ratio,
  role,
  solution,
  statements,
  steps,
  sum,
  withFigure,
} from '../../../author.ts'
import { isLevel, solveForX, solves } from '../../kit/equations/equation-in-x.ts'
import {
  asFraction,
  coefficientOf,
  constantOf,
  gathered,
  type OneSide,
  oneSide,
  ones,
  sideOf,
  termOf,
  x,
  xs,
} from '../../kit/equations/parts.ts'
import { ended } from '../../kit/stories/endings.ts'
import { type EqualPrices, equalPrices, inDollars } from './equal-prices.ts'
import { drawEasy } from './kinds.ts'
import type { Form } from './levels.ts'
import { notEquivalentForm } from './not-equivalent.ts'
import { solved } from './steps.ts'
import { anyEquation, worked, workedLine } from './worked.ts'

interface Pans {
  /** Letters before and after the number. */
  readonly before: number
  readonly after: number
  readonly number: number
  readonly x: number
  readonly isFlipped: boolean
}
const onPans = ({ before, after, number, x: value }: Pans): OneSide =>
  oneSide([xs(before), ones(number), xs(after)], value)

/** x + x = 2x: the letters that stand together are one term. */
const togetherOf = ({ before, after }: Pans) => {
  const many = Math.max(before, after)
  return equation(sum(...Array.from({ length: many }, () => x)), termOf(Ratio.of(many), asFraction))
}

interface Bought {
  readonly story: EqualPrices
  readonly a: number
  readonly b: number
  readonly once: number
  readonly x: number
}
const ofStory = ({ story, a, b, once, x: value }: Bought): OneSide =>
  oneSide([xs(a), ...(story.takesAway ? [xs(b), ones(-once)] : [ones(once), xs(b)])], value)

/** The coefficient stands in two lines. */
const blanksOf = ({ parts, right, x: value }: OneSide) => [
  coefficientOf(parts),
  coefficientOf(parts),
  right.minus(constantOf(parts)),
  value,
]

export const easyForms = (form: Form) => ({
  likeTerms: form({
    levels: ['easy'],
    share: 2,
    instruction: solveForX,
    lines: 4,
    draw: random => drawEasy(random),
    answer: solution('x'),
    solve: ({ x: value }) => value,
    ask: ({ equation: of }) => both(of),
    solution: solved,
    check: solves,
  }),

  onABalance: form({
    levels: ['easy'],
    draw: (random: Random): Pans => {
      const isFlipped = random.evenly([false, true])
      const [before, after] = random.evenly([
        [2, 1],
        [1, 2],
        [3, 1],
        [2, 2],
        [1, 3],
      ] as const)
      return random.until(
        () => ({ before, after, number: random.int(2, 15), x: random.int(2, 9), isFlipped }),
        ({ number, x: value }) => number !== value,
      )
    },
    answer: solution('x'),
    solve: pans => pans.x,
    ask: pans => {
      const { before, after, number, isFlipped } = pans
      const many = [...Array<'x'>(before).fill('x'), number, ...Array<'x'>(after).fill('x')]
      const one = [onPans(pans).right.n]
      return withFigure(
        {
          en: prose`The balance is level. Write and solve an equation to find the value of ${x}.`,
          es: prose`La balanza está en equilibrio. Escribe y resuelve una ecuación para hallar el valor de ${x}.`,
        },
        isFlipped ? balance(one, many) : balance(many, one),
      )
    },
    key: pans => ({
      en: prose`Equation: ${onPans(pans).equation}, or an equivalent equation.`,
      es: prose`Ecuación: ${onPans(pans).equation}, o una ecuación equivalente.`,
    }),
    solution: pans => [
      explainedBy(onPans(pans).equation, {
        en: line`Both pans weigh the same: write an equation, with ${togetherOf(pans)}.`,
        es: line`Los dos platillos pesan lo mismo: escribe una ecuación, con ${togetherOf(pans)}.`,
      }),
      ...solved(onPans(pans)),
    ],
    check: isLevel,
  }),

  missingNumbers: form({
    levels: ['easy'],
    instruction: {
      en: prose`Fill in the blanks to solve the equation.`,
      es: prose`Completa los espacios para resolver la ecuación.`,
    },
    draw: random => drawEasy(random, true),
    answer: numberList,
    solve: blanksOf,
    ask: ({ equation: of, parts, right }) => {
      const b = constantOf(parts)
      const sign = b.n < 0 ? ' − ' : ' + '
      const size = b.n < 0 ? b.negated() : b
      return both([
        of,
        steps(
          [blank(), ' ', x, sign, ...line`${size} = ${right}`],
          [blank(), ' ', x, ' = ', blank()],
          line`${equation(x, blank())}`,
        ),
      ])
    },
    key: ({ parts, right, x: value }) => {
      const [a, b] = [coefficientOf(parts), constantOf(parts)]
      return both(
        prose`${equation(sideOf(gathered(parts), asFraction), right)}; ${equation(termOf(a, asFraction), right.minus(b))}; ${equation(x, value)}`,
      )
    },
    solution: of => [
      ...solved(of),
      explained(
        statements(...blanksOf(of).map(value => expr(value))),
        line`Write the numbers in the blanks, from top to bottom.`,
        line`Escribe los números en los espacios, de arriba hacia abajo.`,
      ),
    ],
    check(printed, values) {
      const [a, again, left, end] = values.map(exact)
      const given = printed.one('relation')
      return (
        a !== undefined &&
        again?.equals(a) === true &&
        left !== undefined &&
        end !== undefined &&
        a.times(end).equals(left) &&
        isTrue(given, { x: end })
      )
    },
  }),

  notEquivalent: notEquivalentForm(form, 'easy'),

  samePrice: form({
    levels: ['easy'],
    kind: 'story',
    draw: (random: Random): Bought => {
      const story = random.evenly(equalPrices)
      return random.until(
        () => ({
          story,
          a: random.int(...story.a),
          b: random.int(...story.b),
          once: random.int(...story.once),
          x: random.int(...story.x),
        }),
        ({ a, b, once, x: value }) => a !== b && new Set([a, b, once, value]).size === 4 && a + b !== value,
      )
    },
    answer: worked,
    solve: bought => ({ equation: ofStory(bought).equation, x: bought.x, asked: [] }),
    ask: bought => {
      const { story, a, b, once } = bought
      const total = ofStory(bought).right.n
      const [one, other, added, all] = [
        role('a', expr(a)),
        role('b', expr(b)),
        role(story.takesAway ? 'taken' : 'added', inDollars(story.isMoney, once)),
        role('total', inDollars(story.isMoney, total)),
      ]
      const told = story.says(one, other, added, all)
      return {
        en: [
          told.en,
          { kind: 'paragraph', content: ['Let ', x, ' be ', ...story.letIs.en, '. Write an equation and solve it.'] },
        ],
        es: [
          told.es,
          { kind: 'paragraph', content: ['Sea ', x, ' ', ...story.letIs.es, '. Escribe una ecuación y resuélvela.'] },
        ],
      }
    },
    key: ({ story, x: value }) => {
      const { en, es } = story.ends(inDollars(story.isMoney, value))
      return {
        en: { kind: 'paragraph', content: [...en, ` ${anyEquation.en}`] },
        es: { kind: 'paragraph', content: [...es, ` ${anyEquation.es}`] },
      }
    },
    solution: bought => {
      const { story } = bought
      const of = ofStory(bought)
      const { en, es } = story.ends(inDollars(story.isMoney, bought.x))
      return [
        explainedBy(of.equation, story.models),
        ...solved(of),
        ended(
          both({ kind: 'paragraph', content: workedLine({ equation: of.equation, x: bought.x, asked: [] }) }),
          en,
          es,
        ),
      ]
    },
    // Each price is counted one by one.
    check(printed, { equation: of, x: value }) {
      const signed = printed.terms('role').some(({ name }) => name === 'taken')
      const once = printed.role(signed ? 'taken' : 'added')
      const all = printed.role('a').times(value).plus(printed.role('b').times(value))
      return (
        (signed ? all.minus(once) : all.plus(once)).equals(printed.role('total')) && isTrue(of, { x: Ratio.of(value) })
      )
    },
  }),
})
