import {
  areaGrid,
  type Both,
  both,
  type Content,
  count,
  drawing,
  equation,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  howMany,
  line,
  minus,
  name,
  people,
  prose,
  quantity,
  type Step,
  sideBySide,
  step,
  sum,
  symbol,
  things,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asked } from '../../kit/shapes/pieces.ts'
import type { levels } from './levels.ts'
import {
  byColumns,
  byRows,
  countedIn,
  grid,
  inAll,
  inSquares,
  readTicks,
  repeated,
  type Size,
  skipCounted,
  total,
} from './sizes.ts'
import { TILED } from './stories.ts'

// No figure has the rows and columns of another exchanged: a page shows each rectangle one way.
/** None of these is a rectangle that somebody adds wrongly. */
const MARKED: readonly Size[] = [
  [4, 5],
  [5, 5],
  [4, 4],
  [5, 4],
]
/** Totals that are all different. */
const ROWS: readonly Size[] = [
  [3, 5],
  [4, 3],
  [2, 4],
  [5, 4],
  [3, 3],
  [5, 2],
  [4, 4],
  [5, 5],
]
const COMPARED: readonly (readonly [Size, Size])[] = [
  [
    [4, 4],
    [2, 5],
  ],
  [
    [3, 3],
    [4, 5],
  ],
  [
    [5, 3],
    [2, 4],
  ],
  [
    [2, 5],
    [5, 5],
  ],
  [
    [4, 5],
    [3, 4],
  ],
  [
    [3, 4],
    [4, 4],
  ],
  [
    [5, 3],
    [3, 3],
  ],
]
const GROWN: readonly { readonly size: Size; readonly more: number; readonly way: 'rows' | 'columns' }[] = [
  { size: [3, 4], more: 2, way: 'rows' },
  { size: [3, 3], more: 2, way: 'columns' },
  { size: [2, 5], more: 3, way: 'rows' },
  { size: [4, 2], more: 3, way: 'columns' },
  { size: [5, 3], more: 2, way: 'columns' },
  { size: [2, 3], more: 2, way: 'columns' },
]
const grown = ({ size: [rows, columns], more, way }: (typeof GROWN)[number]): Size =>
  way === 'rows' ? [rows + more, columns] : [rows, columns + more]
const WRONG: readonly Size[] = [
  [3, 4],
  [5, 3],
  [4, 3],
  [3, 5],
]
const WAYS = ['oneTooMany', 'rowsAndColumns', 'oneTooFew'] as const
/** What somebody adds by mistake. */
const added = ([rows, columns]: Size, way: (typeof WAYS)[number]): readonly number[] =>
  way === 'rowsAndColumns' ? [rows, columns] : Array<number>(way === 'oneTooMany' ? rows + 1 : rows - 1).fill(columns)
const sumOf = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0)

const mistakeIn = ([rows, columns]: Size, way: (typeof WAYS)[number]): Both<ReturnType<typeof line>> =>
  way === 'rowsAndColumns'
    ? {
        en: line`the numbers of rows and columns were added; add ${columns} for each of the ${count(rows, nouns.row)}`,
        es: line`se sumaron los números de filas y columnas; suma ${columns} por cada una de las ${count(rows, nouns.row)}`,
      }
    : {
        en: line`the ${columns} was added ${added([rows, columns], way).length} times, but there are ${count(rows, nouns.row)}`,
        es: line`el ${columns} se sumó ${added([rows, columns], way).length} veces, pero hay ${count(rows, nouns.row)}`,
      }

/** The number that makes the total when it is added so often: one less is too little. */
const tried = (each: number, times: number): readonly Step[] => [
  explainedBy(equation(repeated(each - 1, times), (each - 1) * times), {
    en: line`Which number makes ${each * times} when you add it ${times} times? Try ${each - 1}: that is too few.`,
    es: line`¿Qué número da ${each * times} al sumarlo ${times} veces? Prueba con ${each - 1}: no alcanza.`,
  }),
  explainedBy(equation(repeated(each, times), each * times), {
    en: line`Try ${each}: it makes ${each * times}.`,
    es: line`Prueba con ${each}: da ${each * times}.`,
  }),
]

