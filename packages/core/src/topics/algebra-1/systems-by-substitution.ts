import { formulaChoice } from '../../answer/choice.ts'
import { integer, moneyAmount } from '../../answer/number.ts'
import { type SystemSolution, systemSolution } from '../../answer/point.ts'
import { both, name, prose } from '../../content.ts'
import { people } from '../../language/people.ts'
import { expr, money, percent, symbol, system } from '../../math/build.ts'
import { exact, isTrue } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { coefficientsOf, nonzero, rowExpr, rowThrough, solutionOf, solves } from '../8/shared/linear-system.ts'
import { linkedStories } from './shared/linked-amounts.ts'

interface Drawn {
  readonly printed: readonly [Expr, Expr]
  readonly solution: SystemSolution
}
const isSmall = (value: Ratio, most = 12) => Math.abs(value.toNumber()) <= most

/** Hundreds of dollars in one account. */
const hundreds = Array.from({ length: 28 }, (_, i) => i + 3)

/** y = kx + b, or x = ky + b. */
function solvedRow(letter: 'x' | 'y', k: number, b: number): Expr {
  return letter === 'y' ? m`y = ${k}x + ${b}` : m`x = ${k}y + ${b}`
}

/** One equation solved for a letter; the other holds at the same point and is no multiple of it. */
function drawSolved(random: Random, most = 5) {
  const letter = random.evenly(['y', 'x'] as const)
  return random.until(
    () => {
      const [x, y] = [random.int(-8, 8), random.int(-8, 8)]
      const k = nonzero(random, 4)
      const [a, b] = [nonzero(random, most), nonzero(random, most)]
      const constant = letter === 'y' ? y - k * x : x - k * y
      return { letter, k, constant, a, b, x, y }
    },
    ({ k, constant, a, b, x, y }) =>
      constant !== 0 &&
      Math.abs(constant) <= 12 &&
      x !== 0 &&
      y !== 0 &&
      (letter === 'y' ? a + b * k !== 0 : a * k + b !== 0),
  )
}
type Solved = ReturnType<typeof drawSolved>
/** The first equation solved for its letter, or in standard form. */
const solvedSystem = ({ letter, k, constant, a, b, x, y }: Solved, isSolved = true): Drawn => ({
  printed: [
    isSolved ? solvedRow(letter, k, constant) : rowExpr(letter === 'y' ? [-k, 1, constant] : [1, -k, constant]),
    rowExpr(rowThrough(a, b, x, y)),
  ],
  solution: [x, y],
})
/** In standard form one coefficient alone is 1, and a coordinate is negative. */
const hasOneUnit = ({ k, a, b, x, y }: Solved): boolean =>
  [k, a, b].every(value => Math.abs(value) > 1) && Math.min(x, y) < 0

