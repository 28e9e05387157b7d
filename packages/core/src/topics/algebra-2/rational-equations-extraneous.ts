import { sentenceChoice } from '../../answer/choice.ts'
import { integer, measure } from '../../answer/number.ts'
import { solutionSet } from '../../answer/number-list.ts'
import { option } from '../../answer/option.ts'
import { type Block, type Both, both, type Content, prose } from '../../content.ts'
import { assert } from '../../errors.ts'
import { people } from '../../language/people.ts'
import {
  bracketed,
  decimal,
  either,
  equation,
  join,
  negative,
  number,
  over,
  sum,
  symbol,
  type Value,
} from '../../math/build.ts'
import { evaluate, exact, isTrue } from '../../math/evaluate.ts'
import type { Expr } from '../../math/expr.ts'
import { m } from '../../math/template.ts'
import { Ratio } from '../../number/ratio.ts'
import type { Random } from '../../random.ts'
import { defineTopic } from '../../topic.ts'
import { polynomial, sumOf, times } from '../algebra-1/shared/polynomial.ts'
import {
  MIXTURES,
  mixtureStories,
  RIDES,
  speedStories,
  TEAMS,
  TRIPS,
  teamStories,
  tripStories,
} from './shared/rate-stories.ts'

interface Drawn {
  readonly of: Expr
  readonly solutions: readonly number[]
  /** The roots of the cleared equation that make a denominator zero. */
  readonly extraneous: readonly number[]
}

const x = symbol('x')
const nonzero = (random: Random, most: number) => random.intExcept(-most, most, 0)
const linear = (zero: number) => polynomial([-zero, 1])
/** n/d as a term of a sum: the sign before the fraction. */
const term = (n: number, below: Expr) => (n < 0 ? negative(over(-n, below)) : over(n, below))

/** x/(x − p) + b/(x − q) = c/((x − p)(x − q)) with the roots r and s once cleared. */
function quadratic(p: number, q: number, r: number, s: number, isMultipliedOut: boolean): Drawn | null {
  const b = q - r - s
  const c = -b * p - r * s
  const roots = [...new Set([r, s])]
  if (b === 0 || c === 0 || p === q) return null
  const below = isMultipliedOut ? polynomial(times([-p, 1], [-q, 1])) : join(asFactor(p), asFactor(q))
  return {
    of: equation(sumOf([over(x, linear(p)), term(b, linear(q))]), term(c, below)),
    solutions: roots.filter(root => root !== p && root !== q),
    extraneous: roots.filter(root => root === p || root === q),
  }
}
const asFactor = (zero: number): Expr => (zero === 0 ? x : bracketed(linear(zero)))

const kinds = {
  divided(random: Random): Drawn {
    const [a, c] = random.sample([2, 3, 4, 5, 6, 8], 2)
    const [s, b] = [nonzero(random, 12), nonzero(random, 9)]
    const value = Ratio.of(s, a ?? 1).plus(Ratio.of(b, c ?? 1))
    return {
      of: equation(sumOf([over(x, a ?? 1), number(Ratio.of(b, c ?? 1))]), value),
      solutions: [s],
      extraneous: [],
    }
  },
  proportion(random: Random): Drawn {
    const [u, v] = random.sample([2, 3, 4, 5, 6, 7, 8], 2)
    const [k, s] = [random.int(1, 2), nonzero(random, 9)]
    const [first, second] = [(u ?? 2) - s, (v ?? 3) - s]
    return {
      of: equation(over(k * (u ?? 2), polynomial([first, 1])), over(k * (v ?? 3), polynomial([second, 1]))),
      solutions: [s],
      extraneous: [],
    }
  },
  reciprocal(random: Random): Drawn {
    const [s, a, c] = [nonzero(random, 9), random.int(1, 12), random.int(2, 6)]
    const b = nonzero(random, 5)
    const value = Ratio.of(a, s).plus(Ratio.of(b, c))
    return { of: equation(sumOf([over(a, x), number(Ratio.of(b, c))]), value), solutions: [s], extraneous: [] }
  },
  twoFractions(random: Random): Drawn {
    const [p, q, c, d, a] = random.until(
      () => {
        const [p, q, c, d] = [nonzero(random, 6), nonzero(random, 6), nonzero(random, 4), random.int(1, 2)]
        return [p, q, c, d, (-d * p * q) / c] as const
      },
      ([p, q, c, d, a]) =>
        p !== q && p !== -c && q !== -c && Number.isInteger(a) && Math.abs(a) <= 20 && d * (p + q + c) !== a,
    )
    const b = d * (p + q + c) - a
    return {
      of: equation(sumOf([term(a, x), term(b, polynomial([c, 1]))]), d),
      solutions: [p, q],
      extraneous: [],
    }
  },
  /** x/(x + a) + b/(x + c) = 2. */
  variableAbove(random: Random): Drawn {
    const { a, b, c, roots } = random.until(
      () => {
        const a = nonzero(random, 4)
        const roots = [a * nonzero(random, 3), nonzero(random, 8)] as const
        const shift = roots[0] + roots[1] + 2 * a
        const c = (roots[0] * roots[1]) / a + shift
        return { a, b: c + shift, c, roots }
      },
      ({ a, b, c, roots: [r, s] }) =>
        b !== 0 &&
        c !== 0 &&
        c !== a &&
        r !== s &&
        Math.abs(b) <= 20 &&
        Math.abs(c) <= 9 &&
        [r, s].every(root => root !== -a && root !== -c),
    )
    return {
      of: equation(sumOf([over(x, polynomial([a, 1])), term(b, polynomial([c, 1]))]), 2),
      solutions: roots,
      extraneous: [],
    }
  },
  /** x²/(x − p) = ((p + r)x − pr)/(x − p). */
  sameDenominator(random: Random): Drawn {
    const [p, r] = random.until(
      () => [nonzero(random, 7), nonzero(random, 7)] as const,
      ([p, r]) => p !== r && p + r !== 0,
    )
    return {
      of: equation(over(m`x^2`, linear(p)), over(polynomial([-p * r, p + r]), linear(p))),
      solutions: [r],
      extraneous: [p],
    }
  },
  twoFactors: (random: Random): Drawn => drawQuadratic(random, 'one', false),
  expandedOne: (random: Random): Drawn => drawQuadratic(random, 'one', true),
  expandedTwo: (random: Random): Drawn => drawQuadratic(random, 'two', true),
  expandedNone: (random: Random): Drawn => drawQuadratic(random, 'none', true),
}