export const hardForms = (form: FormMaker<typeof levels>) => ({
  fromMarks: form({
    levels: ['hard'],
    lines: 1,
    draw: random => random.evenly(MARKED),
    answer: quantity,
    solve: size => inSquares(total(size)),
    ask: size =>
      asked(
        {
          en: prose`Join the marks to make squares of the same size. ${howMany(nouns.square)} do you get?`,
          es: prose`Une las marcas para formar cuadrados del mismo tamaño. ¿${howMany(nouns.square)} obtienes?`,
        },
        grid(size, 'ticks'),
      ),
    solution: size => [
      readTicks(size),
      explainedBy(figure(grid(size)), {
        en: line`Draw straight lines from mark to mark.`,
        es: line`Traza líneas rectas de marca a marca.`,
      }),
      skipCounted(size),
      inAll(size),
    ],
    check: (printed, { amount }) => exact(amount).equals(countedIn(printed.figure('area-grid'))),
  }),

  inEachRow: form({
    levels: ['hard'],
    kind: 'story',
    draw: random => ({ size: random.evenly(ROWS), told: random.evenly(TILED) }),
    answer: quantity,
    solve: ({ size, told }) => count(size[1], told.squares),
    ask: ({ size, told }) => told.tell(count(total(size), told.squares), count(size[0], nouns.row)),
    solution: ({ size: [rows, columns] }, answer) => [
      ...tried(columns, rows),
      explainedBy(both(prose`${answer}`), {
        en: line`There are ${answer} in each row.`,
        es: line`Hay ${answer} en cada fila.`,
      }),
    ],
    check(printed, { amount }) {
      const [all, rows] = printed.take(2)
      let rest = all
      for (let row = 0; rows.minus(row).n > 0; row++) rest = rest.minus(exact(amount))
      return rest.n === 0
    },
  }),

  drawTotal: form({
    levels: ['hard'],
    draw: random => ({ size: random.evenly(ROWS), gives: random.evenly(['rows', 'columns'] as const) }),
    answer: drawing<{ readonly size: Size }>(
      ({ size }) => grid(size),
      ({ size: [rows, columns] }) => [{ size: [rows + 1, columns] }],
    ),
    solve: ({ size }) => ({ size }),
    ask({ size, gives }) {
      const [all, given] = [
        inSquares(total(size)),
        gives === 'rows' ? count(size[0], nouns.row) : count(size[1], nouns.column),
      ]
      return asked(
        {
          en: prose`Cut the rectangle into ${all} of the same size. Make ${given}.`,
          es: prose`Divide el rectángulo en ${all} del mismo tamaño. Forma ${given}.`,
        },
        grid(size, 'none'),
      )
    },
    solution({ size: [rows, columns], gives }) {
      const [times, each] = gives === 'rows' ? [rows, columns] : [columns, rows]
      return [
        ...tried(each, times),
        explainedBy(figure(grid([rows, columns])), {
          en: line`Draw lines for ${count(rows, nouns.row)} and ${count(columns, nouns.column)}.`,
          es: line`Traza líneas para ${count(rows, nouns.row)} y ${count(columns, nouns.column)}.`,
        }),
      ]
    },
    check(printed, { size: [rows, columns] }) {
      const [all, given] = printed.take(2)
      const { rowSizes, columnSizes } = printed.figure('area-grid')
      const isRows = printed.terms('quantity')[1]?.noun === nouns.row
      return (
        all.equals(rows * columns) &&
        given.equals(isRows ? rows : columns) &&
        rowSizes.length * columns === columnSizes.length * rows
      )
    },
  }),

  howManyMore: form({
    levels: ['hard'],
    wide: true,
    lines: 2,
    draw: random => random.evenly(COMPARED),
    answer: quantity,
    solve: ([one, other]) => inSquares(Math.abs(total(one) - total(other))),
    ask([one, other]): Both<Content> {
      const [a, b] = [symbol('A'), symbol('B')]
      const [more, less] = total(one) > total(other) ? [a, b] : [b, a]
      const drawn = sideBySide(
        figure(areaGrid({ rows: one[0], columns: one[1], lines: 'first', name: a })),
        figure(areaGrid({ rows: other[0], columns: other[1], lines: 'first', name: b })),
      )
      return {
        en: [
          prose`Rectangles ${a} and ${b} are filled with squares like these. How many more squares does ${more} have than ${less}?`,
          drawn,
        ],
        es: [
          prose`Los rectángulos ${a} y ${b} se llenan con cuadrados como estos. ¿Cuántos cuadrados más tiene ${more} que ${less}?`,
          drawn,
        ],
      }
    },
    solution([one, other], answer) {
      const [most, least] = [Math.max(total(one), total(other)), Math.min(total(one), total(other))]
      const [more, less] = total(one) > total(other) ? [symbol('A'), symbol('B')] : [symbol('B'), symbol('A')]
      const counted = (size: Size, letter: string) =>
        explainedBy(byRows(size), {
          en: line`${symbol(letter)} has ${count(size[0], nouns.row)} of ${inSquares(size[1])}.`,
          es: line`${symbol(letter)} tiene ${count(size[0], nouns.row)} de ${inSquares(size[1])}.`,
        })
      return [
        counted(one, 'A'),
        counted(other, 'B'),
        explainedBy(equation(minus(most, least), most - least), {
          en: line`Subtract to find how many more.`,
          es: line`Resta para hallar cuántos más.`,
        }),
        explainedBy(both(prose`${answer}`), {
          en: line`${more} has ${expr(answer.amount)} more ${things(nouns.square)} than ${less}.`,
          es: line`${more} tiene ${answer} más que ${less}.`,
        }),
      ]
    },
    check(printed, { amount }) {
      const [one, other] = tupleOf(printed.figures('area-grid').map(countedIn), 2)
      return exact(amount).equals(Math.max(one, other) - Math.min(one, other))
    },
  }),

  moreRows: form({
    levels: ['hard'],
    lines: 2,
    draw: random => random.evenly(GROWN),
    answer: quantity,
    solve: facts => inSquares(total(grown(facts))),
    ask: ({ size, more, way }) =>
      asked(
        way === 'rows'
          ? {
              en: prose`Draw ${more} more ${things(nouns.row)} below this rectangle. How many squares are there now?`,
              es: prose`Dibuja ${more} ${things(nouns.row)} más debajo de este rectángulo. ¿Cuántos cuadrados hay ahora?`,
            }
          : {
              en: prose`Draw ${more} more ${things(nouns.column)} to the right of this rectangle. How many squares are there now?`,
              es: prose`Dibuja ${more} ${things(nouns.column)} más a la derecha de este rectángulo. ¿Cuántos cuadrados hay ahora?`,
            },
        grid(size),
      ),
    solution(facts) {
      const { size, more, way } = facts
      const [rows, columns] = grown(facts)
      return [
        explainedBy(
          figure(grid([rows, columns])),
          way === 'rows'
            ? { en: line`Draw the new rows below.`, es: line`Dibuja las filas nuevas debajo.` }
            : { en: line`Draw the new columns to the right.`, es: line`Dibuja las columnas nuevas a la derecha.` },
        ),
        ...(way === 'rows'
          ? [
              explainedBy(equation(sum(size[0], more), rows), {
                en: line`Add the rows: ${size[0]} are there, and ${more} are new.`,
                es: line`Suma las filas: ya hay ${size[0]}, y ${more} son nuevas.`,
              }),
              explainedBy(byRows([rows, columns]), {
                en: line`Each row has ${inSquares(columns)}. Add them row by row.`,
                es: line`Cada fila tiene ${inSquares(columns)}. Súmalos fila por fila.`,
              }),
            ]
          : [
              explainedBy(equation(sum(size[1], more), columns), {
                en: line`Add the columns: ${size[1]} are there, and ${more} are new.`,
                es: line`Suma las columnas: ya hay ${size[1]}, y ${more} son nuevas.`,
              }),
              explainedBy(byColumns([rows, columns]), {
                en: line`Each column has ${inSquares(rows)}. Add them column by column.`,
                es: line`Cada columna tiene ${inSquares(rows)}. Súmalos columna por columna.`,
              }),
            ]),
        inAll([rows, columns]),
      ]
    },
    check(printed, { amount }) {
      const { rows, columns } = printed.figure('area-grid')
      const [more] = printed.take(1)
      const isRows = printed.term('thing').noun === nouns.row
      return exact(amount)
        .minus(countedIn({ rows, columns }))
        .equals(more.times(isRows ? columns : rows))
    },
  }),

  wrongAddition: form({
    levels: ['hard'],
    kind: 'find-mistake',
    lines: 1,
    draw: random => ({ size: random.evenly(WRONG), way: random.evenly(WAYS), who: random.pick(people) }),
    answer: quantity,
    solve: ({ size }) => inSquares(total(size)),
    ask({ size, way, who }): Both<Content> {
      const numbers = added(size, way)
      const work = equation(sum(...numbers), sumOf(numbers))
      const drawn = figure(grid(size, 'ticks'))
      return {
        en: [
          prose`${name(who)} wants to know how many squares the marks make.`,
          drawn,
          prose`${name(who)} adds ${work}. This is wrong. How many squares are there?`,
        ],
        es: [
          prose`${name(who)} quiere saber cuántos cuadrados forman las marcas.`,
          drawn,
          prose`${name(who)} suma ${work}. Se equivoca. ¿Cuántos cuadrados hay?`,
        ],
      }
    },
    key({ size, way }) {
      const { en, es } = mistakeIn(size, way)
      return {
        en: { kind: 'paragraph', content: ['The mistake: ', ...en, '.'] },
        es: { kind: 'paragraph', content: ['El error: ', ...es, '.'] },
      }
    },
    solution: ({ size, way }) => [
      readTicks(size),
      step(equation(sum(...added(size, way)), sumOf(added(size, way))), because.mistakeIs, {
        what: mistakeIn(size, way),
      }),
      explainedBy(byRows(size), {
        en: line`Add ${size[1]} once for each row.`,
        es: line`Suma ${size[1]} una vez por cada fila.`,
      }),
      inAll(size),
    ],
    check(printed, { amount }) {
      const { rows, columns } = printed.figure('area-grid')
      return (
        exact(amount).equals(countedIn({ rows, columns })) &&
        !exact(amount).equals(exact(printed.one('relation').right))
      )
    },
  }),
})
