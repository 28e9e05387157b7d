import {
  answerStep,
  divide,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  failed,
  fillTable,
  itemOf,
  line,
  over,
  point,
  prose,
  quantity,
  type Random,
  type Ratio,
  relation,
  type Sentence,
  sentenceChoice,
  statements,
  table,
  things,
  times,
  tupleOf,
  type Value,
  type WhyWrong,
} from '../../../author.ts'
import { ratioOfKey } from '../../kit/choices/ratio-key.ts'
import {
  type Context,
  heads,
  isMoney,
  measured,
  numberOf,
  rateAmount,
  yNumber,
  yNumbers,
} from '../../kit/proportion/contexts.ts'
import { alone } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  isProportional,
  type Pair,
  type Pairs,
  QUOTIENT,
  quotientOf,
  quotientStep,
  quotients,
  spread,
  tableIn,
  tableOf,
  X,
  Y,
} from './pairs.ts'

const RATIOS = [
  [2, 3],
  [3, 2],
  [2, 5],
  [5, 2],
  [3, 4],
  [4, 3],
  [3, 5],
  [5, 3],
  [5, 4],
  [4, 5],
  [2, 7],
  [6, 5],
] as const
/** x : y = d : n at some of the multiples. */
const multiplesOf = (by: readonly number[], [d, n]: readonly [number, number]): Pairs => by.map(m => [d * m, n * m])
const KINDS = ['proportional', 'early', 'proportional', 'late'] as const

const saidK = (value: Ratio, which: 'k' | 'turned'): Sentence => ({
  key: `${which} ${value}`,
  says: {
    en: prose`Yes, with constant of proportionality ${expr(value)}.`,
    es: prose`Sí, con constante de proporcionalidad ${expr(value)}.`,
  },
})
const EARLY: Sentence = {
  key: 'early',
  says: {
    en: prose`No: the first two pairs already have different quotients ${QUOTIENT}.`,
    es: prose`No: los dos primeros pares ya tienen cocientes ${QUOTIENT} distintos.`,
  },
}
const LATE: Sentence = {
  key: 'late',
  says: {
    en: prose`No: the first two pairs have the same quotient ${QUOTIENT}, but a later pair does not.`,
    es: prose`No: los dos primeros pares tienen el mismo cociente ${QUOTIENT}, pero un par posterior no.`,
  },
}

/** A context with amounts of x for which y needs few digits. */
interface Priced {
  readonly context: Context
  readonly k: Ratio
  readonly xs: readonly number[]
}
function drawPriced(random: Random, first: number, many: number): Priced {
  const context = random.evenly(startingAt(measured, first))
  const k = random.pick(context.parts)
  return {
    context,
    k,
    xs: random.until(
      () => spread(random, many, Math.min(context.most, 16)),
      xs => xs.some(x => k.times(x).isInteger) && !xs.every(x => k.times(x).isInteger) && xs[0] !== 1,
    ),
  }
}
/** Written with two decimal places, as money is. */
const isInCents = (value: Value | undefined): boolean =>
  typeof value === 'object' && 'kind' in value && value.kind === 'number' && value.places === 2
const yOf = ({ context, k }: Priced, x: number) => yNumber(context, k.times(x))

