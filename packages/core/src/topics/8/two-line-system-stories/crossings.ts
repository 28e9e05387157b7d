import {
  type Both,
  bracketed,
  capitalLine,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  type Inline,
  itemOf,
  line,
  m,
  minus,
  negative,
  over,
  point,
  prose,
  type Random,
  type Ratio,
  role,
  type SystemSolution,
  statements,
  sum,
  systemSolution,
  times,
  tupleOf,
} from '../../../author.ts'
import { blankAnswers, type NamedBlank, namedLines } from '../../kit/measures/named-blanks.ts'
import { ended } from '../../kit/stories/endings.ts'
import type { Form } from './levels.ts'
import { term, x, y } from './shared.ts'
import { type Trends, trends } from './trends.ts'

interface Meeting {
  readonly story: Trends
  readonly one: number
  readonly other: number
  readonly x: number
  readonly y: number
  readonly t: number
  readonly u: number
}
const oneAt = ({ one, x: at, y: amount }: Meeting, time: number) => amount + one * (time - at)
const twoAt = ({ other, x: at, y: amount }: Meeting, time: number) => amount + other * (time - at)
const meetingBlanks = ({ time1, unit }: Trends): readonly NamedBlank[] => [{ name: time1 }, { name: unit }]
const slopeLine = (a: number, b: number, t: number, u: number): Expr => {
  const change = a - b
  const signed = b < 0 ? bracketed(m`${b}`) : b
  return equation(over(minus(a, signed), minus(u, t)), change / (u - t))
}
/** 227 + 8 × 2 = 243: back to time 0. */
const backTo = (amount: number, rate: number, t: number, start: number): Expr =>
  equation(sum(amount, rate < 0 ? times(-rate, t) : negative(times(rate, t))), start)
/** "Add 3x to both sides", to take away -3x. */
const takenAway = (value: number, shown: Expr | number): Both<readonly Inline[]> =>
  value < 0
    ? { en: line`add ${shown} to both sides`, es: line`suma ${shown} a ambos lados` }
    : { en: line`subtract ${shown} from both sides`, es: line`resta ${shown} de ambos lados` }
/** "Add 3x to both sides, then subtract 20 from both sides." */
function movedSaid(rate: number, start: number): Both<readonly Inline[]> {
  const first = takenAway(rate, term(Math.abs(rate), x))
  if (start === 0) return { en: capitalLine([...first.en, '.']), es: capitalLine([...first.es, '.']) }
  const then = takenAway(start, Math.abs(start))
  return {
    en: capitalLine([...first.en, ', then ', ...then.en, '.']),
    es: capitalLine([...first.es, ' y luego ', ...then.es, '.']),
  }
}
const rule = (rate: number, start: number): Expr => equation(y, start === 0 ? m`${rate}x` : m`${rate}x + ${start}`)
const withoutY = (of: Expr): Expr => (of.kind === 'relation' ? of.right : of)

type Pair = readonly [x: number, y: number]
interface Lines {
  readonly one: readonly [Pair, Pair]
  readonly two: readonly [Pair, Pair]
  readonly slopes: Pair
  readonly starts: Pair
  readonly solution: SystemSolution
}
const signed = (value: number): Expr | number => (value < 0 ? bracketed(m`${value}`) : value)
/** 3 × (-2), and p alone once. */
const scaled = (factor: number, p: number): Expr => (factor === 1 ? m`${signed(p)}` : times(factor, signed(p)))
/** A line's slope and where it starts, from two of its points. */
const startsAt = (slope: number, [p, q]: Pair) => q - slope * p

