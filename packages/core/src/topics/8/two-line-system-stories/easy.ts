import {
  type Block,
  type Both,
  type Content,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  formulaChoice,
  type Inline,
  isTrue,
  join,
  line,
  m,
  minus,
  point,
  type Random,
  role,
  type Statement,
  statements,
  step,
  sum,
  system,
  trueStatement,
  type Value,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { solutionOf } from '../../kit/equations/linear-system.ts'
import { blankAnswers, namedLines } from '../../kit/measures/named-blanks.ts'
import { ended, paragraph } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { Form } from './levels.ts'
import { plans } from './plans.ts'
import {
  blanksOf,
  costAt,
  costLine,
  dollars,
  drawMixed,
  drawPriced,
  letCost,
  letKinds,
  type Mixed,
  mixedSteps,
  type Priced,
  planRows,
  systemOf,
  toldMixed,
  toldPlans,
  totalOf,
  x,
  y,
} from './shared.ts'
import { type SumAndDifference, sums } from './sum-and-difference.ts'
import { smallKinds } from './two-kinds.ts'

interface Parts {
  readonly story: SumAndDifference
  readonly x: number
  readonly y: number
}
const isMeasure = ({ kinds: [first] }: SumAndDifference) => /^(length|age)/.test(first.en)
const solveIt: Both<readonly Inline[]> = {
  en: line`Solve the system to find ${x} and ${y}.`,
  es: line`Resuelve el sistema para hallar ${x} e ${y}.`,
}

/** What the point where two plans meet means, and what it does not. */
function meanings(of: Priced): readonly Statement[] {
  const { plan, x: at } = of
  const cost = costAt(of, at)
  const [many, swapped] = [count(at, plan.unit), count(cost, plan.unit)]
  const says = (en: readonly Inline[], es: readonly Inline[]): Both<Content> => ({
    en: { kind: 'paragraph', content: en },
    es: { kind: 'paragraph', content: es },
  })
  return [
    {
      key: 'same cost',
      isTrue: true,
      says: says(
        line`For ${many}, the two total costs are the same, ${dollars(cost)}.`,
        line`Por ${many}, los dos costos totales son iguales: ${dollars(cost)}.`,
      ),
    },
    {
      key: 'turned',
      isTrue: false,
      says: says(
        line`For ${swapped}, the two total costs are the same, ${dollars(at)}.`,
        line`Por ${swapped}, los dos costos totales son iguales: ${dollars(at)}.`,
      ),
      why: {
        en: [...line`The coordinates are exchanged: the first one, ${at}, is `, ...plan.counts.en, '.'],
        es: [...line`Las coordenadas están intercambiadas: la primera, ${at}, es `, ...plan.counts.es, '.'],
      },
    },
    {
      key: 'each',
      isTrue: false,
      says: says(
        line`For ${many}, one total cost is ${dollars(cost)} more than the other.`,
        line`Por ${many}, un costo total es ${dollars(cost)} mayor que el otro.`,
      ),
      why: {
        en: line`The second coordinate is the cost itself, not a difference.`,
        es: line`La segunda coordenada es el costo mismo, no una diferencia.`,
      },
    },
    {
      key: 'starts',
      isTrue: false,
      says: says(
        [...line`Both costs start at ${dollars(cost)} and grow by ${dollars(at)} per `, `${plan.unit.en[0]}.`],
        [...line`Los dos costos comienzan en ${dollars(cost)} y crecen ${dollars(at)} por `, `${plan.unit.es[0]}.`],
      ),
      why: {
        en: line`The fixed amounts and the rates are numbers of the equations, not of the solution.`,
        es: line`Los montos fijos y las tarifas son números de las ecuaciones, no de la solución.`,
      },
    },
  ]
}

/** The right system, and three that mix up the totals or the values. */
function wrongSystems(of: Mixed) {
  const { a, b, x: p, y: q } = of
  const total = totalOf(of)
  const values = sum(join(a, x), join(b, y))
  return {
    totalsSwapped: system(equation(sum(x, y), total), equation(values, p + q)),
    valuesSwapped: system(equation(sum(x, y), p + q), equation(sum(join(b, x), join(a, y)), total)),
    valuesAdded: system(equation(sum(x, y), p + q), equation(join(a + b, sum(x, y)), total)),
  }
}

export const easyForms = (form: Form) => ({
  systemOfKinds: form({
    levels: ['easy'],
    share: 2,
    kind: 'story',
    draw: (random: Random) => drawMixed(random, random.evenly(smallKinds)),
    answer: blankAnswers,
    solve: ({ x: p, y: q }) => [p, q],
    ask: of => {
      const told = toldMixed(of)
      const last = paragraph(letKinds(of.story.kinds), solveIt)
      const lines = namedLines(...blanksOf(of.story.kinds))
      return { en: [told.en, last.en, systemOf(of), ...lines.en], es: [told.es, last.es, systemOf(of), ...lines.es] }
    },
    solution: mixedSteps,
    check(printed, values) {
      const [p, q] = values.map(exact)
      if (!p || !q) return false
      return (
        p.plus(q).equals(printed.role('all')) && printed.one('system').rows.every(row => isTrue(row, { x: p, y: q }))
      )
    },
  }),

  sumAndDifference: form({
    levels: ['easy'],
    share: 2,
    kind: 'story',
    draw: (random: Random): Parts => {
      const story = random.evenly(sums)
      return random.until(
        () => ({
          story,
          x: random.int(story.least, story.most) + random.int(3, 14),
          y: random.int(story.least, story.most),
        }),
        ({ x: p, y: q }) => p > q + 2 && p + q < 60 && p - q !== q && p - q < 16,
      )
    },
    answer: blankAnswers,
    solve: ({ x: p, y: q }) => [p, q],
    ask: ({ story, x: p, y: q }) => {
      const told = story.says(role('sum', p + q), role('more', p - q))
      const last = paragraph(letKinds(story.kinds, !isMeasure(story)), solveIt)
      const rows = system(equation(sum(x, y), p + q), equation(minus(x, y), p - q))
      const lines = namedLines(...blanksOf(story.kinds))
      return { en: [told.en, last.en, rows, ...lines.en], es: [told.es, last.es, rows, ...lines.es] }
    },
    solution: ({ story, x: p, y: q }) => {
      const { en, es } = story.ends(p, q)
      return [
        explainedBy(equation(m`2x`, 2 * p), {
          en: line`Add the equations to eliminate ${y}: ${sum(p + q, p - q)} is ${2 * p}.`,
          es: line`Suma las ecuaciones para eliminar ${y}: ${sum(p + q, p - q)} es ${2 * p}.`,
        }),
        step(equation(x, p), because.divideBothSides, { value: 2 }),
        ended(
          statements(equation(x, p), equation(equation(y, minus(p + q, p)), q)),
          [...line`Equation 1 gives ${y}. `, ...en],
          [...line`La ecuación 1 da ${y}. `, ...es],
        ),
      ]
    },
    // The two parts, added and compared.
    check(printed, values) {
      const [p, q] = values.map(exact)
      return (
        p !== undefined &&
        q !== undefined &&
        p.plus(q).equals(printed.role('sum')) &&
        p.minus(q).equals(printed.role('more'))
      )
    },
  }),

  chooseSystem: form({
    levels: ['easy'],
    kind: 'choose',
    draw: (random: Random) => drawMixed(random, random.evenly(startingAt(smallKinds, 4))),
    answer: formulaChoice,
    solve: (of): Value => systemOf(of),
    mistakes: (of): Readonly<Record<string, Value>> => wrongSystems(of),
    ask: of => {
      const told = toldMixed(of)
      const last = paragraph(letKinds(of.story.kinds), {
        en: line`Which system represents the situation?`,
        es: line`¿Qué sistema corresponde a la situación?`,
      })
      return { en: [told.en, last.en], es: [told.es, last.es] }
    },
    solution: of => {
      const [one, other] = of.story.kinds
      return [
        explainedBy(equation(sum(x, y), of.x + of.y), {
          en: [`The first equation adds the numbers of ${one.en} and ${other.en}.`],
          es: [`La primera ecuación suma el número de ${one.es} y el de ${other.es}.`],
        }),
        explainedBy(systemOf(of), {
          en: ['The second equation adds ', ...of.story.adds.en, '.'],
          es: ['La segunda ecuación suma ', ...of.story.adds.es, '.'],
        }),
      ]
    },
    whyWrong: of => {
      const wrong = wrongSystems(of)
      return {
        totalsSwapped: explainedBy(wrong.totalsSwapped, {
          en: [
            ...line`The totals changed places: ${of.x + of.y} is the sum of ${x} and ${y}, and ${totalOf(of)} counts `,
            ...of.story.adds.en,
            '.',
          ],
          es: [
            ...line`Los totales cambiaron de lugar: ${of.x + of.y} es la suma de ${x} e ${y}; ${totalOf(of)} cuenta `,
            ...of.story.adds.es,
            '.',
          ],
        }),
        valuesSwapped: explainedBy(wrong.valuesSwapped, {
          en: line`The number ${of.a} belongs to ${x}, and ${of.b} belongs to ${y}.`,
          es: line`El número ${of.a} corresponde a ${x}; el ${of.b}, a ${y}.`,
        }),
        valuesAdded: explainedBy(wrong.valuesAdded, {
          en: line`The number ${of.a} goes with ${x} only and ${of.b} with ${y} only.`,
          es: line`El número ${of.a} va solo con ${x}; el ${of.b}, solo con ${y}.`,
        }),
      }
    },
    check(printed, answer) {
      const of = answer as Expr
      if (of.kind !== 'system') return false
      const found = solutionOf(of.rows)
      if (typeof found === 'string') return false
      const [p, q] = found
      const [first, second, total] = [printed.role('first'), printed.role('second'), printed.role('total')]
      const all = first.times(p).plus(second.times(q))
      return p.plus(q).equals(printed.role('all')) && (all.equals(total) || all.equals(total.times(100)))
    },
  }),

  meaningOfSolution: form(
    trueStatement({
      levels: ['easy'],
      question: {
        en: { kind: 'paragraph', content: ['What does the solution mean?'] },
        es: { kind: 'paragraph', content: ['¿Qué significa la solución?'] },
      },
      draw: (random: Random) => {
        const plan = random.evenly(plans)
        return drawPriced(random, plan)
      },
      about: of => {
        const told = toldPlans(of)
        const [one, two] = planRows(of)
        const last = paragraph(letCost(of.plan), {
          en: line`The solution of this system is ${point(of.x, costAt(of, of.x))}.`,
          es: line`La solución de este sistema es ${point(of.x, costAt(of, of.x))}.`,
        })
        const rows: Block = { kind: 'maths', of: system(one, two) }
        return { en: [told.en, last.en, rows], es: [told.es, last.es, rows] }
      },
      statements: meanings,
      solution: (of, { says }) => {
        const { plan, x: at } = of
        return [
          explainedBy(statements(equation(x, at), equation(y, costAt(of, at))), {
            en: [...line`The first coordinate is `, ...plan.counts.en, '; the second is the cost in dollars.'],
            es: [...line`La primera coordenada es `, ...plan.counts.es, '; la segunda es el costo en dólares.'],
          }),
          explainedBy(statements(costLine(of, at), costLine({ start: of.otherStart, rate: of.otherRate }, at)), {
            en: line`The solution makes both equations true: the two costs are equal.`,
            es: line`La solución hace verdaderas las dos ecuaciones: los dos costos son iguales.`,
          }),
          explainedBy(says, {
            en: line`So for ${count(at, plan.unit)}, both total costs are ${dollars(costAt(of, at))}.`,
            es: line`Por eso, por ${count(at, plan.unit)}, los dos costos totales son de ${dollars(costAt(of, at))}.`,
          }),
        ]
      },
      holds: (printed, key) => {
        const { rows } = printed.one('system')
        const [at, cost] = printed.one('list').items.map(item => evaluate(item))
        return (
          key === 'same cost' &&
          at !== undefined &&
          cost !== undefined &&
          rows.every(row => isTrue(row, { x: at, y: cost }))
        )
      },
    }),
  ),
})
