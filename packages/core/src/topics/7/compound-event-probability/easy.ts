import {
  answerStep,
  blank,
  count,
  drawing,
  type Expr,
  equation,
  exact,
  explained,
  type FilledTable,
  type FormMaker,
  figure,
  formulaChoice,
  fractionInLowestTerms,
  howMany,
  isSameContent,
  itemOf,
  line,
  minus,
  over,
  pointSet,
  prose,
  quantity,
  type Random,
  Ratio,
  sum,
  table,
  tableCells,
  thing,
  times,
  tupleOf,
  words,
} from '../../../author.ts'
import { alone } from '../../kit/stories/endings.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import {
  drawPairing,
  FRACTION,
  listed,
  multiplied,
  optionsOf,
  outcomesOf,
  paragraphOf,
  type Said,
  shown,
  treeOf,
} from './outcomes.ts'
import { type Pairing, settings } from './settings.ts'

/** How many outcomes a form shows: others than its neighbours. */
const sized =
  (...sizes: readonly number[]) =>
  (n: number, m: number) =>
    sizes.includes(n * m)

/** Settings whose outcomes are written alike in both languages. */
const lettered = settings.filter(({ options: [first] }) => itemOf(first, 0).kind === 'symbol')
/** The others: a sheet that lists the outcomes of one setting does not tell it again. */
const worded = settings.filter(setting => !lettered.includes(setting))
const easily = (random: Random, first: number, sizes: readonly number[], from = worded) =>
  drawPairing(random, startingAt(from, first), sized(...sizes))

const orderOf = ({ setting }: Pairing): Said => ({
  en: line`Write each outcome as (${thing(setting.first)}, ${thing(setting.second)}).`,
  es: line`Escribe cada resultado como (${thing(setting.first)}, ${thing(setting.second)}).`,
})
interface Sums {
  readonly n: number
  readonly m: number
  readonly from: readonly [number, number]
  readonly operation: 'sum' | 'product'
  readonly gaps: readonly number[]
}
const valueAt = ({ from: [p, q], operation }: Sums, i: number, j: number) =>
  operation === 'sum' ? p + i + (q + j) : (p + i) * (q + j)

/** A list with one outcome left out, and one that stands in it already. */
interface Left {
  readonly pairing: Pairing
  readonly missing: number
  readonly other: number
}

