import {
  type Both,
  bracketed,
  type Content,
  count,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  howMany,
  join,
  line,
  m,
  minus,
  negative,
  over,
  point,
  prose,
  type Random,
  Ratio,
  role,
  type Sentence,
  type SystemSolution,
  sentenceChoice,
  statements,
  step,
  sum,
  systemSolution,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { blankAnswers, type NamedBlank, namedLines } from '../../kit/measures/named-blanks.ts'
import { ended } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { Form } from './levels.ts'
import { plans } from './plans.ts'
import { type Purchases, purchases } from './purchases.ts'
import { costAt, costLine, dollars, drawPriced, meetingSteps, otherAt, type Priced, toldPlans, x, y } from './shared.ts'
import { type Trends, trends } from './trends.ts'

interface Cheaper extends Priced {
  /** The number for which the cheaper one is asked. */
  readonly asked: number
}
const isFirstCheaper = (of: Cheaper, at = of.asked) => costAt(of, at) < otherAt(of, at)
/** Where they cost the same, and which is cheaper. */
function verdict(of: Cheaper, at: number, first: boolean): Sentence {
  const [many, asked] = [count(at, of.plan.unit), count(of.asked, of.plan.unit)]
  const { en, es } = first ? of.plan.first : of.plan.second
  const says: Both<Content> = {
    en: {
      kind: 'paragraph',
      content: [...line`the same cost for ${many}; `, `${en} is cheaper`, ...line` for ${asked}`],
    },
    es: { kind: 'paragraph', content: [...line`el mismo costo por ${many}; por ${asked} cuesta menos `, es] },
  }
  return { key: `${at} ${first ? 'first' : 'second'}`, says }
}
/** A number that comes of adding the fixed parts or the rates. */
const slipOf = (of: Cheaper): number => {
  const { start, otherStart, rate, otherRate, x: at } = of
  const candidates = [
    Math.abs(start - otherStart) / (rate + otherRate),
    (start + otherStart) / Math.abs(rate - otherRate),
    at + 1,
    at + 2,
  ]
  return (
    candidates.find(
      value => Number.isInteger(value) && value > 1 && value !== at && value !== of.asked && value < 60,
    ) ?? at + 3
  )
}

interface Bought {
  readonly story: Purchases
  readonly p: number
  readonly q: number
  readonly k: number
  readonly t: number
  readonly x: number
  readonly y: number
  readonly u: number
  readonly v: number
}
const firstTotal = ({ p, q, x: a, y: b }: Bought) => p * a + q * b
const secondTotal = ({ p, k, t, x: a, y: b }: Bought) => k * p * a + t * b
const thirdTotal = ({ u, v, x: a, y: b }: Bought) => u * a + v * b
const term = (k: number, letter: Expr): Expr => (k === 1 ? letter : join(k, letter))
const TOTAL: NamedBlank = {
  name: { en: 'total cost in dollars', es: 'costo total en dólares' },
}
const priceBlanks = ({ kinds }: Purchases): readonly NamedBlank[] => [
  ...kinds.map(({ en, es }) => ({ name: { en: `${en} in dollars`, es: `${es} en dólares` } })),
  TOTAL,
]

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

export const hardForms = (form: Form) => ({
  whichIsCheaper: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    draw: (random: Random): Cheaper => {
      const isFirst = random.evenly([true, false])
      const plan = random.evenly(startingAt(plans, 6))
      return random.until(
        () => {
          const of = drawPriced(random, plan)
          const off = random.pick([-2, -1, 1, 2, 3, 4])
          return { ...of, asked: of.x + off }
        },
        of => of.asked > 1 && isFirstCheaper(of) === isFirst && of.asked !== of.rate && of.asked !== of.otherRate,
      )
    },
    answer: sentenceChoice,
    solve: of => verdict(of, of.x, isFirstCheaper(of)),
    mistakes: of => {
      const [first, slip] = [isFirstCheaper(of), slipOf(of)]
      return {
        otherIsCheaper: verdict(of, of.x, !first),
        wrongNumber: verdict(of, slip, first),
        bothWrong: verdict(of, slip, !first),
      }
    },
    ask: of => {
      const told = toldPlans(of)
      const many = role('asked', count(of.asked, of.plan.unit))
      const last = {
        en: line`For ${howMany(of.plan.unit)} do both cost the same? Which one is cheaper for ${many}?`,
        es: line`¿Para ${howMany(of.plan.unit)} es igual el costo en los dos casos? ¿Cuál cuesta menos por ${many}?`,
      }
      return {
        en: [told.en, { kind: 'paragraph', content: last.en }],
        es: [told.es, { kind: 'paragraph', content: last.es }],
      }
    },
    solution: of => {
      const { plan, asked } = of
      const first = isFirstCheaper(of)
      const name = first ? plan.first : plan.second
      const least = dollars(Math.min(costAt(of, asked), otherAt(of, asked)))
      return [
        ...meetingSteps(of, false),
        explainedBy(statements(costLine(of, asked), costLine({ start: of.otherStart, rate: of.otherRate }, asked)), {
          en: line`Find both costs for ${count(asked, plan.unit)}.`,
          es: line`Halla los dos costos por ${count(asked, plan.unit)}.`,
        }),
        explainedBy(verdict(of, of.x, first).says, {
          en: [`The smaller cost belongs to ${name.en}: `, ...line`${least}.`],
          es: [`Cuesta menos ${name.es}: `, ...line`${least}.`],
        }),
      ]
    },
    whyWrong: of => {
      const { plan, asked } = of
      const slip = slipOf(of)
      const [one, other] = [dollars(costAt(of, slip)), dollars(otherAt(of, slip))]
      const name = isFirstCheaper(of) ? plan.first : plan.second
      const notSame = {
        en: line`For ${count(slip, plan.unit)} the costs are ${one} and ${other}, not the same.`,
        es: line`Por ${count(slip, plan.unit)} los costos son ${one} y ${other}, no iguales.`,
      }
      return {
        otherIsCheaper: {
          en: [...line`For ${count(asked, plan.unit)} the smaller cost belongs to `, `${name.en}.`],
          es: [...line`Por ${count(asked, plan.unit)} cuesta menos `, `${name.es}.`],
        },
        wrongNumber: notSame,
        bothWrong: notSame,
      }
    },
    // Both costs, worked out for the number where they meet and for the one that is asked.
    check(printed, { key }) {
      const [at = '0', who] = key.split(' ')
      const costs = (many: Ratio) => [
        printed.role('start').plus(printed.role('rate').times(many)),
        printed.role('other start').plus(printed.role('other rate').times(many)),
      ]
      const [a, b] = costs(Ratio.of(Number(at)))
      const [c, d] = costs(printed.role('asked'))
      if (!a || !b || !c || !d) return false
      return a.equals(b) && c.compare(d) !== 0 && (who === 'first') === c.compare(d) < 0
    },
  }),

  thirdPurchase: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    draw: (random: Random): Bought => {
      const story = random.evenly(purchases)
      return random.until(
        () => {
          const [p, k] = [random.int(2, 3), random.int(1, 2)]
          return {
            story,
            p,
            k,
            q: random.int(2, 5),
            t: random.int(2, 6),
            x: random.int(...story.first),
            y: random.int(...story.second),
            u: random.int(2, 6),
            v: random.int(2, 6),
          }
        },
        ({ p, q, k, t, u, v, x: a, y: b }) =>
          k * q - t !== 0 &&
          Math.abs(k * q - t) !== 1 &&
          (k === 2 || q !== t) &&
          new Set([`${p} ${q}`, `${k * p} ${t}`, `${u} ${v}`]).size === 3 &&
          u * q !== v * p &&
          a > b &&
          u !== v,
      )
    },
    answer: blankAnswers,
    solve: of => [of.x, of.y, thirdTotal(of)],
    ask: of => {
      const { story, p, q, k, t, u, v } = of
      const told = story.says(
        role('p', p),
        role('q', q),
        role('first', dollars(firstTotal(of))),
        role('r', k * p),
        role('t', t),
        role('second', dollars(secondTotal(of))),
      )
      const asks = story.asks(role('u', u), role('v', v))
      const last = {
        en: [...asks.en, ' First find both prices with a system of equations.'],
        es: [...asks.es, ' Halla primero los dos precios con un sistema de ecuaciones.'],
      }
      const lines = namedLines(...priceBlanks(story))
      return {
        en: [told.en, { kind: 'paragraph', content: last.en }, ...lines.en],
        es: [told.es, { kind: 'paragraph', content: last.es }, ...lines.es],
      }
    },
    solution: of => {
      const { story, p, q, k, t, x: a, y: b, u, v } = of
      const [one, two] = [firstTotal(of), secondTotal(of)]
      const rest = k * q - t
      const [large, small] = rest > 0 ? [k * one, two] : [two, k * one]
      const end = story.ends(u, v)
      return [
        explainedBy(
          statements(equation(sum(term(p, x), term(q, y)), one), equation(sum(term(k * p, x), term(t, y)), two)),
          {
            en: [
              ...line`Let ${x} be the `,
              story.kinds[0].en,
              ...line` and ${y} the `,
              story.kinds[1].en,
              '. Write one equation for each purchase.',
            ],
            es: [
              ...line`Sean ${x} el `,
              story.kinds[0].es,
              ...line` e ${y} el `,
              story.kinds[1].es,
              '. Escribe una ecuación por cada compra.',
            ],
          },
        ),
        ...(k === 1
          ? []
          : [
              step(equation(sum(term(k * p, x), term(k * q, y)), k * one), because.multiplyEquation, {
                which: 1,
                value: k,
              }),
            ]),
        explainedBy(equation(term(Math.abs(rest), y), Math.abs(rest) * b), {
          en: line`Subtract the equations to eliminate ${x}: ${minus(large, small)} is ${Math.abs(rest) * b}.`,
          es: line`Resta las ecuaciones para eliminar ${x}: ${minus(large, small)} es ${Math.abs(rest) * b}.`,
        }),
        step(equation(y, b), because.divideBothSides, { value: Math.abs(rest) }),
        explainedBy(equation(equation(x, over(minus(one, times(q, b)), p)), a), {
          en: line`Substitute ${b} for ${y} in equation 1 and solve for ${x}.`,
          es: line`Sustituye ${y} por ${b} en la ecuación 1 y despeja ${x}.`,
        }),
        ended(
          equation(sum(times(u, a), times(v, b)), dollars(thirdTotal(of))),
          [...line`The prices are ${dollars(a)} and ${dollars(b)}. `, ...end.en, dollars(thirdTotal(of)), '.'],
          [...line`Los precios son ${dollars(a)} y ${dollars(b)}. `, ...end.es, dollars(thirdTotal(of)), '.'],
        ),
      ]
    },
    // Every purchase, added up with these prices.
    check(printed, values) {
      const [a, b, total] = values.map(exact)
      if (!a || !b || !total) return false
      const spent = (one: string, other: string) => printed.role(one).times(a).plus(printed.role(other).times(b))
      return (
        spent('p', 'q').equals(printed.role('first')) &&
        spent('r', 't').equals(printed.role('second')) &&
        spent('u', 'v').equals(total)
      )
    },
  }),

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
          {
            en: line`Bring the terms with ${x} to one side and the numbers to the other.`,
            es: line`Lleva los términos con ${x} a un lado y los números al otro.`,
          },
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
                  : equation(term(b - a, x), starts[0] - starts[1]),
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
        q[0]!
          .minus(p[0]!)
          .times(r[1]!.minus(p[1]!))
          .minus(r[0]!.minus(p[0]!).times(q[1]!.minus(p[1]!)))
      if (typeof answer === 'string') {
        const cross = b[0]!
          .minus(a[0]!)
          .times(d[1]!.minus(c[1]!))
          .minus(d[0]!.minus(c[0]!).times(b[1]!.minus(a[1]!)))
        return answer === 'none' && cross.n === 0 && area(a, b, c).n !== 0
      }
      const at = [exact(answer[0]), exact(answer[1])]
      return area(a, b, at).n === 0 && area(c, d, at).n === 0
    },
  }),
})
