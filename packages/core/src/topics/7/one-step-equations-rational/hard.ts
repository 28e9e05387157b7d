import {
  both,
  bracketed,
  equation,
  exact,
  explained,
  isTrue,
  line,
  m,
  prose,
  type Random,
  Ratio,
  solution,
  sum,
  symbol,
} from '../../../author.ts'
import { solveForX, solves } from '../../kit/equations/equation-in-x.ts'
import { hardStories } from './hard-stories.ts'
import { drawTelling, type Form, hardKinds, type OneStep } from './kinds.ts'
import { fromMistake } from './mistakes.ts'
import { oneStepSteps } from './steps.ts'
import { storyForm } from './stories.ts'

const { 'n/d x = b': _, ...alone } = hardKinds
const KINDS = Object.values(alone)
const a = symbol('a')

interface SameSolution {
  readonly first: OneStep
  readonly right: number
  readonly a: Ratio
}

export const hardForms = (form: Form) => ({
  rationalNumbers: form({
    levels: ['hard'],
    share: 3,
    instruction: solveForX,
    draw: random => drawTelling(random, random.evenly(KINDS)),
    answer: solution('x'),
    solve: ({ x, show }) => show(x),
    ask: ({ equation }) => both(equation),
    solution: oneStepSteps,
    check: solves,
  }),

  sameSolution: form({
    levels: ['hard'],
    draw(random): SameSolution {
      const kind = random.evenly([hardKinds['n/d x = b'], hardKinds['-0.8x = b'], hardKinds['x/1.5 = b']])
      return random.until(
        () => {
          const first = drawTelling(random, kind)
          const right = random.int(3, 15) * random.sign()
          return { first, right, a: Ratio.of(right).minus(first.x) }
        },
        ({ a, first, right }) =>
          a.n !== 0 && !a.equals(first.x) && Math.abs(right) > 2 && Math.abs(first.x.n) > first.x.d,
      )
    },
    answer: solution('a'),
    solve: ({ a, first }) => first.show(a),
    ask: ({ first, right }) => {
      const second = equation(sum(m`x`, a), right)
      return {
        en: prose`The equations ${first.equation} and ${second} have the same solution. Find the value of ${a}.`,
        es: prose`Las ecuaciones ${first.equation} y ${second} tienen la misma solución. Halla el valor de ${a}.`,
      }
    },
    solution: ({ first, right, a: value }) => [
      ...oneStepSteps(first),
      explained(
        equation(sum(first.show(first.x), a), right),
        line`This number is also the solution of the second equation: put it in place of x.`,
        line`Este número también es la solución de la segunda ecuación: ponlo en lugar de x.`,
      ),
      first.x.n < 0
        ? explained(
            equation(a, sum(right, first.show(first.x.negated()))),
            line`Add ${first.show(first.x.negated())} to both sides.`,
            line`Suma ${first.show(first.x.negated())} a ambos lados.`,
          )
        : explained(
            equation(a, sum(right, bracketed(first.show(first.x.negated())))),
            line`Subtract ${first.show(first.x)} from both sides: add its opposite.`,
            line`Resta ${first.show(first.x)} de ambos lados: suma su opuesto.`,
          ),
      explained(equation(a, first.show(value)), line`Simplify.`, line`Simplifica.`),
    ],
    // x is the right side without a, and must solve the first equation.
    check(printed, answer) {
      const [first, second] = printed.all('relation')
      if (!first || !second) return false
      const x = exact(second.right).minus(exact(answer))
      return isTrue(first, { x })
    },
  }),

  fromMistakeOfDecimals: form(
    fromMistake('hard', (random: Random) =>
      random.until(
        () => drawTelling(random, hardKinds['a - x = b']),
        ({ right, by }) => by.n > 0 && right.plus(by).n !== 0 && right.minus(by).n !== 0,
      ),
    ),
  ),

  rationalStories: storyForm(form, 'hard', 2, hardStories),
})
