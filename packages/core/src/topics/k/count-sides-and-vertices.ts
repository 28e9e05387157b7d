import {
  type Block,
  type Both,
  blank,
  both,
  type Content,
  count,
  defineTopic,
  drawing,
  exact,
  explainedBy,
  expr,
  type Figure,
  type FilledTable,
  failed,
  figure,
  figureChoice,
  itemOf,
  type Locale,
  line,
  list,
  numbersInAnyOrder,
  prose,
  quantity,
  shapeSet,
  step,
  symbol,
  table,
  tableCells,
  trueOrFalse,
  tupleOf,
  wholes,
  words,
  writtenLetter,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  type Counted,
  countAround,
  drawKnown,
  drawn,
  type Known,
  sidesOf,
} from './count-sides-and-vertices/drawn-shapes.ts'
import { hardForms, levels } from './count-sides-and-vertices/hard.ts'
import {
  asked,
  askedHowMany,
  counted,
  countsIn,
  countsOf,
  itemIn,
  LETTERS,
  lettered,
  OF_EACH_SHAPE,
  PART_NOUN,
  PARTS,
  picture,
} from './count-sides-and-vertices/shown.ts'

type Letter = 'A' | 'B' | 'C'
const letter = writtenLetter<Letter>('A', 'B', 'C')

/** Twice, so that the forms go round in step: the lists below say what each shows beside the others. */
const twice = <T>(items: readonly T[]): readonly T[] => [...items, ...items]
const EASY: readonly Known[] = twice(['triangle', 'square', 'hexagon', 'rectangle'])
const TURNED: readonly Known[] = ['triangle', 'hexagon', 'square', 'rectangle', 'circle']
/** The asked shape first; one turn after those that are counted. */
const CHOSEN = twice<readonly [Known, Known, Known]>([
  ['triangle', 'rectangle', 'hexagon'],
  ['rectangle', 'hexagon', 'triangle'],
  ['hexagon', 'square', 'triangle'],
  ['square', 'triangle', 'hexagon'],
])
/** What is shown, and another for what is said of it; two turns after those that are counted, and never one of them. */
const SAID = twice<readonly [Known, Known]>([
  ['triangle', 'square'],
  ['hexagon', 'triangle'],
  ['hexagon', 'square'],
  ['triangle', 'hexagon'],
])

/** The example that the key shows for each number of sides. */
const EXAMPLES: Readonly<Record<number, Counted>> = { 3: 'triangle', 4: 'square', 5: 'pentagon', 6: 'hexagon' }
const exampleWith = (sides: number) => ({ shape: EXAMPLES[sides] ?? failed(`No example has ${sides} sides`) })
/** One example, and what every right drawing has. */
const drawnShape = {
  ...drawing<{ readonly shape: Counted }>(
    ({ shape }) => shapeSet([shape], { says: 'borders' }),
    ({ shape }) => [{ shape: shape === 'hexagon' ? 'triangle' : 'hexagon' }],
  ),
  show: ({ shape }: { readonly shape: Counted }): Both<Content> => {
    const has = (locale: Locale): Block => {
      const [sides, corners] = tupleOf(
        PARTS.map(part => count(sidesOf({ shape }), PART_NOUN[part])),
        2,
      )
      return locale === 'en'
        ? prose`Any closed shape with ${sides} and ${corners}`
        : prose`Cualquier figura cerrada con ${sides} y ${corners}`
    }
    const example = figure(shapeSet([shape], { says: 'borders' }))
    return { en: [example, has('en')], es: [example, has('es')] }
  },
}

const shapeHas = (sides: number, part: keyof typeof PART_NOUN) => {
  const has = count(sides, PART_NOUN[part])
  return { en: line`This shape has ${has}.`, es: line`Esta figura tiene ${has}.` }
}