const ysOf = ({ context, k, xs }: Priced) =>
  yNumbers(
    context,
    xs.map(x => k.times(x)),
  )

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  decideByAll: form({
    levels: ['medium'],
    draw(random) {
      const kind = random.evenly(KINDS)
      const [d, n] = random.pick(RATIOS)
      const pairs = random.until(
        () => {
          // Halves among them.
          const right = multiplesOf(spread(random, 4, 8), [d, n]).map(([x, y]) => [x / 2, y / 2] as const)
          const off = random.pick([-2, -1, 1, 2])
          const place = random.int(2, 3)
          return kind === 'proportional'
            ? right
            : kind === 'early'
              ? right.map(([x, y]) => [x, y + Math.abs(off)] as const)
              : right.map(([x, y], i) => [x, i === place ? y + off : y] as const)
        },
        drawn =>
          itemOf(drawn, 0)[0] !== itemOf(drawn, 0)[1] &&
          drawn.some(pair => !pair.every(Number.isInteger)) &&
          drawn.every(([, y], i) => y > (i === 0 ? 0 : itemOf(drawn, i - 1)[1])),
      )
      return { kind, pairs }
    },
    answer: sentenceChoice,
    solve: ({ kind, pairs }) => {
      const [x, y] = itemOf(pairs, 0)
      return kind === 'proportional' ? saidK(quotientOf([x, y]), 'k') : kind === 'early' ? EARLY : LATE
    },
    mistakes({ kind, pairs }) {
      const [x, y] = itemOf(pairs, 0)
      const all = {
        k: saidK(quotientOf([x, y]), 'k'),
        turned: saidK(quotientOf([y, x]), 'turned'),
        early: EARLY,
        late: LATE,
      }
      const right = kind === 'proportional' ? 'k' : kind
      return Object.fromEntries(Object.entries(all).filter(([name]) => name !== right))
    },
    ask: ({ pairs }) => ({
      en: [tableOf(pairs), prose`Is ${Y} proportional to ${X}?`],
      es: [tableOf(pairs), prose`¿Es ${Y} proporcional a ${X}?`],
    }),
    solution: ({ kind, pairs }, answer) => [quotientStep(pairs), answerStep(answer.says, REASONS[kind])],
    whyWrong: ({ kind }) => {
      const all = {
        en: line`Not all the quotients are equal.`,
        es: line`No todos los cocientes son iguales.`,
      }
      const equal = {
        en: line`All four quotients are equal.`,
        es: line`Los cuatro cocientes son iguales.`,
      }
      return kind === 'proportional'
        ? {
            turned: {
              en: line`It divides x by ${Y}; the constant is ${QUOTIENT}.`,
              es: line`Divide x entre ${Y}; la constante es ${QUOTIENT}.`,
            },
            early: equal,
            late: equal,
          }
        : {
            k: all,
            turned: all,
            early: {
              en: line`The first two quotients are equal.`,
              es: line`Los dos primeros cocientes son iguales.`,
            },
            late: {
              en: line`The first two quotients are not equal.`,
              es: line`Los dos primeros cocientes no son iguales.`,
            },
          }
    },
    check(printed, { key }) {
      const pairs = tableIn(printed)
      const [word, number] = key.split(' ')
      if (number !== undefined) return pairs.every(pair => quotientOf(pair).equals(ratioOfKey(number)))
      return !isProportional(pairs) && (word === 'late') === isProportional(pairs.slice(0, 2))
    },
  }),

  completeTable: form(
    fillTable({
      levels: ['medium'],
      instruction: {
        en: prose`The relationship is proportional. Complete the table.`,
        es: prose`La relación es proporcional. Completa la tabla.`,
      },
      draw(random) {
        const priced = drawPriced(random, 0, 4)
        const { context, xs } = priced
        const ys = ysOf(priced)
        const blanks = random.evenly([
          [
            [0, 1],
            [2, 0],
          ],
          [
            [1, 1],
            [3, 0],
          ],
          [
            [0, 0],
            [3, 1],
          ],
        ] as const)
        return { head: heads(context), rows: xs.map((x, i) => [x, itemOf(ys, i)]), blanks }
      },
      fits: rows => {
        const [[x, y], ...others] = [itemOf(rows, 0), ...rows.slice(1)]
        return (
          x !== undefined &&
          y !== undefined &&
          others.every(([u, v]) => u !== undefined && v?.times(x).equals(y.times(u)) === true)
        )
      },
      solution({ rows, blanks }) {
        const known = rows.findIndex((_, i) => !blanks.some(([row]) => row === i))
        const [x, y] = tupleOf(itemOf(rows, known), 2)
        const k = exactOf(y).over(exactOf(x))
        // Amounts of money have two decimal places in the table, so the rate has them too.
        const rate = numberOf(
          k,
          rows.some(([, v]) => isInCents(v)),
        )
        return [
          explained(
            equation(divide(y, x), rate),
            line`Find the constant in a complete row: divide the second number by the first.`,
            line`Halla la constante en una fila completa: divide el segundo número entre el primero.`,
          ),
          ...blanks.map(([row, column]) => {
            const [u, v] = tupleOf(itemOf(rows, row), 2)
            return column === 1
              ? explained(
                  equation(times(rate, u), v),
                  line`Multiply ${u} by the constant.`,
                  line`Multiplica ${u} por la constante.`,
                )
              : explained(
                  equation(divide(v, rate), u),
                  line`Divide ${v} by the constant.`,
                  line`Divide ${v} entre la constante.`,
                )
          }),
        ]
      },
    }),
  ),

  constantInContext: form({
    levels: ['medium'],
    lines: 3,
    draw: random => drawPriced(random, 5, 4),
    answer: quantity,
    solve: ({ context, k }) => rateAmount(context, k),
    ask(priced) {
      const { context, xs } = priced
      const [xHead, yHead] = heads(context)
      const shown = table({
        rows: [
          [xHead, ...xs],
          [yHead, ...ysOf(priced)],
        ],
        rowHeads: true,
      })
      return {
        en: [
          { kind: 'paragraph', content: context.intro.en },
          shown,
          prose`What is the constant of proportionality in ${things(context.rate)}?`,
        ],
        es: [
          { kind: 'paragraph', content: context.intro.es },
          shown,
          prose`¿Cuál es la constante de proporcionalidad en ${things(context.rate)}?`,
        ],
      }
    },
    solution: (priced, answer) => {
      const { context, k, xs } = priced
      const easiest = xs.find(x => k.times(x).isInteger) ?? failed('One amount is whole')
      return [
        explained(
          equation(divide(yOf(priced, easiest), easiest), yNumber(context, k)),
          line`Divide the number of ${things(context.y)} by the number of ${things(context.x)} in one column.`,
          line`Divide el número de ${things(context.y)} entre el número de ${things(context.x)} en una columna.`,
        ),
        explained(
          statements(
            ...xs
              .filter(x => x !== easiest)
              .slice(0, 2)
              .map(x => equation(times(x, yNumber(context, k)), yOf(priced, x))),
          ),
          line`Check in other columns: multiply by the constant.`,
          line`Comprueba en otras columnas: multiplica por la constante.`,
        ),
        answerStep(alone(answer), {
          en: line`The constant of proportionality is ${answer}.`,
          es: line`La constante de proporcionalidad es de ${answer}.`,
        }),
      ]
    },
    check: (printed, { amount }) =>
      tableIn(printed).every(([x, y]) => Math.abs(evaluate(amount).toNumber() * x - y) < 1e-9),
  }),

  anotherPair: form({
    levels: ['medium'],
    draw(random) {
      const [d, n] = random.pick(RATIOS)
      return random.until(
        () => {
          const by = spread(random, 4, 9)
          const place = random.int(1, 3)
          return { d, n, by: by.filter((_, i) => i !== place), new: itemOf(by, place) }
        },
        drawn =>
          new Set(otherPairs(drawn).map(([x, y]) => x * d_(y))).size === 4 &&
          otherPairs(drawn)
            .slice(1)
            .every(([x, y]) => y * d !== x * n && y > 0),
      )
    },
    answer: sentenceChoice,
    solve: facts => pairSaid(otherPairs(facts)[0]),
    mistakes: facts => {
      const [, added, near, turned] = otherPairs(facts)
      return { added: pairSaid(added), near: pairSaid(near), turned: pairSaid(turned) }
    },
    ask: ({ d, n, by }) => {
      const shown = tableOf(multiplesOf(by, [d, n]))
      return {
        en: [shown, prose`Which pair ${point(X, Y)} belongs to the same proportional relationship?`],
        es: [shown, prose`¿Qué par ${point(X, Y)} pertenece a la misma relación proporcional?`],
      }
    },
    solution(facts, answer) {
      const { d, n, by } = facts
      const [right] = otherPairs(facts)
      return [
        explained(
          quotients(multiplesOf(by, [d, n])),
          line`Find the constant: divide ${Y} by ${X} in each column.`,
          line`Halla la constante: divide ${Y} entre ${X} en cada columna.`,
        ),
        answerStep(answer.says, {
          en: line`Here the quotient is the same: ${equation(over(right[1], right[0]), over(n, d))}.`,
          es: line`Aquí el cociente es el mismo: ${equation(over(right[1], right[0]), over(n, d))}.`,
        }),
      ]
    },
    whyWrong: facts => {
      const { d, n } = facts
      const differs = ([x, y]: readonly [number, number]): WhyWrong =>
        explained(relation(over(y, x), '≠', over(n, d)), line`It has a different quotient.`, line`Tiene otro cociente.`)
      const [, added, near, turned] = otherPairs(facts)
      return { added: differs(added), near: differs(near), turned: differs(turned) }
    },
    check(printed, { key }) {
      const [x, y] = tupleOf(key.split(' ').map(Number), 2)
      return isProportional([...tableIn(printed), [x, y]])
    },
  }),
})
const d_ = (y: number) => 1000 + y
interface Another {
  readonly d: number
  readonly n: number
  readonly by: readonly number[]
  readonly new: number
}
/** The right pair; as much added to y as to x; y one step of x too far; x and y exchanged. */
function otherPairs({ d, n, by, new: more }: Another): readonly [right: Pair, added: Pair, near: Pair, turned: Pair] {
  const near = itemOf(by, 0)
  return [
    [d * more, n * more],
    [d * more, n * near + d * (more - near)],
    [d * more, n * more + (n > d ? d : n)],
    [n * more, d * more],
  ]
}
const pairSaid = ([x, y]: readonly [number, number]): Sentence => ({
  key: `${x} ${y}`,
  says: { en: point(x, y), es: point(x, y) },
})
const REASONS = {
  proportional: {
    en: line`All four quotients are equal: this is the constant.`,
    es: line`Los cuatro cocientes son iguales: esa es la constante.`,
  },
  early: {
    en: line`The first two quotients are not equal, so ${Y} is not proportional to ${X}.`,
    es: line`Los dos primeros cocientes no son iguales; por eso ${Y} no es proporcional a ${X}.`,
  },
  late: {
    en: line`The first two quotients are equal, but not all four are.`,
    es: line`Los dos primeros cocientes son iguales, pero no lo son los cuatro.`,
  },
}
const exactOf = (value: Value): Ratio => evaluate(expr(value))

export { isMoney }