function drawQuadratic(random: Random, kind: 'one' | 'two' | 'none', isMultipliedOut: boolean): Drawn {
  const found = random.until(
    () => {
      const [p, q, r, s] = [nonzero(random, 6), nonzero(random, 6), nonzero(random, 8), nonzero(random, 8)]
      return quadratic(p, q, kind === 'none' ? q : r, kind === 'two' ? s : p, isMultipliedOut)
    },
    drawn =>
      drawn !== null &&
      drawn.solutions.length === (kind === 'two' ? 2 : kind === 'one' ? 1 : 0) &&
      drawn.extraneous.length === (kind === 'two' ? 0 : kind === 'one' ? 1 : 2),
  )
  assert(found, 'A quadratic is drawn')
  return found
}
type Kind = keyof typeof kinds
interface Level {
  readonly kinds: readonly Kind[]
}

const CANDIDATES = [1, 2, 3].flatMap(d => Array.from({ length: 121 }, (_, i) => Ratio.of(i - 60, d)))
/** Whether the equation holds; not where a denominator is zero. */
function holds(of: Expr, value: Ratio): boolean {
  try {
    return isTrue(of, { x: value })
  } catch {
    return false
  }
}
const truths = (of: Expr) => new Set(CANDIDATES.filter(value => holds(of, value)).map(value => value.toString())).size

const statement = (key: string, says: Both<Block>) => ({ key, says })

