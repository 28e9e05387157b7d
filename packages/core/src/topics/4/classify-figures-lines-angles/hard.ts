import {
  answerStep,
  type Block,
  blank,
  both,
  type CellHole,
  drawing,
  explainedBy,
  type FilledTable,
  type FormMaker,
  figure,
  type Inline,
  isSameContent,
  itemOf,
  line,
  list,
  name as nameOf,
  numbersInAnyOrder,
  type Point,
  people,
  prose,
  type Random,
  type Sentence,
  sentenceChoice,
  table,
  tableCells,
  type Value,
  words,
} from '../../../author.ts'
import { printedOf } from '../../kit/choices/statements.ts'
import { LETTERS } from '../../kit/shapes/quadrilaterals.ts'
import {
  type DrawnShape,
  drawShapes,
  type Kind,
  markedShape,
  plainShape,
  SHAPES,
  type Traits,
  traitsIn,
  traitsOf,
} from '../../kit/shapes/sides-and-angles.ts'
import { CLAIMS, FALSE_CLAIMS, TRUE_CLAIMS } from './claims.ts'
import type { levels } from './levels.ts'
import { askAbout, itHas, letterOf, MARKS } from './parts.ts'
import { WISHES } from './wishes.ts'

/** The four cells of the table: right angles and parallel sides, right angles alone, parallel sides alone, neither. */
const CELLS: readonly (readonly Kind[])[] = [
  ['rectangle', 'rightTrapezoid', 'square'],
  ['right', 'oneRightAngle'],
  ['parallelogram', 'trapezoid', 'rhombus'],
  ['kite', 'acute', 'obtuse'],
]
const cellOf = ({ rightAngles, parallels }: Traits): number => (rightAngles > 0 ? 0 : 2) + (parallels > 0 ? 0 : 1)
const cellOfShape = ({ corners }: DrawnShape) => cellOf(traitsOf(corners))
/** Six shapes, at least one for each cell and at most two. */
function drawSix(random: Random): readonly DrawnShape[] {
  const twice = random.sample([0, 1, 2, 3], 2)
  const kinds = CELLS.flatMap((cell, i) => (twice.includes(i) ? random.sample<Kind, 2>(cell, 2) : [random.pick(cell)]))
  return drawShapes(random, random.shuffle<readonly Kind[]>(kinds))
}
const ROWS = [words('Right angles', 'Con ángulos rectos'), words('No right angles', 'Sin ángulos rectos')] as const
const HEAD = [line``, words('Parallel sides', 'Con lados paralelos'), words('No parallel sides', 'Sin lados paralelos')]
/** The table with these letters in its four cells; where one is hidden there is a blank. */
const sorted = (cells: readonly (readonly Value[])[]): Omit<FilledTable, 'blanks'> => {
  const shown = (at: number): CellHole =>
    itemOf(cells, at).flatMap((letter, i): readonly Inline[] => (i === 0 ? line`${letter}` : line`, ${letter}`))
  return {
    head: HEAD,
    rows: [
      [ROWS[0], shown(0), shown(1)],
      [ROWS[1], shown(2), shown(3)],
    ],
    rowHeads: true,
  }
}
const lettersIn = (shapes: readonly DrawnShape[]): readonly (readonly Value[])[] =>
  CELLS.map((_, cell) => shapes.flatMap((shape, i) => (cellOfShape(shape) === cell ? [letterOf(i)] : [])))

/** Quadrilaterals by pairs of parallel sides, with right angles and without. */
const QUADRILATERAL_CELLS: readonly (readonly Kind[])[] = [
  ['oneRightAngle'],
  ['kite'],
  ['rightTrapezoid'],
  ['trapezoid'],
  ['rectangle', 'square'],
  ['parallelogram', 'rhombus'],
]
const PLACES = [
  { en: 'right angles and parallel sides', es: 'ángulos rectos y lados paralelos' },
  { en: 'right angles, but no parallel sides', es: 'ángulos rectos, pero sin lados paralelos' },
  { en: 'parallel sides, but no right angles', es: 'lados paralelos, pero sin ángulos rectos' },
  { en: 'no right angles and no parallel sides', es: 'sin ángulos rectos ni lados paralelos' },
] as const