export const easyForms = (form: FormMaker<typeof levels>) => ({
  howMany: form({
    levels: ['easy'],
    kind: 'story',
    draw: random => easily(random, 0, [9, 12]),
    answer: quantity,
    solve: ({ setting, a, b }) => count(a.length * b.length, setting.result),
    ask({ setting, a, b }) {
      const offered = setting.offers(a.length, b.length)
      return paragraphOf(offered, {
        en: line`${howMany(setting.result)} are possible?`,
        es: line`¿${howMany(setting.result)} son posibles?`,
      })
    },
    solution: ({ setting, a, b }, answer) => [
      setting.result.en[0] === 'outcome'
        ? multiplied(a.length, b.length)
        : explained(
            equation(times(a.length, b.length), a.length * b.length),
            line`For each ${thing(setting.first)} there are ${b.length} choices for the ${thing(setting.second)}: multiply.`,
            line`Para cada ${thing(setting.first)} hay ${b.length} opciones de ${thing(setting.second)}: multiplica.`,
          ),
      answerStep(alone(answer), { en: line`${answer} are possible.`, es: line`Son posibles ${answer}.` }),
    ],
    // So many rows of so many pairs.
    check(printed, { amount }) {
      const numbers = printed.numbers
      // A coin has two sides.
      const [n, m] = numbers.length === 1 ? [Ratio.of(2), itemOf(numbers, 0)] : [itemOf(numbers, 0), itemOf(numbers, 1)]
      return exact(amount).over(n).equals(m)
    },
  }),

  list: form({
    levels: ['easy'],
    lines: 3,
    draw: random => easily(random, 0, [8, 10, 12], lettered),
    answer: pointSet,
    solve: ({ a, b }) => outcomesOf(a, b),
    ask(pairing) {
      const asked = paragraphOf(
        { en: line`List all the outcomes.`, es: line`Escribe todos los resultados.` },
        orderOf(pairing),
      )
      const told = paragraphOf(pairing.setting.chosen)
      return { en: [told.en, optionsOf(pairing), asked.en], es: [told.es, optionsOf(pairing), asked.es] }
    },
    solution: ({ a, b }) => [
      multiplied(a.length, b.length),
      explained(
        listed(outcomesOf([itemOf(a, 0)], b)),
        line`Begin with ${itemOf(a, 0)} and go through the ${b.length} second results.`,
        line`Empieza con ${itemOf(a, 0)} y recorre los ${b.length} resultados del segundo lugar.`,
      ),
      explained(
        listed(outcomesOf(a, b)),
        a.length === 2
          ? line`Do the same with ${itemOf(a, 1)}: the list has ${a.length * b.length} outcomes.`
          : line`Do the same with each of the other letters: the list has ${a.length * b.length} outcomes.`,
        a.length === 2
          ? line`Haz lo mismo con ${itemOf(a, 1)}: la lista tiene ${a.length * b.length} resultados.`
          : line`Haz lo mismo con cada una de las otras letras: la lista tiene ${a.length * b.length} resultados.`,
      ),
    ],
    // Each listed outcome is one of both lists, none comes twice, and none is left out.
    check(printed, outcomes) {
      const [first, second] = printedOptions(printed.block('bullets').items)
      const places = outcomes.map(([x, y]) => `${placeIn(first, x)} ${placeIn(second, y)}`)
      return (
        new Set(places).size === first.length * second.length &&
        places.length === first.length * second.length &&
        places.every(place => !place.includes('-'))
      )
    },
  }),

  completeTree: form({
    levels: ['easy'],
    share: 1,
    draw: random => easily(random, 4, [6, 8]),
    answer: drawing<{ setting: number; a: readonly number[]; b: readonly number[] }>(({ setting, a, b }) => {
      const [first, second] = itemOf(settings, setting).options
      return treeOf(
        a.map(i => itemOf(first, i)),
        b.map(i => itemOf(second, i)),
      )
    }),
    solve: ({ setting, a, b }) => ({
      setting: settings.indexOf(setting),
      a: a.map(item => setting.options[0].indexOf(item)),
      b: b.map(item => setting.options[1].indexOf(item)),
    }),
    ask(pairing) {
      const { setting, a, b } = pairing
      const told = paragraphOf(setting.chosen)
      const drawn = figure(treeOf(a, b, (i, j) => (i === 0 ? itemOf(b, j) : blank(2))))
      return {
        en: [told.en, optionsOf(pairing), prose`Complete the tree diagram. How many outcomes does it show?`, drawn],
        es: [told.es, optionsOf(pairing), prose`Completa el diagrama de árbol. ¿Cuántos resultados muestra?`, drawn],
      }
    },
    key: ({ a, b }) => ({
      en: prose`${a.length * b.length} outcomes`,
      es: prose`${a.length * b.length} resultados`,
    }),
    solution: ({ a, b }) => [
      explained(
        { kind: 'paragraph', content: b.flatMap((item, i) => (i === 0 ? [item] : [', ', item])) },
        line`Write the same ${b.length} results after every first branch, as they stand after ${itemOf(a, 0)}.`,
        line`Escribe los mismos ${b.length} resultados después de cada primera rama, como están después de ${itemOf(a, 0)}.`,
      ),
      explained(
        equation(sum(...a.map(() => b.length)), a.length * b.length),
        line`Each of the ${a.length} branches has ${b.length} ends: the tree shows ${a.length * b.length} outcomes.`,
        line`Cada una de las ${a.length} ramas tiene ${b.length} finales: el árbol muestra ${a.length * b.length} resultados.`,
      ),
    ],
    check(printed, { a, b }) {
      const { children } = printed.figure('tree-diagram').root
      const [first, second] = printedOptions(printed.block('bullets').items)
      return (
        a.length === first.length &&
        b.length === second.length &&
        children.length === a.length &&
        children.every(child => child.children.length === b.length)
      )
    },
  }),

  completeTable: form({
    levels: ['easy'],
    draw(random): Sums {
      const operation = random.evenly(['sum', 'product'])
      const [n, m] = random.evenly([
        [3, 4],
        [3, 3],
        [4, 3],
        [2, 6],
      ] as const)
      const from =
        operation === 'sum'
          ? ([random.int(1, 4), random.int(1, 5)] as const)
          : ([random.int(1, 2), random.int(2, 3)] as const)
      const cells = Array.from({ length: n * m }, (_, i) => i)
      const gaps = random.shuffle<readonly number[]>(cells).slice(0, 4)
      return { n, m, from, operation, gaps: [...gaps].sort((p, q) => p - q) }
    },
    answer: tableCells,
    solve: (sums): FilledTable => ({
      ...filled(sums, () => false),
      blanks: sums.gaps.map(gap => valueAt(sums, Math.floor(gap / sums.m), gap % sums.m)),
    }),
    ask(sums) {
      const { operation, gaps, m } = sums
      const drawn = table(filled(sums, (i, j) => gaps.includes(i * m + j)))
      return operation === 'sum'
        ? {
            en: [
              prose`Two spinners are spun. The numbers of one are on the left of the table; those of the other, at the top. The sections of each spinner are equal. Complete the table of sums. How many pairs of numbers are possible?`,
              drawn,
            ],
            es: [
              prose`Se giran dos ruletas. Los números de una están a la izquierda de la tabla; los de la otra, arriba. Las secciones de cada ruleta son iguales. Completa la tabla de sumas. ¿Cuántas parejas de números son posibles?`,
              drawn,
            ],
          }
        : {
            en: [
              prose`Two spinners are spun. The numbers of one are on the left of the table; those of the other, at the top. The sections of each spinner are equal. Complete the table of products. How many pairs of numbers are possible?`,
              drawn,
            ],
            es: [
              prose`Se giran dos ruletas. Los números de una están a la izquierda de la tabla; los de la otra, arriba. Las secciones de cada ruleta son iguales. Completa la tabla de productos. ¿Cuántas parejas de números son posibles?`,
              drawn,
            ],
          }
    },
    key: ({ n, m }) => ({ en: prose`${n * m} pairs of numbers`, es: prose`${n * m} parejas de números` }),
    solution: sums => [
      ...sums.gaps.map(gap => {
        const [p, q] = [sums.from[0] + Math.floor(gap / sums.m), sums.from[1] + (gap % sums.m)]
        const value = sums.operation === 'sum' ? equation(sum(p, q), p + q) : equation(times(p, q), p * q)
        return sums.operation === 'sum'
          ? explained(
              value,
              line`Row labeled ${p}, column labeled ${q}: add the two numbers.`,
              line`Fila del ${p}, columna del ${q}: suma los dos números.`,
            )
          : explained(
              value,
              line`Row labeled ${p}, column labeled ${q}: multiply the two numbers.`,
              line`Fila del ${p}, columna del ${q}: multiplica los dos números.`,
            )
      }),
      explained(
        equation(sum(...Array.from({ length: sums.n }, () => sums.m)), sums.n * sums.m),
        line`Each of the ${sums.n} rows has ${sums.m} cells, and each cell is a pair: there are ${sums.n * sums.m} pairs of numbers.`,
        line`Cada una de las ${sums.n} filas tiene ${sums.m} casillas, y cada casilla es una pareja: hay ${sums.n * sums.m} parejas de números.`,
      ),
    ],
    // Each cell less or divided by the head of its row is the head of its column.
    check(printed, { blanks }) {
      const { head, rows } = printed.block('table')
      const isSum = /sums|sumas/.test(printed.text)
      let next = 0
      const columns = (head ?? []).slice(1).map(([item]) => exact(item as Expr))
      return (
        rows.every(([name, ...cells]) => {
          const row = exact(itemOf(name ?? [], 0) as Expr)
          return cells.every(([item], j) => {
            const cell = item as Expr
            const value = exact(cell.kind === 'blank' ? itemOf(blanks, next++) : cell)
            return (isSum ? value.minus(row) : value.over(row)).equals(itemOf(columns, j))
          })
        }) && next === blanks.length
      )
    },
  }),

  oneOutcome: form({
    levels: ['easy'],
    draw(random) {
      const pairing = easily(random, 7, [6, 8, 9, 10, 12])
      return { pairing, x: random.pick(pairing.a), y: random.pick(pairing.b) }
    },
    answer: fractionInLowestTerms,
    solve: ({ pairing: { a, b } }) => Ratio.of(1, a.length * b.length),
    ask({ pairing, x, y }) {
      const told = paragraphOf(pairing.setting.chosen)
      const asked = paragraphOf(
        {
          en: line`What is the probability of the outcome ${shown([x, y])}?`,
          es: line`¿Cuál es la probabilidad del resultado ${shown([x, y])}?`,
        },
        FRACTION,
      )
      return { en: [told.en, optionsOf(pairing), asked.en], es: [told.es, optionsOf(pairing), asked.es] }
    },
    solution: ({ pairing: { a, b }, x, y }) => [
      multiplied(a.length, b.length),
      explained(
        over(1, a.length * b.length),
        line`All outcomes are equally likely, and ${shown([x, y])} is ${1} of the ${a.length * b.length}.`,
        line`Todos los resultados son igualmente probables, y ${shown([x, y])} es ${1} de los ${a.length * b.length}.`,
      ),
    ],
    check(printed, answer) {
      const [first, second] = printedOptions(printed.block('bullets').items)
      return exact(answer).times(outcomesOf(first, second).length).equals(1)
    },
  }),

  missing: form({
    levels: ['easy'],
    draw(random): Left {
      const pairing = drawPairing(random, startingAt(worded, 2), (n, m) => m >= 3 && (n * m === 6 || n * m === 9))
      const all = pairing.a.length * pairing.b.length
      const missing = random.int(0, all - 1)
      return { pairing, missing, other: random.intExcept(0, all - 1, missing) }
    },
    answer: formulaChoice,
    solve: ({ pairing: { a, b }, missing }) => shown(itemOf(outcomesOf(a, b), missing)),
    mistakes({ pairing: { a, b }, missing, other }) {
      const all = outcomesOf(a, b)
      const [x, y] = itemOf(all, missing) as readonly [Expr, Expr]
      const anotherFirst = a.find(item => item !== x) ?? x
      return {
        sameSecond: shown([anotherFirst, y]),
        sameFirst: shown([x, b.find(item => item !== y) ?? y]),
        swapped: shown([y, x]),
        there: shown(itemOf(all, other)),
      }
    },
    ask({ pairing, missing }) {
      const all = outcomesOf(pairing.a, pairing.b)
      const told = paragraphOf(pairing.setting.chosen)
      const asked = paragraphOf({
        en: line`This list has all the outcomes but one. Which one is missing?`,
        es: line`Esta lista tiene todos los resultados menos uno. ¿Cuál falta?`,
      })
      const rest = listed(all.filter((_, i) => i !== missing))
      return {
        en: [told.en, optionsOf(pairing), asked.en, rest],
        es: [told.es, optionsOf(pairing), asked.es, rest],
      }
    },
    solution({ pairing: { a, b }, missing }) {
      const outcome = itemOf(outcomesOf(a, b), missing)
      const [x, y] = outcome as readonly [Expr, Expr]
      return [
        explained(
          equation(minus(b.length, 1), b.length - 1),
          line`Each first result must come with all ${b.length} second results; ${x} comes with only ${b.length - 1}.`,
          line`Cada resultado del primer lugar debe aparecer con los ${b.length} del segundo lugar; ${x} aparece solo con ${b.length - 1}.`,
        ),
        explained(
          shown(outcome),
          line`With ${x}, only ${y} is not in the list.`,
          line`Con ${x}, solo ${y} no está en la lista.`,
        ),
      ]
    },
    whyWrong: () => {
      const there = { en: line`The list already shows that.`, es: line`Eso ya está en la lista.` }
      return {
        sameSecond: there,
        sameFirst: there,
        swapped: {
          en: line`The two results are in the wrong order.`,
          es: line`Los dos resultados están en el orden equivocado.`,
        },
        there,
      }
    },
    check(printed, answer) {
      const pairs = printed.maths.filter(item => item.kind === 'list')
      const [first, second] = printedOptions(printed.block('bullets').items)
      return (
        outcomesOf(first, second).some(outcome => isSameContent(shown(outcome), answer)) &&
        !pairs.some(pair => isSameContent(pair, answer))
      )
    },
  }),
})

const filled = (sums: Sums, isGap: (i: number, j: number) => boolean) => ({
  head: [
    sums.operation === 'sum' ? words('Sum', 'Suma') : words('Product', 'Producto'),
    ...Array.from({ length: sums.m }, (_, j) => sums.from[1] + j),
  ],
  rows: Array.from({ length: sums.n }, (_, i) => [
    sums.from[0] + i,
    ...Array.from({ length: sums.m }, (_, j) => (isGap(i, j) ? blank(2) : valueAt(sums, i, j))),
  ]),
  rowHeads: true,
})

/** What stands after the colon in each of the two points. */
const printedOptions = (items: readonly (readonly unknown[])[]): readonly [readonly Expr[], readonly Expr[]] => {
  const [first, second] = tupleOf(
    items.map(item => item.filter((part): part is Expr => typeof part !== 'string').slice(1)),
    2,
  )
  return [first, second]
}
const placeIn = (items: readonly Expr[], value: unknown) => items.findIndex(item => isSameContent(item, value))