const kinds = {
  solved: (random: Random): Drawn => {
    const drawn = solvedSystem(drawSolved(random))
    return random.chance(0.5) ? drawn : { ...drawn, printed: [drawn.printed[1], drawn.printed[0]] }
  },
  isolate: (random: Random): Drawn => {
    const [isX, unit] = [random.evenly([true, false]), random.sign()]
    return random.until(
      () => {
        const [x, y, p] = [random.int(-10, 10), random.int(-10, 10), random.int(2, 6) * random.sign()]
        const [a, b] = [random.int(2, 7) * random.sign(), random.int(2, 7) * random.sign()]
        const first = isX ? rowThrough(unit, p, x, y) : rowThrough(p, unit, x, y)
        const printed = random.shuffle([rowExpr(first), rowExpr(rowThrough(a, b, x, y))]) as [Expr, Expr]
        return { printed, solution: [x, y] as const, isFree: first[0] * b === first[1] * a }
      },
      ({ isFree, solution: [x, y] }) => !isFree && Math.min(x, y) < 0 && x * y !== 0,
    )
  },
  'fraction solution': (random: Random): Drawn =>
    random.until(
      () => {
        const [k, b] = [nonzero(random, 4), nonzero(random, 5)]
        const [p, q, c] = [nonzero(random, 5), nonzero(random, 5), random.int(-9, 9)]
        const divisor = p + q * k
        const x = divisor === 0 ? Ratio.of(100) : Ratio.of(c - q * b, divisor)
        return {
          printed: [solvedRow('y', k, b), rowExpr([p, q, c])] as const,
          solution: [x, x.times(k).plus(b)] as const,
        }
      },
      ({ solution: [x, y] }) => !x.isInteger && x.d <= 6 && isSmall(x) && isSmall(y),
    ),
  'fraction coefficient': (random: Random): Drawn =>
    random.until(
      () => {
        const d = random.int(2, 4)
        const k = Ratio.of(random.coprimeTo(d, 5) * random.sign(), d)
        const [x, b] = [d * nonzero(random, 3), nonzero(random, 6)]
        const y = k.times(x).plus(b).n
        const [p, q] = [nonzero(random, 5), nonzero(random, 5)]
        return {
          printed: [m`y = ${k}x + ${b}`, rowExpr(rowThrough(p, q, x, y))] as const,
          solution: [x, y] as const,
          isFree: k.times(q).plus(p).n === 0,
        }
      },
      ({ isFree, solution: [x, y] }) => !isFree && Math.abs(x) <= 12 && Math.abs(y) <= 12,
    ),
  'both need work': (random: Random): Drawn =>
    random.until(
      () => {
        const [x, y, s] = [random.int(-8, 8), random.int(-8, 8), random.int(2, 4)]
        const [p, a, b] = [
          random.int(2, 4) * random.sign(),
          random.int(2, 7) * random.sign(),
          random.int(2, 7) * random.sign(),
        ]
        return {
          printed: random.shuffle([rowExpr(rowThrough(s, s * p, x, y)), rowExpr(rowThrough(a, b, x, y))]) as [
            Expr,
            Expr,
          ],
          solution: [x, y] as const,
          isFree: b === a * p,
        }
      },
      ({ isFree, solution: [x, y] }) => !isFree && x !== 0 && y !== 0,
    ),
  special: (random: Random): Drawn => {
    const [k, b, s] = [nonzero(random, 4), nonzero(random, 7), random.int(2, 4) * random.sign()]
    const solution = random.evenly(['none', 'all'] as const)
    const shift = solution === 'none' ? nonzero(random, 6) : 0
    return { printed: [solvedRow('y', k, b), rowExpr([-k * s, s, b * s + shift])], solution }
  },
}
type Kind = keyof typeof kinds

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

const instruction = {
  en: prose`Solve the system by substitution. Write the solution as an ordered pair.`,
  es: prose`Resuelve el sistema por sustitución. Escribe la solución como par ordenado.`,
}

export const systemsBySubstitution = defineTopic(
  {
    id: 'systems-by-substitution',
    name: { en: 'Solve systems by substitution', es: 'Resolver sistemas por sustitución' },
    description: {
      en: 'Replace one variable by an equal expression to solve a system of two linear equations.',
      es: 'Reemplaza una variable por una expresión igual para resolver un sistema de dos ecuaciones lineales.',
    },
    domain: 'Systems',
    standards: ['A-REI.C.6'],
    levels: {
      easy: { kinds: ['solved'], isSolved: true },
      medium: { kinds: ['isolate'], isSolved: false },
      hard: {
        kinds: ['fraction solution', 'both need work', 'fraction coefficient', 'both need work', 'special'],
        isSolved: false,
      },
    },
  },
  form => ({
    bare: form({
      levels: ['easy', 'medium'],
      share: 3,
      instruction,
      lines: 6,
      draw: (random, level: { readonly kinds: readonly Kind[] }) => kinds[random.evenly(level.kinds)](random),
      answer: systemSolution,
      solve: ({ solution }) => solution,
      ask: ({ printed }) => both(system(...printed)),
      check: (printed, answer) => solves(answer, printed.one('system')),
    }),

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
  }),
)

const ownOf = ({ letter, a, b }: Solved) => (letter === 'y' ? b : a)
