import { formulaChoice } from '../../../answer/choice.ts'
import { integer, moneyAmount } from '../../../answer/number.ts'
import { systemSolution } from '../../../answer/point.ts'
import { both, name, prose } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { expr, money, percent, symbol, system } from '../../../math/build.ts'
import { exact, isTrue } from '../../../math/evaluate.ts'
import type { Expr } from '../../../math/expr.ts'
import { m } from '../../../math/template.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { coefficientsOf, rowThrough, solutionOf, solves } from '../../8/shared/linear-system.ts'
import { linkedStories } from '../shared/linked-amounts.ts'
import type { levels } from './levels.ts'
import { drawSolved, type Kind, kinds, type Solved, solvedSystem } from './parts.ts'

/** Hundreds of dollars in one account. */
const hundreds = Array.from({ length: 28 }, (_, i) => i + 3)

/** In standard form one coefficient alone is 1, and a coordinate is negative. */
const hasOneUnit = ({ k, a, b, x, y }: Solved): boolean =>
  [k, a, b].every(value => Math.abs(value) > 1) && Math.min(x, y) < 0

/** The other equation with the expression put in, without the brackets that it needs. */
function withoutBrackets(drawn: Solved): Expr {
  const { letter, k, constant, a, b, x, y } = drawn
  const right = rowThrough(a, b, x, y)[2]
  const first = ownOf(drawn) * k
  return letter === 'y' ? m`${a}x + ${first}x + ${constant} = ${right}` : m`${first}y + ${constant} + ${b}y = ${right}`
}

/** With its like terms put together, for this constant and this sign of the product. */
function collected(drawn: Solved, constant: number, sign = 1): Expr {
  const { letter, k, a, b, x, y } = drawn
  const right = rowThrough(a, b, x, y)[2]
  const factor = (letter === 'y' ? a : b) + sign * ownOf(drawn) * k
  return letter === 'y' ? m`${factor}x + ${constant} = ${right}` : m`${factor}y + ${constant} = ${right}`
}

const ownOf = ({ letter, a, b }: Solved) => (letter === 'y' ? b : a)