export const rationalEquationsExtraneous = defineTopic(
  {
    id: 'rational-equations-extraneous',
    name: { en: 'Rational equations and extraneous solutions', es: 'Ecuaciones racionales y soluciones extrañas' },
    description: {
      en: 'Clear denominators to solve a rational equation and reject candidates that do not check.',
      es: 'Elimina los denominadores para resolver una ecuación racional y descarta los candidatos que no cumplen.',
    },
    domain: 'Rational Expressions & Functions',
    standards: ['A-REI.A.2', 'A-CED.A.1'],
    levels: {
      easy: { kinds: ['divided', 'proportion', 'reciprocal'] },
      medium: { kinds: ['twoFractions', 'sameDenominator', 'variableAbove'] },
      hard: { kinds: ['expandedOne', 'expandedTwo', 'expandedOne', 'expandedTwo', 'expandedOne', 'expandedNone'] },
    },
  },
  form => ({
    solve: form({
      share: 3,
      instruction: {
        en: prose`Solve. Check for extraneous solutions.`,
        es: prose`Resuelve. Comprueba si hay soluciones extrañas.`,
      },
      lines: 6,
      draw: (random, level: Level) => kinds[random.evenly(level.kinds)](random),
      answer: solutionSet('x'),
      solve: ({ solutions }) => solutions,
      ask: ({ of }) => both(of),
      check(printed, answer) {
        const of = printed.one('relation')
        const given = answer.map(value => exact(value))
        return (
          given.every(value => holds(of, value)) &&
          new Set(given.map(value => value.toString())).size === given.length &&
          truths(of) === given.length
        )
      },
    }),

    whichExtraneous: form({
      levels: ['medium', 'hard'],
      lines: 3,
      draw: (random, { kinds: names }: Level) => {
        const kind = names.includes('sameDenominator')
          ? random.evenly(['sameDenominator', 'twoFactors'] as const)
          : random.evenly(['expandedOne', 'expandedTwo', 'expandedNone'] as const)
        const { of, solutions, extraneous } = kinds[kind](random)
        const sorted = (roots: readonly number[]) => [...roots].sort((a, b) => a - b)
        return { of, roots: sorted([...solutions, ...extraneous]), extraneous: sorted(extraneous) }
      },
      answer: sentenceChoice,
      solve: ({ roots, extraneous }) => sentenceFor(roots, extraneous),
      mistakes: ({ roots }) => ({
        first: sentenceFor(roots, roots.slice(0, 1)),
        second: sentenceFor(roots, roots.slice(1)),
        both: sentenceFor(roots, roots),
        none: sentenceFor(roots, []),
      }),
      ask: ({ of, roots: [first = 0, second = 0] }) => ({
        en: prose`A student clears the denominators of ${of} and gets ${m`x = ${first}`} and ${m`x = ${second}`}. Which of them are extraneous?`,
        es: prose`Un estudiante elimina los denominadores de ${of} y obtiene ${m`x = ${first}`} y ${m`x = ${second}`}. ¿Cuáles son extrañas?`,
      }),
      check(printed, { key }) {
        const [of, first, second] = printed.all('relation')
        if (!of || !first || !second) return false
        const wrong = [first, second].map(({ right }) => evaluate(right)).filter(value => !holds(of, value))
        return key === (wrong.map(value => value.toString()).join(' ') || 'none')
      },
    }),

    findMistake: form({
      levels: ['easy', 'medium'],
      lines: 2,
      draw: random => {
        const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)]
        return { a, b, c: c === b ? c + 1 : c, kind: random.evenly(['termMissed', 'rightMissed', 'none'] as const) }
      },
      answer: option({
        termMissed: {
          en: prose`The number on the left side was not multiplied by ${x}.`,
          es: prose`El número del lado izquierdo no se multiplicó por ${x}.`,
        },
        rightMissed: {
          en: prose`The right side was not multiplied by ${x}.`,
          es: prose`El lado derecho no se multiplicó por ${x}.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ kind }) => kind,
      ask: ({ a, b, c, kind }) => {
        const of = equation(sum(over(a, x), b), c)
        const next = equation(
          kind === 'termMissed' ? a + b : sum(a, join(b, x)),
          kind === 'rightMissed' ? c : join(c, x),
        )
        return {
          en: prose`A student clears the denominator of ${of} and writes ${next}. What is the mistake?`,
          es: prose`Un estudiante elimina el denominador de ${of} y escribe ${next}. ¿Cuál es el error?`,
        }
      },
      check(printed, answer) {
        const [of, next] = printed.all('relation')
        if (!of || !next) return false
        const isCleared = (side: 'left' | 'right') =>
          [2, 3, 7].every(t =>
            evaluate(of[side], { x: t })
              .times(t)
              .equals(evaluate(next[side], { x: t })),
          )
        return answer === (!isCleared('left') ? 'termMissed' : !isCleared('right') ? 'rightMissed' : 'none')
      },
    }),

    unchecked: form({
      levels: ['hard'],
      lines: 3,
      draw: random => {
        const { of, solutions, extraneous } = kinds[random.evenly(['expandedOne', 'expandedTwo'] as const)](random)
        const roots = [...solutions, ...extraneous].sort((a, b) => a - b)
        return { of, roots, isWrong: extraneous.length > 0 }
      },
      answer: option({
        unchecked: {
          en: prose`One of the values makes a denominator ${0}; the student did not check.`,
          es: prose`Uno de los valores hace que un denominador sea ${0}; el estudiante no comprobó.`,
        },
        unmultiplied: {
          en: prose`One term was not multiplied by the least common denominator.`,
          es: prose`Un término no se multiplicó por el mínimo común denominador.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ isWrong }) => (isWrong ? 'unchecked' : 'none'),
      ask: ({ of, roots: [first = 0, second = 0] }) => ({
        en: prose`A student solves ${of} and writes: ${m`x = ${first}`} or ${m`x = ${second}`}. What is the mistake?`,
        es: prose`Un estudiante resuelve ${of} y escribe: ${m`x = ${first}`} o ${m`x = ${second}`}. ¿Cuál es el error?`,
      }),
      check(printed, answer) {
        const [of, first, second] = printed.all('relation')
        if (!of || !first || !second) return false
        return answer === ([first, second].every(({ right }) => holds(of, evaluate(right))) ? 'none' : 'unchecked')
      },
    }),

    team: form({
      levels: ['hard'],
      lines: 6,
      draw: random => {
        const [a, b] = random.sample(people, 2)
        const [fast, longer, together] = random.pick(TEAMS)
        return { says: random.evenly(teamStories), a: a!, b: b!, fast, longer, together }
      },
      answer: measure('hour'),
      solve: ({ fast }) => fast,
      ask: ({ says, a, b, longer, together }) => says(longer, together, a, b),
      steps: ({ fast, longer, together }) =>
        rejected(
          equation(sum(over(1, x), over(1, polynomial([longer, 1]))), over(1, together)),
          fast,
          (-together * longer) / fast,
        ),
      // In one hour the two do the shares of the whole that both together do.
      check(printed, answer) {
        const [first, second] = printed.numbers
        const time = exact(answer)
        if (!first || !second || time.compare(0) <= 0) return false
        const isHolding = (together: Ratio, longer: Ratio) =>
          time.power(-1).plus(time.plus(longer).power(-1)).equals(together.power(-1))
        return isHolding(first, second)
      },
    }),

    trip: form({
      levels: ['hard'],
      lines: 6,
      draw: random => {
        const [speed, current, total, distance] = random.pick(TRIPS)
        return { says: random.evenly(tripStories), speed, current, total, distance }
      },
      answer: integer,
      solve: ({ speed }) => speed,
      ask: ({ says, current, total, distance }) => says(distance, current, total),
      steps: ({ speed, current, total, distance }) =>
        rejected(
          equation(sum(over(distance, polynomial([-current, 1])), over(distance, polynomial([current, 1]))), total),
          speed,
          Ratio.of(-current * current, speed),
        ),
      check(printed, answer) {
        const [distance, , total, current] = printed.numbers
        const speed = exact(answer)
        if (!distance || !total || !current || speed.compare(current) <= 0) return false
        return distance
          .over(speed.minus(current))
          .plus(distance.over(speed.plus(current)))
          .equals(total)
      },
    }),

    averageSpeed: form({
      levels: ['hard'],
      lines: 6,
      draw: random => {
        const [speed, faster, total, distance] = random.pick(RIDES)
        return { says: random.evenly(speedStories), speed, faster, total, distance }
      },
      answer: integer,
      solve: ({ speed }) => speed,
      ask: ({ says, faster, total, distance }) => says(distance, faster, total),
      steps: ({ speed, faster, total, distance }) =>
        rejected(
          equation(sum(over(distance, x), over(distance, polynomial([faster, 1]))), total),
          speed,
          Ratio.of(-distance * faster, total * speed),
        ),
      check(printed, answer) {
        const [distance, , total, faster] = printed.numbers
        const speed = exact(answer)
        if (!distance || !total || !faster || speed.compare(0) <= 0) return false
        return distance
          .over(speed)
          .plus(distance.over(speed.plus(faster)))
          .equals(total)
      },
    }),

    mixture: form({
      levels: ['hard'],
      lines: 6,
      draw: random => {
        const [amount, weak, strong, wanted, added] = random.pick(MIXTURES)
        return { says: random.evenly(mixtureStories), amount, weak, strong, wanted, added: Ratio.of(2 * added, 2) }
      },
      answer: measure('liter'),
      solve: ({ added }) => (added.isInteger ? added : decimal(added)),
      ask: ({ says, amount, weak, strong, wanted }) => says(amount, weak, strong, wanted),
      // What both parts hold is the wanted share of the whole.
      check(printed, answer) {
        const [amount, weak, strong, wanted] = printed.numbers
        const added = exact(answer)
        if (!amount || !weak || !strong || !wanted) return false
        return amount.times(weak).plus(added.times(strong)).equals(amount.plus(added).times(wanted))
      },
    }),
  }),
)

function sentenceFor(roots: readonly number[], wrong: readonly number[]) {
  const [first = 0, second = 0] = roots
  const key = wrong.length === 0 ? 'none' : wrong.join(' ')
  if (wrong.length === 0) return statement(key, { en: prose`Neither is extraneous.`, es: prose`Ninguna es extraña.` })
  if (wrong.length === 2) return statement(key, { en: prose`Both are extraneous.`, es: prose`Las dos son extrañas.` })
  const only = m`x = ${wrong[0] === first ? first : second}`
  return statement(key, {
    en: prose`Only ${only} is extraneous. It makes a denominator ${0}.`,
    es: prose`Solo ${only} es extraña. Hace que un denominador sea ${0}.`,
  })
}

/** The model, both roots, and why only the positive one counts. */
function rejected(model: Expr, kept: number, root: Value): Both<Content> {
  const [right, wrong] = [equation(x, kept), equation(x, root)]
  return {
    en: [model, prose`${either(right, wrong)}. A negative value makes no sense here, so ${wrong} is rejected.`],
    es: [model, prose`${either(right, wrong)}. Un valor negativo no tiene sentido aquí, así que se descarta ${wrong}.`],
  }
}
