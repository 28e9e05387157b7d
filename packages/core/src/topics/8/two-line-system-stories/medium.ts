import {
  type Both,
  blank,
  capital,
  count,
  type Expr,
  equation,
  equationAnswer,
  evaluate,
  exact,
  explainedBy,
  type FilledTable,
  howMany,
  itemOf,
  join,
  line,
  type Random,
  statements,
  sum,
  system,
  table,
  tableCells,
  tupleOf,
  words,
} from '../../../author.ts'
import { solutionOf } from '../../kit/equations/linear-system.ts'
import { blankAnswers, type NamedBlank, namedLines } from '../../kit/measures/named-blanks.ts'
import { ended, paragraph } from '../../kit/stories/endings.ts'
import type { Form } from './levels.ts'
import { type Plans, plans } from './plans.ts'
import {
  blanksOf,
  costAt,
  costLine,
  countRow,
  dollars,
  drawMixed,
  drawPriced,
  letCost,
  letKinds,
  type Mixed,
  meetingSteps,
  mixedSteps,
  otherAt,
  type Priced,
  planRows,
  setUpMixed,
  toldMixed,
  toldPlans,
  totalOf,
  valueRow,
  x,
  y,
} from './shared.ts'
import { pricedKinds } from './two-kinds.ts'

const WRITE = {
  en: line`Write a system of equations and solve it.`,
  es: line`Escribe un sistema de ecuaciones y resuélvelo.`,
}
const systemKey = (one: Expr, two: Expr) => ({
  en: { kind: 'paragraph' as const, content: line`System: ${one}; ${two}; or an equivalent system.` },
  es: { kind: 'paragraph' as const, content: line`Sistema: ${one}; ${two}; o un sistema equivalente.` },
})
const planBlanks = ({ counts }: Plans): readonly NamedBlank[] => {
  const [en, es] = tupleOf(
    [counts.en, counts.es].map(words => words.filter(word => typeof word === 'string').join('')),
    2,
  )
  return [
    { name: { en: en.replace(/^the /, ''), es: es.replace(/^el /, '') } },
    { name: { en: 'total cost in dollars', es: 'costo total en dólares' } },
  ]
}
const sameEnd = (of: Priced) => {
  const many = count(of.x, of.plan.unit)
  const cost = dollars(costAt(of, of.x))
  return {
    en: line`For ${many}, both costs are the same: ${cost}.`,
    es: line`Por ${many}, los dos costos son iguales: ${cost}.`,
  }
}

interface OneWrong {
  readonly mixed: Mixed
  readonly slip: 'values turned' | 'count as total'
}
const wrongRow = ({ mixed, slip }: OneWrong): Expr =>
  slip === 'values turned'
    ? equation(sum(join(mixed.b, x), join(mixed.a, y)), totalOf(mixed))
    : equation(sum(join(mixed.a, x), join(mixed.b, y)), mixed.x + mixed.y)