export const hardForms = (form: FormMaker<typeof levels>) => ({
  anySystem: form({
    levels: ['hard'],
    share: 3,
    instruction: {
      en: prose`Solve the system by substitution. If there is not exactly one solution, write “no solution” or “infinitely many solutions.”`,
      es: prose`Resuelve el sistema por sustitución. Si no hay exactamente una solución, escribe “no tiene solución” o “infinitas soluciones”.`,
    },
    lines: 7,
    draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
    answer: systemSolution,
    solve: ({ solution }) => solution,
    ask: ({ printed }) => both(system(...printed)),
    check: (printed, answer) => solves(answer, printed.one('system')),
  }),

  whichPoint: form({
    levels: ['easy', 'medium'],
    instruction: {
      en: prose`Choose the solution of the system.`,
      es: prose`Elige la solución del sistema.`,
    },
    lines: 4,
    draw: (random, { isSolved }) => ({
      isSolved,
      ...random.until(
        () => drawSolved(random),
        drawn => Math.abs(drawn.x) !== Math.abs(drawn.y) && (isSolved || hasOneUnit(drawn)),
      ),
    }),
    answer: systemSolution,
    solve: ({ x, y }) => [x, y],
    mistakes: ({ letter, k, constant, x, y }) => ({
      lettersSwapped: [y, x],
      signLost: letter === 'y' ? [x, -y] : [-x, y],
      onlyFirstEquation: letter === 'y' ? [x + 1, k * (x + 1) + constant] : [k * (y + 1) + constant, y + 1],
      bothSignsLost: [-x, -y],
    }),
    ask: ({ isSolved, ...drawn }) => both(system(...solvedSystem(drawn, isSolved).printed)),
    check: (printed, answer) => solves(answer, printed.one('system')),
  }),

  noBrackets: form({
    levels: ['easy', 'medium'],
    lines: 0,
    draw(random, { isSolved }) {
      const drawn = random.until(
        () => drawSolved(random),
        drawn => {
          const { letter, a, b, k } = drawn
          const [own, others] = letter === 'y' ? [b, a] : [a, b]
          return (
            Math.abs(own) > 1 &&
            others + own * k !== 0 &&
            others + k !== 0 &&
            others - own * k !== 0 &&
            (isSolved || hasOneUnit(drawn))
          )
        },
      )
      return { ...drawn, isSolved, who: random.pick(people) }
    },
    answer: formulaChoice,
    solve: drawn => collected(drawn, ownOf(drawn) * drawn.constant),
    // What the stem leads to is known to be wrong: it is no choice.
    mistakes: drawn => ({
      bothSigns: collected(drawn, -ownOf(drawn) * drawn.constant, -1),
      signOfConstant: collected(drawn, -ownOf(drawn) * drawn.constant),
      signOfFirstTerm: collected(drawn, ownOf(drawn) * drawn.constant, -1),
    }),
    ask(drawn) {
      const shown = system(...solvedSystem(drawn, drawn.isSolved).printed)
      const [wrong, letter] = [withoutBrackets(drawn), symbol(drawn.letter)]
      return drawn.isSolved
        ? {
            en: [
              shown,
              prose`${name(drawn.who)} substitutes without parentheses and gets ${wrong}. This is wrong. Which equation is equivalent to the correct equation?`,
            ],
            es: [
              shown,
              prose`${name(drawn.who)} sustituye sin paréntesis y obtiene ${wrong}. Está mal. ¿Qué ecuación equivale a la correcta?`,
            ],
          }
        : {
            en: [
              shown,
              prose`${name(drawn.who)} solves the first equation for ${letter}, substitutes without parentheses and gets ${wrong}. This is wrong. Which equation is equivalent to the correct equation?`,
            ],
            es: [
              shown,
              prose`${name(drawn.who)} despeja ${letter} en la primera ecuación, sustituye sin paréntesis y obtiene ${wrong}. Está mal. ¿Qué ecuación equivale a la correcta?`,
            ],
          }
    },
    // It holds at the solution, and nowhere else.
    check(printed, choice) {
      const solution = solutionOf(printed.one('system').rows)
      if (typeof solution === 'string') return false
      const [x, y] = solution
      const [a, b] = coefficientsOf(expr(choice))
      return isTrue(expr(choice), { x, y }) && (a.n === 0) !== (b.n === 0)
    },
  }),

  investments: form({
    levels: ['hard'],
    lines: 6,
    draw(random) {
      const [one, other] = random.sample([2, 3, 4, 5, 6, 7, 8], 2)
      const [first, second] = random.sample(hundreds, 2)
      return { one: one!, other: other!, first: first!, second: second!, who: random.pick(people) }
    },
    answer: moneyAmount,
    solve: ({ first }) => 10_000 * first,
    ask({ one, other, first, second, who }) {
      const [whole, interest] = [money(10_000 * (first + second)), money(100 * (first * one + second * other))]
      const [p, q] = [percent(one), percent(other)]
      return {
        en: prose`${name(who)} puts ${whole} into two accounts. One pays ${p} interest a year, and the other pays ${q}. After one year the interest is ${interest} in all. How much money was put into the account that pays ${p}?`,
        es: prose`${name(who)} deposita ${whole} en dos cuentas. Una paga un interés anual del ${p} y la otra, del ${q}. Después de un año el interés es de ${interest} en total. ¿Cuánto dinero depositó en la cuenta que paga el ${p}?`,
      }
    },
    // What the two parts earn is the printed interest.
    check(printed, cents) {
      const [whole, p, q, interest] = printed.numbers
      const part = Ratio.of(cents, 100)
      const rest = whole!.minus(part)
      return rest.n > 0 && part.times(p!).plus(rest.times(q!)).equals(interest!)
    },
  }),

  story: form({
    levels: ['hard'],
    share: 2,
    lines: 6,
    draw(random) {
      const { smaller, more, isPerimeter, says } = random.evenly(linkedStories)
      const [small, times, extra] = [random.int(...smaller), random.int(2, 4), random.int(...more)]
      const [who, friend] = random.sample(people, 2)
      const sum = small * (times + 1) + extra
      return { small, says: says(times, extra, isPerimeter ? 2 * sum : sum, who!, friend!) }
    },
    answer: integer,
    solve: ({ small }) => small,
    ask: ({ says }) => says,
    check(printed, small) {
      const [times, more, whole] = printed.numbers
      const larger = exact(small).times(times!).plus(more!)
      const sum = larger.plus(exact(small))
      return (/perimet|períme/.test(printed.text) ? sum.times(2) : sum).equals(whole!)
    },
  }),
})