export const crossingForms = (form: Form) => ({
  whenEqual: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    draw: (random: Random): Meeting => {
      const story = random.evenly(trends)
      return random.until(
        () => {
          const t = random.int(2, 3)
          return {
            story,
            one: random.int(...story.one),
            other: random.int(...story.other),
            x: random.int(...story.time),
            y: random.int(...story.amount),
            t,
            u: t + random.int(2, 3),
          }
        },
        of => {
          const all = [of.t, of.u].flatMap(time => [oneAt(of, time), twoAt(of, time)])
          return (
            of.u < of.x &&
            of.one !== of.other &&
            oneAt(of, 0) > 0 &&
            all.every(value => value > 0 && value <= 400) &&
            new Set(all).size === 4 &&
            ![of.t, of.u].includes(of.y)
          )
        },
      )
    },
    answer: blankAnswers,
    solve: ({ x: at, y: amount }) => [at, amount],
    ask: of => {
      const { story, t, u } = of
      const told = story.says(
        role('t', t),
        role('a', oneAt(of, t)),
        role('u', u),
        role('b', oneAt(of, u)),
        role('c', twoAt(of, t)),
        role('d', twoAt(of, u)),
      )
      const lines = namedLines(...meetingBlanks(story))
      return {
        en: [told.en, { kind: 'paragraph', content: [story.asks.en] }, ...lines.en],
        es: [told.es, { kind: 'paragraph', content: [story.asks.es] }, ...lines.es],
      }
    },
    solution: of => {
      const { story, one, other, x: at, y: amount, t, u } = of
      const [start, second] = [oneAt(of, 0), twoAt(of, 0)]
      const { en, es } = story.ends(at, amount)
      return [
        explainedBy(
          statements(slopeLine(oneAt(of, u), oneAt(of, t), t, u), slopeLine(twoAt(of, u), twoAt(of, t), t, u)),
          {
            en: line`Find each rate: the change in the amount divided by the change in time.`,
            es: line`Halla cada tasa: el cambio de la cantidad dividido entre el cambio del tiempo.`,
          },
        ),
        explainedBy(statements(backTo(oneAt(of, t), one, t, start), backTo(twoAt(of, t), other, t, second)), {
          en: line`Go back from time ${t} to time 0 to find both starting amounts.`,
          es: line`Retrocede del tiempo ${t} al tiempo 0 para hallar las dos cantidades iniciales.`,
        }),
        explainedBy(equation(withoutY(rule(one, start)), withoutY(rule(other, second))), {
          en: [
            ...line`Let ${y} be `,
            ...story.letIs.en,
            ...line`: ${rule(one, start)} and ${rule(other, second)}. Set them equal.`,
          ],
          es: [
            ...line`Sea ${y} `,
            ...story.letIs.es,
            ...line`: ${rule(one, start)} e ${rule(other, second)}. Iguálalas.`,
          ],
        }),
        explainedBy(
          one > other ? equation(term(one - other, x), second - start) : equation(term(other - one, x), start - second),
          movedSaid(Math.min(one, other), one > other ? start : second),
        ),
        ended(
          statements(
            ...(Math.abs(one - other) === 1
              ? []
              : [equation(equation(x, divide(Math.abs(second - start), Math.abs(one - other))), at)]),
            equation(equation(y, start === 0 ? times(one, at) : sum(times(one, at), start)), amount),
          ),
          en,
          es,
        ),
      ]
    },
    // From the two times that are told on, at the same rate.
    check(printed, values) {
      const [at, amount] = values.map(exact)
      if (!at || !amount) return false
      const [t, u] = [printed.role('t'), printed.role('u')]
      const reached = (early: string, late: string) => {
        const rate = printed.role(late).minus(printed.role(early)).over(u.minus(t))
        return printed.role(early).plus(rate.times(at.minus(t)))
      }
      return reached('a', 'b').equals(amount) && reached('c', 'd').equals(amount)
    },
  }),

  twoPairsOfPoints: form({
    levels: ['hard'],
    draw: (random: Random): Lines => {
      const isParallel = random.evenly([false, true, false])
      return random.until(
        () => {
          const slope = random.intExcept(-4, 4, 0)
          const other = isParallel ? slope : random.intExcept(-4, 4, 0, slope)
          const [p, q] = [random.intExcept(-6, 6, 0), random.intExcept(-9, 9, 0)]
          const start = startsAt(slope, [p, q])
          const second = isParallel ? start + random.intExcept(-6, 6, 0) : startsAt(other, [p, q])
          const [a, c] = [random.int(-3, 2), random.int(-3, 2)]
          const [b, d] = [a + random.int(1, 4), c + random.int(1, 4)]
          const on = (rate: number, from: number, at: number): Pair => [at, from + rate * at]
          return {
            one: [on(slope, start, a), on(slope, start, b)] as const,
            two: [on(other, second, c), on(other, second, d)] as const,
            slopes: [slope, other] as const,
            starts: [start, second] as const,
            solution: isParallel ? ('none' as const) : ([p, q] as const),
          }
        },
        ({ one, two, starts, solution }) =>
          starts.every(value => value !== 0) &&
          [...one, ...two].every(
            ([p, q]) =>
              p !== 0 && Math.abs(q) <= 20 && !(typeof solution !== 'string' && solution[0] === p && solution[1] === q),
          ) &&
          new Set([...one, ...two].map(String)).size === 4 &&
          starts[0] !== starts[1],
      )
    },
    answer: systemSolution,
    solve: ({ solution }) => solution,
    ask: ({ one, two }) => {
      const [a, b, c, d] = [...one, ...two].map(([p, q]) => point(p, q))
      return {
        en: prose`A line goes through ${a ?? x} and ${b ?? x}. Another line goes through ${c ?? x} and ${d ?? x}. Where do the lines intersect? Write the point, or “no solution” if they do not.`,
        es: prose`Una recta pasa por ${a ?? x} y ${b ?? x}. Otra recta pasa por ${c ?? x} y ${d ?? x}. ¿Dónde se cortan las rectas? Escribe el punto, o “no tiene solución” si no se cortan.`,
      }
    },
    solution: ({ one, two, slopes, starts, solution }) => {
      const slopeOf = ([[p, q], [r, s]]: readonly [Pair, Pair], slope: number) =>
        equation(
          equation(m`m`, over(minus(s, q < 0 ? bracketed(m`${q}`) : q), minus(r, p < 0 ? bracketed(m`${p}`) : p))),
          slope,
        )
      // b = -3 + 2 × 4 = 5: what is left of y without mx.
      const startOf = ([p, q]: Pair, slope: number, start: number) =>
        equation(equation(m`b`, sum(q, slope < 0 ? scaled(-slope, p) : negative(scaled(slope, p)))), start)
      const rules = statements(startOf(one[0], slopes[0], starts[0]), startOf(two[0], slopes[1], starts[1]))
      const begin = [
        explainedBy(statements(slopeOf(one, slopes[0]), slopeOf(two, slopes[1])), {
          en: line`Find both slopes: the change in ${y} divided by the change in ${x}.`,
          es: line`Halla las dos pendientes: el cambio en ${y} dividido entre el cambio en ${x}.`,
        }),
        explainedBy(rules, {
          en: line`Find ${m`b = y - mx`} with the first point of each line. The lines are ${rule(slopes[0], starts[0])} and ${rule(slopes[1], starts[1])}.`,
          es: line`Halla ${m`b = y - mx`} con el primer punto de cada recta. Las rectas son ${rule(slopes[0], starts[0])} e ${rule(slopes[1], starts[1])}.`,
        }),
      ]
      if (typeof solution === 'string')
        return [
          ...begin,
          explainedBy(systemSolution.show('none'), {
            en: line`The slopes are equal and the ${y}-intercepts are not: the lines are parallel and never meet.`,
            es: line`Las pendientes son iguales y las intersecciones con el eje ${y} no: las rectas son paralelas y nunca se cortan.`,
          }),
        ]
      const [p, q] = [exact(solution[0]).n, exact(solution[1]).n]
      const [a, b] = slopes
      return [
        ...begin,
        explainedBy(equation(withoutY(rule(slopes[0], starts[0])), withoutY(rule(slopes[1], starts[1]))), {
          en: line`Where they meet, both values of ${y} are the same.`,
          es: line`Donde se cortan, los dos valores de ${y} son iguales.`,
        }),
        explainedBy(
          Math.abs(a - b) === 1
            ? equation(x, p)
            : statements(
                a > b
                  ? equation(term(a - b, x), starts[1] - starts[0])
                  : equation(starts[0] - starts[1], term(b - a, x)),
                equation(x, p),
              ),
          { en: line`Solve for ${x}.`, es: line`Despeja ${x}.` },
        ),
        explainedBy(
          statements(
            equation(equation(y, sum(a < 0 ? negative(scaled(-a, p)) : scaled(a, p), starts[0])), q),
            point(p, q),
          ),
          {
            en: line`Substitute ${p} for ${x} in the first equation.`,
            es: line`Sustituye ${x} por ${p} en la primera ecuación.`,
          },
        ),
      ]
    },
    // Three points of one line give no triangle: the crossing point is on both.
    check(printed, answer) {
      const [a, b, c, d] = tupleOf(
        printed.all('list').map(({ items }) => items.map(item => evaluate(item))),
        4,
      )
      const area = (p: readonly Ratio[], q: readonly Ratio[], r: readonly Ratio[]) =>
        itemOf(q, 0)
          .minus(itemOf(p, 0))
          .times(itemOf(r, 1).minus(itemOf(p, 1)))
          .minus(
            itemOf(r, 0)
              .minus(itemOf(p, 0))
              .times(itemOf(q, 1).minus(itemOf(p, 1))),
          )
      if (typeof answer === 'string') {
        const cross = itemOf(b, 0)
          .minus(itemOf(a, 0))
          .times(itemOf(d, 1).minus(itemOf(c, 1)))
          .minus(
            itemOf(d, 0)
              .minus(itemOf(c, 0))
              .times(itemOf(b, 1).minus(itemOf(a, 1))),
          )
        return answer === 'none' && cross.n === 0 && area(a, b, c).n !== 0
      }
      const at = [exact(answer[0]), exact(answer[1])]
      return area(a, b, at).n === 0 && area(c, d, at).n === 0
    },
  }),
})