const claimSaid = (claim: number): Sentence => ({
  key: `${claim}`,
  says: both(prose`${itemOf(CLAIMS, claim).says}`),
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  sort: form({
    levels: ['hard'],
    kind: 'table',
    wide: true,
    lines: 0,
    instruction: MARKS,
    draw: random => ({ shapes: drawSix(random) }),
    answer: tableCells,
    solve: ({ shapes }): FilledTable => {
      const cells = lettersIn(shapes)
      return { ...sorted(cells), blanks: cells.map(letters => itemOf(letters, letters.length - 1)) }
    },
    ask: ({ shapes }) => {
      const open = sorted(lettersIn(shapes).map(letters => letters.with(letters.length - 1, blank(3))))
      const asked = askAbout(
        {
          en: prose`Sort the shapes. Write one letter on each blank of the table.`,
          es: prose`Clasifica las figuras. Escribe una letra en cada espacio de la tabla.`,
        },
        shapes,
      )
      return { en: [...asked.en, table(open)], es: [...asked.es, table(open)] }
    },
    solution: ({ shapes }, answer) => [
      ...lettersIn(shapes).map((letters, cell) =>
        explainedBy(list(...letters), {
          en: [`In this cell: ${itemOf(PLACES, cell).en}.`],
          es: [`En esta casilla: ${itemOf(PLACES, cell).es}.`],
        }),
      ),
      explainedBy(tableCells.show(answer), {
        en: line`Write each letter where its row and its column fit.`,
        es: line`Escribe cada letra donde corresponden su fila y su columna.`,
      }),
    ],
    check(printed, { blanks }) {
      const drawn = printed.figures('polygon').map(traitsIn)
      const given = printed.block('table').rows.flat().flat()
      return blanks.every((blankLetter, cell) => {
        const at = LETTERS.findIndex((_, i) => i < drawn.length && isSameContent(letterOf(i), blankLetter))
        return at >= 0 && cellOf(itemOf(drawn, at)) === cell && !given.some(item => isSameContent(item, blankLetter))
      })
    },
  }),

  swapped: form({
    levels: ['hard'],
    kind: 'find-mistake',
    wide: true,
    lines: 1,
    instruction: MARKS,
    draw: random => {
      const kinds = QUADRILATERAL_CELLS.map(cell => random.pick(cell))
      const places = random.shuffle<readonly number[]>([0, 1, 2, 3, 4, 5])
      return {
        shapes: drawShapes(
          random,
          places.map(place => itemOf(kinds, place)),
        ),
        places,
        swapped: random.sample([0, 1, 2, 3, 4, 5], 2),
        who: random.pick(people),
      }
    },
    answer: numbersInAnyOrder,
    solve: ({ places, swapped: [one, other] }): readonly Value[] =>
      [places.indexOf(one), places.indexOf(other)].sort((a, b) => a - b).map(letterOf),
    key: ({ shapes, places, swapped }) => {
      const said = swapped.map(cell => {
        const at = places.indexOf(cell)
        return { letter: letterOf(at), ...itHas(traitsOf(itemOf(shapes, at).corners)) }
      })
      return {
        en: said.map(({ letter, en }): Block => ({ kind: 'paragraph', content: [letter, ': ', ...en] })),
        es: said.map(({ letter, es }): Block => ({ kind: 'paragraph', content: [letter, ': ', ...es] })),
      }
    },
    ask: ({ shapes, places, swapped: [one, other], who }) => {
      const shown = [0, 1, 2, 3, 4, 5].map(cell =>
        letterOf(places.indexOf(cell === one ? other : cell === other ? one : cell)),
      )
      const asked = askAbout(
        {
          en: prose`${nameOf(who)} sorts the quadrilaterals. Two letters have changed places. Which two? ____ and ____`,
          es: prose`${nameOf(who)} clasifica los cuadriláteros. Dos letras están intercambiadas. ¿Cuáles son? ____ y ____`,
        },
        shapes,
      )
      const filled = table({
        head: [words('Pairs of parallel sides', 'Pares de lados paralelos'), ...ROWS],
        rows: [0, 1, 2].map(pairs => [pairs, itemOf(shown, 2 * pairs), itemOf(shown, 2 * pairs + 1)]),
        rowHeads: true,
      })
      return { en: [...asked.en, filled], es: [...asked.es, filled] }
    },
    solution: ({ shapes, places, swapped }, answer) => [
      ...swapped.map(cell => {
        const at = places.indexOf(cell)
        return explainedBy(
          prose`${letterOf(at)}: ${words('wrong place', 'lugar incorrecto')}`,
          itHas(traitsOf(itemOf(shapes, at).corners)),
        )
      }),
      answerStep(list(...answer), {
        en: line`Each of the two belongs where the other stands.`,
        es: line`Cada una de las dos va donde está la otra.`,
      }),
    ],
    check(printed, answer) {
      const drawn = printed.figures('polygon').map(traitsIn)
      const wrong = printed.block('table').rows.flatMap((row, pairs) =>
        row.slice(1).flatMap((cell, column) => {
          const at = drawn.findIndex((_, i) => cell.some(item => isSameContent(item, letterOf(i))))
          const { parallels, rightAngles } = itemOf(drawn, at)
          return parallels === pairs && (rightAngles > 0 ? 0 : 1) === column ? [] : [at]
        }),
      )
      return isSameContent(answer, wrong.sort((a, b) => a - b).map(letterOf))
    },
  }),

  whichStatement: form({
    levels: ['hard'],
    kind: 'choose',
    lines: 0,
    draw: random => {
      const asksTrue = random.evenly([true, false])
      const [right, wrong] = asksTrue ? [TRUE_CLAIMS, FALSE_CLAIMS] : [FALSE_CLAIMS, TRUE_CLAIMS]
      return {
        asksTrue,
        right: CLAIMS.indexOf(random.evenly(right)),
        wrong: random.sample(wrong, 3).map(claim => CLAIMS.indexOf(claim)),
      }
    },
    answer: sentenceChoice,
    solve: ({ right }) => claimSaid(right),
    mistakes: ({ wrong }) => Object.fromEntries(wrong.map(claim => [`claim${claim}`, claimSaid(claim)])),
    ask: ({ asksTrue }) =>
      asksTrue
        ? { en: prose`Which statement is true?`, es: prose`¿Qué afirmación es verdadera?` }
        : { en: prose`Which statement is false?`, es: prose`¿Qué afirmación es falsa?` },
    solution: ({ asksTrue, right }, { says }) => [
      explainedBy(figure(markedShape(plainShape(itemOf(CLAIMS, right).example))), {
        en: asksTrue
          ? line`Look at a shape for each statement.`
          : line`Look for a shape that does not fit a statement.`,
        es: asksTrue
          ? line`Mira una figura para cada afirmación.`
          : line`Busca una figura que no cumpla una de las afirmaciones.`,
      }),
      answerStep(says, itemOf(CLAIMS, right).because),
    ],
    whyWrong: ({ asksTrue, wrong }) =>
      Object.fromEntries(
        wrong.map(claim => {
          const { example, because } = itemOf(CLAIMS, claim)
          return [
            `claim${claim}`,
            explainedBy(figure(markedShape(plainShape(example))), {
              en: [...(asksTrue ? line`False.` : line`True.`), ' ', ...because.en],
              es: [...(asksTrue ? line`Falso.` : line`Verdadero.`), ' ', ...because.es],
            }),
          ]
        }),
      ),
    check(printed, { key }) {
      const found = CLAIMS[Number(key)]
      const asksTrue = /true|verdadera/.test(printed.text)
      return found?.isSo(SHAPES.map(kind => traitsOf(plainShape(kind).corners))) === asksTrue
    },
  }),

  drawIt: form({
    levels: ['hard'],
    lines: 5,
    draw: random => ({ wish: WISHES.indexOf(random.evenly(WISHES)) }),
    answer: drawing<{ readonly corners: readonly Point[] }>(
      ({ corners }) => markedShape({ corners, turn: 0 }),
      () => [{ corners: plainShape('square').corners }],
    ),
    solve: ({ wish }) => ({ corners: itemOf(WISHES, wish).corners }),
    key: () => ({
      en: prose`Other drawings can be right too.`,
      es: prose`Otros dibujos también pueden ser correctos.`,
    }),
    ask: ({ wish }) => itemOf(WISHES, wish).says,
    solution: ({ wish }, { corners }) => {
      const { not, lacks, start } = itemOf(WISHES, wish)
      return [
        explainedBy(figure(markedShape(plainShape(not))), {
          en: ['This shape does not fit: ', ...lacks.en, '.'],
          es: ['Esta figura no sirve: ', ...lacks.es, '.'],
        }),
        explainedBy(figure(markedShape({ corners, turn: 0 })), {
          en: [...start.en, ' ', ...line`This shape meets both conditions.`],
          es: [...start.es, ' ', ...line`Esta figura cumple las dos condiciones.`],
        }),
      ]
    },
    check: (printed, { corners }) => printedOf(WISHES, printed)?.fits(corners) === true,
  }),
})