export const countSidesAndVertices = defineTopic(
  {
    id: 'count-sides-and-vertices',
    name: { en: 'Count sides and corners', es: 'Contar lados y esquinas' },
    description: {
      en: 'Count the sides and corners of a flat shape and use them to identify it.',
      es: 'Cuenta los lados y las esquinas de una figura plana y úsalos para identificarla.',
    },
    domain: 'Geometry',
    standards: ['K.G.B.4', 'K.G.B.5'],
    rev: 4,
    levels,
  },
  form => ({
    howMany: form({
      levels: ['easy'],
      share: 2,
      lines: 0,
      draw: random => ({
        item: drawKnown(random, random.evenly(EASY), false),
        part: random.evenly(PARTS),
      }),
      answer: quantity,
      solve: ({ item, part }) => count(sidesOf(item), PART_NOUN[part]),
      ask: ({ item, part }) => asked([askedHowMany(part), figure(picture(item))]),
      solution: ({ item, part }, answer) => [
        counted(sidesOf(item), part),
        step(both(prose`${answer}`), because.lastNumberTellsHowMany),
      ],
      check: (printed, { amount }) => exact(amount).equals(itemOf(countsIn(printed), 0)),
    }),

    whichHas: form({
      levels: ['easy'],
      draw: random => ({
        items: random.evenly(CHOSEN).map(name => drawKnown(random, name, false)),
        part: random.evenly(PARTS),
      }),
      answer: figureChoice,
      solve: ({ items }): Figure => picture(itemOf(items, 0)),
      mistakes: ({ items }) => ({ another: picture(itemOf(items, 1)), thirdShape: picture(itemOf(items, 2)) }),
      ask: ({ items, part }) => {
        const has = count(sidesOf(itemOf(items, 0)), PART_NOUN[part])
        return { en: prose`Which shape has ${has}?`, es: prose`¿Qué figura tiene ${has}?` }
      },
      solution: ({ items, part }, answer) => {
        const asked = sidesOf(itemOf(items, 0))
        return [counted(asked, part), explainedBy(figure(answer), shapeHas(asked, part))]
      },
      whyWrong: ({ items, part }) => ({
        another: shapeHas(sidesOf(itemOf(items, 1)), part),
        thirdShape: shapeHas(sidesOf(itemOf(items, 2)), part),
      }),
      check: (printed, answer) => exact(printed.term('quantity').amount).equals(countAround(itemIn(answer)) ?? -1),
    }),

    trueOrFalse: form({
      levels: ['easy'],
      lines: 0,
      draw(random) {
        const [shown, other] = random.evenly(SAID)
        const item = drawKnown(random, shown, false)
        const isTrue = random.evenly([true, false])
        const said = isTrue ? sidesOf(item) : sidesOf(drawKnown(random, other, false))
        return { item, said, part: random.evenly(PARTS) }
      },
      answer: trueOrFalse,
      solve: ({ item, said }) => (sidesOf(item) === said ? 'true' : 'false'),
      ask: ({ item, said, part }) => {
        const has = count(said, PART_NOUN[part])
        return asked([
          {
            en: prose`True or false? This shape has ${has}.`,
            es: prose`¿Verdadero o falso? Esta figura tiene ${has}.`,
          },
          figure(picture(item)),
        ])
      },
      solution: ({ item, said, part }, answer) => {
        const has = count(sidesOf(item), PART_NOUN[part])
        return [
          counted(sidesOf(item), part),
          explainedBy(
            trueOrFalse.show(answer),
            sidesOf(item) === said
              ? { en: line`The shape has ${has}.`, es: line`La figura tiene ${has}.` }
              : { en: line`The shape has ${has}, not ${said}.`, es: line`La figura tiene ${has}, no ${said}.` },
          ),
        ]
      },
      check: (printed, answer) =>
        exact(printed.term('quantity').amount).equals(itemOf(countsIn(printed), 0)) === (answer === 'true'),
    }),

    countBoth: form({
      levels: ['medium'],
      kind: 'table',
      lines: 0,
      draw(random) {
        const first = random.evenly(TURNED)
        const others = TURNED.filter(name => name !== first)
        const other = random.until(
          () => random.pick(others),
          name => !(['square', 'rectangle'].includes(name) && ['square', 'rectangle'].includes(first)),
        )
        return random.shuffle([first, other]).map(name => drawKnown(random, name, true))
      },
      answer: tableCells,
      solve: (items): FilledTable => ({
        head: [words('Shape', 'Figura'), words('Straight sides', 'Lados rectos'), words('Corners', 'Esquinas')],
        rows: items.map((item, i) => [symbol(itemOf(LETTERS, i)), sidesOf(item), sidesOf(item)]),
        blanks: items.flatMap(item => [sidesOf(item), sidesOf(item)]),
      }),
      ask: items =>
        asked([
          {
            en: prose`Count the straight sides and the corners.`,
            es: prose`Cuenta los lados rectos y las esquinas.`,
          },
          lettered(items),
          table({
            head: [words('Shape', 'Figura'), words('Straight sides', 'Lados rectos'), words('Corners', 'Esquinas')],
            rows: items.map((_, i) => [symbol(itemOf(LETTERS, i)), blank(3), blank(3)]),
          }),
        ]),
      solution: (items, answer) => [
        ...items.map((item, i) => {
          const name = symbol(itemOf(LETTERS, i))
          return sidesOf(item) === 0
            ? explainedBy(both(prose`${name}: 0`), {
                en: line`The border is round: no straight side, no corner.`,
                es: line`El borde es redondo: no hay lados rectos ni esquinas.`,
              })
            : explainedBy(
                {
                  en: prose`Sides: ${list(...wholes(1, sidesOf(item)))}; corners: ${list(...wholes(1, sidesOf(item)))}`,
                  es: prose`Lados: ${list(...wholes(1, sidesOf(item)))}; esquinas: ${list(...wholes(1, sidesOf(item)))}`,
                },
                {
                  en: line`Go around ${name}: count each side, then each corner.`,
                  es: line`Recorre el borde de ${name}: cuenta cada lado y luego cada esquina.`,
                },
              )
        }),
        step(tableCells.show(answer), because.lastNumberTellsHowMany),
      ],
      check(printed, { blanks }) {
        const counts = countsIn(printed)
        return (
          blanks.length === 2 * counts.length &&
          blanks.every((value, i) => exact(value).equals(itemOf(counts, Math.floor(i / 2))))
        )
      },
    }),

    sameNumber: form({
      levels: ['medium'],
      kind: 'choose',
      lines: 1,
      draw(random) {
        const [one, other] = random.evenly<readonly [Counted, Counted]>([
          ['square', 'rectangle'],
          ['right-triangle', 'triangle'],
          ['trapezoid', 'square'],
          ['hexagon', 'hexagon'],
          ['isosceles-triangle', 'scalene-triangle'],
          ['rectangle', 'rhombus'],
        ])
        const rest = (['circle', 'triangle', 'square', 'hexagon'] as const).filter(
          name => sidesOf({ shape: name }) !== sidesOf({ shape: one }),
        )
        const shapes = [one, other, ...random.sample(rest, 2)]
        return { items: random.shuffle(shapes).map(shape => drawn(random, shape, true)), part: random.evenly(PARTS) }
      },
      answer: numbersInAnyOrder,
      solve: ({ items }) =>
        items.flatMap((item, i) =>
          items.some((other, j) => j !== i && sidesOf(other) === sidesOf(item)) ? [symbol(itemOf(LETTERS, i))] : [],
        ),
      ask: ({ items, part }) =>
        asked([
          part === 'sides'
            ? {
                en: prose`Which shapes have the same number of sides? Write the letters.`,
                es: prose`¿Qué figuras tienen el mismo número de lados? Escribe las letras.`,
              }
            : {
                en: prose`Which shapes have the same number of corners? Write the letters.`,
                es: prose`¿Qué figuras tienen el mismo número de esquinas? Escribe las letras.`,
              },
          lettered(items),
        ]),
      solution: ({ items, part }, letters) => {
        const same = items.find(item => items.filter(other => sidesOf(other) === sidesOf(item)).length === 2)
        const has = count(sidesOf(same ?? itemOf(items, 0)), PART_NOUN[part])
        return [
          step(countsOf(items), because.count, { group: OF_EACH_SHAPE[part] }),
          explainedBy(list(...letters), { en: line`Both have ${has}.`, es: line`Las dos tienen ${has}.` }),
        ]
      },
      check(printed, letters) {
        const counts = countsIn(printed)
        const places = letters.map(name =>
          LETTERS.findIndex(other => JSON.stringify(symbol(other)) === JSON.stringify(name)),
        )
        const [one, other] = tupleOf(places, 2)
        return places.length === 2 && one !== other && counts[one] !== undefined && counts[one] === counts[other]
      },
    }),

    whichHasMost: form({
      levels: ['medium'],
      kind: 'choose',
      lines: 0,
      draw(random) {
        const names = random.evenly<readonly Known[]>([
          ['triangle', 'square', 'circle'],
          ['hexagon', 'rectangle', 'triangle'],
          ['circle', 'hexagon', 'square'],
          ['rectangle', 'circle', 'hexagon'],
        ])
        const way = random.evenly(['most', 'fewest'] as const)
        const place = random.turn(3)
        const sorted = [...names]
          .map(name => drawKnown(random, name, true))
          .sort((a, b) => (way === 'most' ? sidesOf(b) - sidesOf(a) : sidesOf(a) - sidesOf(b)))
        const [answer, ...others] = sorted
        return {
          items: random.shuffle(others).toSpliced(place, 0, answer ?? itemOf(others, 0)),
          place,
          way,
          part: random.evenly(PARTS),
        }
      },
      answer: letter,
      solve: ({ place }): Letter => itemOf(['A', 'B', 'C'] as const, place),
      ask: ({ items, way, part }) =>
        asked([
          part === 'corners'
            ? way === 'most'
              ? {
                  en: prose`Which shape has the most corners? Write its letter.`,
                  es: prose`¿Qué figura tiene más esquinas? Escribe su letra.`,
                }
              : {
                  en: prose`Which shape has the fewest corners? Write its letter.`,
                  es: prose`¿Qué figura tiene menos esquinas? Escribe su letra.`,
                }
            : way === 'most'
              ? {
                  en: prose`Which shape has the most straight sides? Write its letter.`,
                  es: prose`¿Qué figura tiene más lados rectos? Escribe su letra.`,
                }
              : {
                  en: prose`Which shape has the fewest straight sides? Write its letter.`,
                  es: prose`¿Qué figura tiene menos lados rectos? Escribe su letra.`,
                },
          lettered(items),
        ]),
      solution: ({ items, place, way, part }, answer) => {
        const extreme = sidesOf(itemOf(items, place))
        return [
          step(countsOf(items), because.count, { group: OF_EACH_SHAPE[part] }),
          explainedBy(
            expr(symbol(answer)),
            way === 'most'
              ? { en: line`${extreme} is the most.`, es: line`${extreme} es la cantidad mayor.` }
              : { en: line`${extreme} is the fewest.`, es: line`${extreme} es la cantidad menor.` },
          ),
        ]
      },
      check(printed, answer) {
        const counts = countsIn(printed)
        const own = itemOf(counts, LETTERS.indexOf(answer))
        const isMost = /most|más/.test(printed.text)
        return counts.filter(value => (isMost ? value >= own : value <= own)).length === 1
      },
    }),

    drawAnother: form({
      levels: ['hard'],
      lines: 4,
      draw(random) {
        const shape = random.evenly<Counted>([
          'square',
          'hexagon',
          'right-triangle',
          'rectangle',
          'pentagon',
          'trapezoid',
          'triangle',
        ])
        const by = sidesOf({ shape }) === 3 ? 1 : sidesOf({ shape }) === 6 ? -1 : random.evenly([1, -1] as const)
        return { item: drawn(random, shape, true), by, part: random.evenly(PARTS) }
      },
      answer: drawnShape,
      solve: ({ item, by }) => exampleWith(sidesOf(item) + by),
      ask: ({ item, by, part }) =>
        asked([
          part === 'sides'
            ? by > 0
              ? {
                  en: prose`Draw a shape with 1 more side than this one.`,
                  es: prose`Dibuja una figura con 1 lado más que esta.`,
                }
              : {
                  en: prose`Draw a shape with 1 fewer side than this one.`,
                  es: prose`Dibuja una figura con 1 lado menos que esta.`,
                }
            : by > 0
              ? {
                  en: prose`Draw a shape with 1 more corner than this one.`,
                  es: prose`Dibuja una figura con 1 esquina más que esta.`,
                }
              : {
                  en: prose`Draw a shape with 1 fewer corner than this one.`,
                  es: prose`Dibuja una figura con 1 esquina menos que esta.`,
                },
          figure(picture(item)),
        ]),
      solution: ({ item, by, part }, answer) => {
        const wanted = count(sidesOf(item) + by, PART_NOUN[part])
        return [
          counted(sidesOf(item), part),
          explainedBy(
            drawnShape.show(answer),
            by > 0
              ? { en: line`1 more: ${wanted}.`, es: line`1 más: ${wanted}.` }
              : { en: line`1 fewer: ${wanted}.`, es: line`1 menos: ${wanted}.` },
          ),
        ]
      },
      check(printed, answer) {
        const by = /more|más/.test(printed.text) ? 1 : -1
        return countAround(answer) === itemOf(countsIn(printed), 0) + by
      },
    }),

    ...hardForms(form),
  }),
)
