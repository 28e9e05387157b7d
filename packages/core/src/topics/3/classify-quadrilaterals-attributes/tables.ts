import {
  blank,
  exact,
  explainedBy,
  type FilledTable,
  type FormMaker,
  type Inline,
  isSameContent,
  itemOf,
  line,
  prose,
  table,
  tableCells,
  words,
} from '../../../author.ts'
import {
  type DrawnQuadrilateral,
  drawQuadrilaterals,
  type Features,
  type Quadrilateral,
} from '../../kit/shapes/quadrilaterals.ts'
import type { levels } from './levels.ts'
import { askAbout, featuresOf, hasSaid, letterOf, lettersWhere, MARKS, measuredAll } from './parts.ts'
import { CRITERIA, SORTS, sortedIn } from './sorts.ts'

const HEAD = [
  words('Shape', 'Figura'),
  words('Number of right angles', 'Número de ángulos rectos'),
  words('Pairs of equal opposite sides', 'Pares de lados opuestos iguales'),
]
/** A few of each, so that every problem has all numbers. */
const COUNTED: readonly (readonly Quadrilateral[])[] = [
  ['rightTrapezoid', 'rectangle', 'kite'],
  ['trapezoid', 'square', 'rightTrapezoid'],
  ['rhombus', 'rightTrapezoid', 'trapezoid'],
  ['kite', 'parallelogram', 'rectangle'],
]

const shuffledLetters = (items: readonly unknown[]) => items.map((_, i) => letterOf(i))
const seenOf = (shapes: readonly DrawnQuadrilateral[]) =>
  shapes.map((shape, i) => explainedBy(letterOf(i), hasSaid(featuresOf(shape))))
const countedIn = (shapes: readonly DrawnQuadrilateral[]) =>
  shapes.map((shape, i) => {
    const { rightAngles, equalOpposites } = featuresOf(shape)
    const [pairs, pares] = equalOpposites === 1 ? ['pair', 'par'] : ['pairs', 'pares']
    return explainedBy(letterOf(i), {
      en: [
        ...line`It has ${rightAngles} right-angle marks and ${equalOpposites}`,
        ` ${pairs} of equal opposite sides.`,
      ],
      es: [
        ...line`Tiene ${rightAngles} marcas de ángulo recto y ${equalOpposites}`,
        ` ${pares} de lados opuestos iguales.`,
      ],
    })
  })
/** Tables to fill: shapes sorted by two criteria, right angles and equal sides counted. */
export const tableForms = (form: FormMaker<typeof levels>) => ({
  sort: form({
    levels: ['medium'],
    instruction: MARKS,
    wide: true,
    draw: random => {
      const sorted = random.evenly(SORTS)
      const places = random.shuffle<readonly number[]>([0, 1, 2, 3])
      return {
        sort: SORTS.indexOf(sorted),
        places,
        shapes: drawQuadrilaterals(
          random,
          places.map(place => random.pick(itemOf(sorted.kinds, place))),
        ),
      }
    },
    answer: tableCells,
    solve: ({ sort, places }): FilledTable => {
      const cells = [0, 1, 2, 3].map(cell => letterOf(places.indexOf(cell)))
      return { ...sortedIn([cells.slice(0, 2), cells.slice(2)], itemOf(SORTS, sort)), blanks: cells }
    },
    ask: ({ sort, shapes }) => {
      const { en, es } = askAbout(
        {
          en: prose`Sort the shapes. Write one letter in each empty box of the table.`,
          es: prose`Clasifica las figuras. Escribe una letra en cada casilla vacía de la tabla.`,
        },
        shapes,
      )
      const empty = table(
        sortedIn(
          [
            [blank(3), blank(3)],
            [blank(3), blank(3)],
          ],
          itemOf(SORTS, sort),
        ),
      )
      return { en: [...en, empty], es: [...es, empty] }
    },
    solution: ({ shapes }, answer) => [
      ...seenOf(shapes),
      explainedBy(tableCells.show(answer), {
        en: line`Write each letter where its row and its column fit.`,
        es: line`Escribe cada letra donde corresponden su fila y su columna.`,
      }),
    ],
    check(printed, { blanks }) {
      const [head, ...rows] = [printed.block('table').head, ...printed.block('table').rows]
      const heads = [...(head ?? []), ...rows.map(row => row?.[0])].flatMap(cell => cell ?? [])
      const at = (word: Inline) => {
        const found = CRITERIA.find(({ yes, no }) => isSameContent(yes, word) || isSameContent(no, word))
        return (shape: Features) => found?.holds(shape) === isSameContent(found?.yes, word)
      }
      const [first, second, above, below] = [0, 1, 2, 3].map(i => at(itemOf(heads, i)))
      const shapes = measuredAll(printed)
      const tests = [above, below].flatMap(row => [first, second].map(column => [row, column] as const))
      return tests.every(([row, column], cell) => {
        const right = lettersWhere(
          i => row?.(itemOf(shapes, i)) === true && column?.(itemOf(shapes, i)) === true,
          shapes.length,
        )
        return isSameContent(right, [itemOf(blanks, cell)])
      })
    },
  }),

  countTable: form({
    levels: ['medium'],
    kind: 'table',
    instruction: MARKS,
    draw: random => ({
      shapes: drawQuadrilaterals(random, random.shuffle<readonly Quadrilateral[]>(random.evenly(COUNTED))),
    }),
    answer: tableCells,
    solve: ({ shapes }): FilledTable => {
      const rows = shapes.map(shape => [featuresOf(shape).rightAngles, featuresOf(shape).equalOpposites])
      return { head: HEAD, rows: rows.map((row, i) => [letterOf(i), ...row]), blanks: rows.flat() }
    },
    ask: ({ shapes }) => {
      const { en, es } = askAbout({ en: prose`Complete the table.`, es: prose`Completa la tabla.` }, shapes)
      const empty = table({ head: HEAD, rows: shuffledLetters(shapes).map(letter => [letter, blank(3), blank(3)]) })
      return { en: [...en, empty], es: [...es, empty] }
    },
    solution: ({ shapes }, answer) => [
      ...countedIn(shapes),
      explainedBy(tableCells.show(answer), {
        en: line`Each pair is two sides that face each other.`,
        es: line`Cada par son dos lados que están uno frente al otro.`,
      }),
    ],
    check: (printed, { blanks }) => {
      const right = measuredAll(printed).flatMap(({ rightAngles, equalOpposites }) => [rightAngles, equalOpposites])
      return right.length === blanks.length && right.every((number, i) => exact(itemOf(blanks, i)).equals(number))
    },
  }),
})
