import {
  type Both,
  type Content,
  count,
  equation,
  exact,
  explainedBy,
  howMany,
  line,
  minus,
  over,
  type Random,
  Ratio,
  role,
  type Sentence,
  sentenceChoice,
  statements,
  step,
  sum,
  times,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { blankAnswers, type NamedBlank, namedLines } from '../../kit/measures/named-blanks.ts'
import { ended } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { crossingForms } from './crossings.ts'
import type { Form } from './levels.ts'
import { plans } from './plans.ts'
import { type Purchases, purchases } from './purchases.ts'
import {
  costAt,
  costLine,
  dollars,
  drawPriced,
  meetingSteps,
  otherAt,
  type Priced,
  term,
  toldPlans,
  x,
  y,
} from './shared.ts'

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
const TOTAL: NamedBlank = {
  name: { en: 'total cost in dollars', es: 'costo total en dólares' },
}
const priceBlanks = ({ kinds }: Purchases): readonly NamedBlank[] => [
  ...kinds.map(({ en, es }) => ({ name: { en: `${en} in dollars`, es: `${es} en dólares` } })),
  TOTAL,
]

const begun = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

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
          en: [`${begun(name.en)} costs less: `, ...line`${least}.`],
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
          en: [...line`For ${count(asked, plan.unit)}, `, `${name.en} costs less.`],
          es: [...line`Por ${count(asked, plan.unit)}, cuesta menos `, `${name.es}.`],
        },
        wrongNumber: notSame,
        bothWrong: notSame,
      }
    },
    // Both costs, worked out for the number where they meet and for the one that is asked.
    check(printed, { key }) {
      const [at, who] = tupleOf(key.split(' '), 2)
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

  ...crossingForms(form),
})