export const mediumForms = (form: Form) => ({
  writeForKinds: form({
    levels: ['medium'],
    share: 2,
    kind: 'story',
    draw: (random: Random) => drawMixed(random, random.evenly(pricedKinds.slice(0, 6))),
    answer: blankAnswers,
    solve: ({ x: p, y: q }) => [p, q],
    ask: of => {
      const told = toldMixed(of)
      const last = paragraph(letKinds(of.story.kinds), WRITE)
      const lines = namedLines(...blanksOf(of.story.kinds))
      return { en: [told.en, last.en, ...lines.en], es: [told.es, last.es, ...lines.es] }
    },
    key: of => systemKey(countRow(of), valueRow(of)),
    solution: of => [setUpMixed(of), ...mixedSteps(of)],
    // The total is that of the cents where the values are cents.
    check(printed, values) {
      const [p, q] = values.map(exact)
      if (!p || !q) return false
      const [first, second, total] = [printed.role('first'), printed.role('second'), printed.role('total')]
      const all = first.times(p).plus(second.times(q))
      return p.plus(q).equals(printed.role('all')) && (all.equals(total) || all.equals(total.times(100)))
    },
  }),

  writeForPlans: form({
    levels: ['medium'],
    share: 2,
    kind: 'story',
    draw: (random: Random) => {
      const plan = random.evenly(plans.slice(0, 6))
      return drawPriced(random, plan)
    },
    answer: blankAnswers,
    solve: of => [of.x, costAt(of, of.x)],
    ask: of => {
      const told = toldPlans(of)
      const last = paragraph(letCost(of.plan), {
        en: line`Write a system of equations. Find for ${howMany(of.plan.unit)} the costs are the same, and what the cost is then.`,
        es: line`Escribe un sistema de ecuaciones. Halla para ${howMany(of.plan.unit)} los costos son iguales y cuál es entonces el costo.`,
      })
      const lines = namedLines(...planBlanks(of.plan))
      return { en: [told.en, last.en, ...lines.en], es: [told.es, last.es, ...lines.es] }
    },
    key: of => systemKey(...planRows(of)),
    solution: of => {
      const { en, es } = sameEnd(of)
      return [
        explainedBy(statements(...planRows(of)), {
          en: line`Each cost is the rate times ${x}, plus the fixed amount.`,
          es: line`Cada costo es la tarifa por ${x}, más el monto fijo.`,
        }),
        ...meetingSteps(of),
        ended(
          equation(y, costLine(of, of.x)),
          [...line`Substitute ${of.x} for ${x}. `, ...en],
          [...line`Sustituye ${x} por ${of.x}. `, ...es],
        ),
      ]
    },
    // Both ways of paying come to the same.
    check(printed, values) {
      const [at, cost] = values.map(exact)
      return (
        at !== undefined &&
        cost !== undefined &&
        printed.role('start').plus(printed.role('rate').times(at)).equals(cost) &&
        printed.role('other start').plus(printed.role('other rate').times(at)).equals(cost)
      )
    },
  }),

  correctEquation: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: (random: Random): OneWrong => {
      const slip = random.evenly(['count as total', 'values turned'] as const)
      return { slip, mixed: drawMixed(random, random.evenly(pricedKinds.slice(6))) }
    },
    answer: equationAnswer,
    solve: ({ mixed }) => valueRow(mixed),
    ask: of => {
      const { mixed } = of
      const told = toldMixed(mixed)
      const last = paragraph(letKinds(mixed.story.kinds), {
        en: line`One equation of this system is wrong. Write it correctly.`,
        es: line`Una ecuación de este sistema está mal. Escríbela correctamente.`,
      })
      const rows = system(countRow(mixed), wrongRow(of))
      return { en: [told.en, last.en, rows], es: [told.es, last.es, rows] }
    },
    solution: of => {
      const { mixed, slip } = of
      const [first, second] = mixed.story.kinds
      return [
        explainedBy(countRow(mixed), {
          en: [`This equation is right: it adds the numbers of ${first.en} and ${second.en}.`],
          es: [`Esta ecuación está bien: suma el número de ${first.es} y el de ${second.es}.`],
        }),
        explainedBy(
          wrongRow(of),
          slip === 'values turned'
            ? {
                en: line`The mistake: ${mixed.a} belongs to ${x}, and ${mixed.b} belongs to ${y}.`,
                es: line`El error: ${mixed.a} corresponde a ${x}, y ${mixed.b} corresponde a ${y}.`,
              }
            : {
                en: [
                  ...line`The mistake: the left side adds `,
                  ...mixed.story.adds.en,
                  ...line`, but ${mixed.x + mixed.y} is the sum of ${x} and ${y}.`,
                ],
                es: [
                  ...line`El error: el lado izquierdo suma `,
                  ...mixed.story.adds.es,
                  ...line`, pero ${mixed.x + mixed.y} es la suma de ${x} e ${y}.`,
                ],
              },
        ),
        explainedBy(valueRow(mixed), {
          en: [
            ...line`Corrected: ${join(mixed.a, x)} counts `,
            ...mixed.story.adds.en,
            ...line` for the ${x} `,
            `${first.en}, `,
            ...line`and ${join(mixed.b, y)} counts `,
            ...mixed.story.adds.en,
            ...line` for the ${y} `,
            `${second.en}.`,
          ],
          es: [
            ...line`Corregida: ${join(mixed.a, x)} cuenta `,
            ...mixed.story.adds.es,
            ...line` de ${x} `,
            `${first.es} y `,
            ...line`${join(mixed.b, y)} cuenta `,
            ...mixed.story.adds.es,
            ...line` de ${y} `,
            `${second.es}.`,
          ],
        }),
      ]
    },
    // It belongs to the equation of the numbers: with it the numbers of the story come out.
    check(printed, answer) {
      const [counted] = printed.one('system').rows
      const found = counted ? solutionOf([counted, answer]) : 'none'
      if (typeof found === 'string') return false
      const [p, q] = found
      const [first, second, total] = [printed.role('first'), printed.role('second'), printed.role('total')]
      const all = first.times(p).plus(second.times(q))
      return p.n > 0 && q.n > 0 && (all.equals(total) || all.equals(total.times(100)))
    },
  }),

  equalRow: form({
    levels: ['medium'],
    kind: 'table',
    draw: (random: Random) => {
      const plan = random.evenly(plans.slice(6))
      return drawPriced(random, plan)
    },
    answer: tableCells,
    solve: (of): FilledTable => {
      const rows = rowsOf(of)
      return {
        head: headOf(of),
        rows,
        blanks: [itemOf(itemOf(rows, 1), 1), itemOf(itemOf(rows, 1), 2), ...itemOf(rows, 2)],
      }
    },
    ask: of => {
      const told = toldPlans(of)
      const rows = rowsOf(of)
      const empty = table({
        head: headOf(of),
        rows: [itemOf(rows, 0), [itemOf(itemOf(rows, 1), 0), blank(3), blank(3)], [blank(3), blank(3), blank(3)]],
      })
      const last = {
        en: line`Complete the table of total costs in dollars. In the last row both costs are the same.`,
        es: line`Completa la tabla de costos totales en dólares. En la última fila los dos costos son iguales.`,
      }
      return {
        en: [told.en, { kind: 'paragraph', content: last.en }, empty],
        es: [told.es, { kind: 'paragraph', content: last.es }, empty],
      }
    },
    solution: of => {
      const { en, es } = sameEnd(of)
      const [, [at]] = rowsOf(of)
      return [
        explainedBy(statements(costLine(of, at), costLine({ start: of.otherStart, rate: of.otherRate }, at)), {
          en: line`Second row: multiply each rate by ${at} and add the fixed amount.`,
          es: line`Segunda fila: multiplica cada tarifa por ${at} y suma el monto fijo.`,
        }),
        ...meetingSteps(of, false),
        ended(statements(costLine(of, of.x), costLine({ start: of.otherStart, rate: of.otherRate }, of.x)), en, es),
      ]
    },
    check(printed, { blanks }) {
      const [, second] = tupleOf(printed.block('table').rows, 2)
      const at = evaluate(itemOf(itemOf(second, 0), 0) as Expr)
      const values = blanks.map(exact)
      const costs = (many: ReturnType<typeof exact>) => [
        printed.role('start').plus(printed.role('rate').times(many)),
        printed.role('other start').plus(printed.role('other rate').times(many)),
      ]
      const [b1, b2, many, c1, c2] = values
      if (!b1 || !b2 || !many || !c1 || !c2) return false
      const [p1, p2] = costs(at)
      const [q1, q2] = costs(many)
      return p1!.equals(b1) && p2!.equals(b2) && q1!.equals(c1) && q2!.equals(c2) && c1.equals(c2)
    },
  }),
})
const rowsOf = (of: Priced) =>
  tupleOf(
    [1, of.x > 3 ? of.x - 2 : 2 === of.x ? 3 : 2, of.x].map(at => [at, costAt(of, at), otherAt(of, at)] as const),
    3,
  )
/** "The blue stand" of the story is "Blue stand" at the head of a column. */
const headName = ({ en, es }: Both<string>) =>
  words(capital(en.replace(/^the /, '')), capital(es.replace(/^(el|la) /, '')))
const headOf = ({ plan }: Priced) => {
  const { en, es } = plan.unit
  return [words(capital(en[1]), capital(es[1])), headName(plan.first), headName(plan.second)]
}
