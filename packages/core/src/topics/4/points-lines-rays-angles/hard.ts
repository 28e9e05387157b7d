import {
  answerStep,
  type Block,
  type Both,
  count,
  drawing,
  exact,
  explainedBy,
  type FormMaker,
  figure,
  gcd,
  geometryDiagram,
  type Inline,
  isSameContent,
  itemOf,
  line,
  list,
  name as nameOfPerson,
  numberList,
  type Point,
  people,
  polygon,
  prose,
  type Sentence,
  sentenceChoice,
  symbol,
  things,
  transformationGrid,
  tupleOf,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import type { levels } from './levels.ts'
import { SLIPS, shownOf } from './mistakes.ts'
import { drawLetters, meetingOf } from './parts.ts'
import { type Corner, cornersOf, OUTLINES, parallelPairs, placed } from './polygons.ts'
import { type Want, WISHES, type Wish } from './wishes.ts'

const CORNERS: Readonly<Record<Corner, (typeof nouns)['rightAngle']>> = {
  acute: nouns.acuteAngle,
  right: nouns.rightAngle,
  obtuse: nouns.obtuseAngle,
}
const KINDS = ['right', 'acute', 'obtuse'] as const
const WIDTH: Readonly<Record<Corner, Both<readonly Inline[]>>> = {
  right: { en: line`Count the square marks.`, es: line`Cuenta las marcas cuadradas.` },
  acute: {
    en: line`Count the angles that open less than a right angle.`,
    es: line`Cuenta los ángulos que se abren menos que un ángulo recto.`,
  },
  obtuse: {
    en: line`Count the angles that open more than a right angle.`,
    es: line`Cuenta los ángulos que se abren más que un ángulo recto.`,
  },
}
/** Two kinds of angles that an outline has. */
const COUNTED = OUTLINES.flatMap((corners, outline) => {
  const has = KINDS.filter(kind => cornersOf(corners).includes(kind))
  return has.length < 2 ? [] : [{ outline, kinds: has.length === 2 ? has : has.slice(outline % 2, 2 + (outline % 2)) }]
})
const drawnPolygon = (corners: readonly Point[], turn: number) =>
  polygon({
    vertices: corners,
    angles: cornersOf(corners).map(kind => (kind === 'right' ? { mark: 'square' } : null)),
    turn,
    size: 7,
  })

const NAMES = 'ABCDEFGH'
const sideOf = (i: number, many: number): string => itemOf([...NAMES], i) + itemOf([...NAMES], (i + 1) % many)
/** "AB and DE; BC and EF". */
function pairsSaid(pairs: readonly (readonly [number, number])[], many: number): Sentence {
  const sorted = [...pairs].sort(([a, b], [c, d]) => a - c || b - d)
  const said = (and: string): Block => ({
    kind: 'paragraph',
    content: sorted.flatMap(([one, other], i) => [
      ...(i > 0 ? ['; '] : []),
      symbol(sideOf(one, many)),
      ` ${and} `,
      symbol(sideOf(other, many)),
    ]),
  })
  return { key: sorted.map(pair => pair.join('-')).join(' '), says: { en: said('and'), es: said('y') } }
}
const PAIRED = OUTLINES.filter(corners => parallelPairs(corners).length > 1)
const onGrid = (corners: readonly Point[]) =>
  transformationGrid({
    figure: corners,
    axes: false,
    x: [-1, Math.max(...corners.map(([x]) => x)) + 1],
    y: [-1, Math.max(...corners.map(([, y]) => y)) + 1],
  })

const holds = (want: Want, points: readonly Point[], lines: Wish['lines']): boolean => {
  if ('angle' in want) {
    const [one, vertex, other] = want.angle.map(i => itemOf(points, i))
    return (
      one !== undefined && vertex !== undefined && other !== undefined && cornersOf([one, vertex, other])[1] === want.is
    )
  }
  const [one, other] = tupleOf(
    want.of.map(i => {
      const [from, to] = itemOf(lines, i)
      return [itemOf(points, from), itemOf(points, to)] as const
    }),
    2,
  )
  const meeting = meetingOf(one, other)
  return want.are === 'oblique' ? meeting === 'crossing' : meeting === want.are
}

/** A pair that is left out, and pairs that are not parallel. */
function pairChoices(corners: readonly Point[], first: number) {
  const many = corners.length
  const pairs = parallelPairs(corners)
  const next = (i: number) => (i + 1) % many
  const missing = itemOf(pairs, first % pairs.length)
  const beside: readonly [number, number] = [
    Math.min(missing[0], next(missing[1])),
    Math.max(missing[0], next(missing[1])),
  ]
  const rest = corners.map((_, i) => i).filter(i => pairs.every(([a, b]) => a !== i && b !== i))
  const added: readonly [number, number] =
    rest.length > 1 ? [itemOf(rest, 0), itemOf(rest, 1)] : [missing[0], next(missing[0])]
  const facing = corners.flatMap((_, i): readonly (readonly [number, number])[] =>
    i < many / 2 && i + Math.floor(many / 2) < many ? [[i, i + Math.floor(many / 2)]] : [],
  )
  return { missing, left: pairs.filter(pair => pair !== missing), added, beside, facing }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  countAngles: form({
    levels: ['hard'],
    lines: 0,
    draw: random => ({
      ...random.evenly(COUNTED),
      isMirrored: random.chance(0.5),
      turn: random.evenly([0, 1]) * random.sign() * random.int(12, 40),
    }),
    answer: numberList,
    solve: ({ outline, kinds }) =>
      kinds.map(kind => cornersOf(itemOf(OUTLINES, outline)).filter(corner => corner === kind).length),
    ask: ({ outline, kinds, isMirrored, turn }) => {
      const drawn = figure(drawnPolygon(placed(itemOf(OUTLINES, outline), isMirrored, 0), turn))
      const places = kinds.map(kind => prose`${{ ...things(CORNERS[kind]) }}: ____`)
      return {
        en: [prose`Count the angles of each kind inside this polygon.`, drawn, ...places],
        es: [prose`Cuenta los ángulos de cada tipo dentro de este polígono.`, drawn, ...places],
      }
    },
    solution: ({ kinds, outline }, answer) => [
      ...kinds.map((kind, i) => explainedBy(prose`${count(exact(itemOf(answer, i)), CORNERS[kind])}`, WIDTH[kind])),
      explainedBy(list(...answer), {
        en: line`The polygon has ${itemOf(OUTLINES, outline).length} angles in all. Write both numbers.`,
        es: line`El polígono tiene ${itemOf(OUTLINES, outline).length} ángulos en total. Escribe los dos números.`,
      }),
    ],
    check(printed, answer) {
      const { points, corners } = printed.figure('polygon')
      const seen = cornersOf(points.slice(0, corners).map(({ at: [x, y] }): Point => [x, y]))
      const asked = printed.terms('thing').flatMap(({ noun }) => KINDS.filter(kind => CORNERS[kind] === noun))
      return asked.every((kind, i) => exact(itemOf(answer, i)).equals(seen.filter(corner => corner === kind).length))
    },
  }),

  allPairs: form({
    levels: ['hard'],
    lines: 0,
    draw: random => ({
      corners: placed(random.evenly(PAIRED), random.chance(0.5), random.int(0, 3)),
      first: random.int(0, 7),
    }),
    answer: sentenceChoice,
    solve: ({ corners }) => pairsSaid(parallelPairs(corners), corners.length),
    mistakes: ({ corners, first }) => {
      const many = corners.length
      const pairs = parallelPairs(corners)
      const { left, added, beside, facing } = pairChoices(corners, first)
      const acrossFromEachOther = pairsSaid(facing, many)
      return {
        oneMissing: pairsSaid(left, many),
        oneTooMany: pairsSaid([...pairs, added], many),
        wrongSide: pairsSaid([...left, beside], many),
        ...(acrossFromEachOther.key === pairsSaid(pairs, many).key ? {} : { acrossFromEachOther }),
      }
    },
    ask: ({ corners }) => {
      const drawn = figure(onGrid(corners))
      return {
        en: [drawn, prose`Which list has all the pairs of parallel sides?`],
        es: [drawn, prose`¿Qué lista tiene todos los pares de lados paralelos?`],
      }
    },
    solution: ({ corners }, { says }) => {
      const many = corners.length
      const pairs = parallelPairs(corners)
      return [
        ...pairs.map(([one, other]) => {
          const [from, to] = [itemOf(corners, one), itemOf(corners, (one + 1) % many)]
          const [right, high] = [Math.abs(to[0] - from[0]), Math.abs(to[1] - from[1])]
          const shared = gcd(right, high)
          const [over, up] = [right / shared, high / shared]
          const sides = list(symbol(sideOf(one, many)), symbol(sideOf(other, many)))
          return explainedBy(
            sides,
            up === 0
              ? {
                  en: line`Both follow the grid lines across.`,
                  es: line`Los dos van a lo largo de la cuadrícula, en horizontal.`,
                }
              : over === 0
                ? {
                    en: line`Both follow the grid lines up and down.`,
                    es: line`Los dos van a lo largo de la cuadrícula, en vertical.`,
                  }
                : {
                    en: line`Both go ${up} up for every ${over} across, in the same direction.`,
                    es: line`Los dos suben ${up} por cada ${over} de lado, en la misma dirección.`,
                  },
          )
        }),
        answerStep(says, {
          en: line`No other sides have the same direction.`,
          es: line`No hay otros lados con la misma dirección.`,
        }),
      ]
    },
    whyWrong: ({ corners, first }) => {
      const { missing, added, beside, facing } = pairChoices(corners, first)
      const many = corners.length
      const pairs = parallelPairs(corners)
      const strange = facing.find(([a, b]) => !pairs.some(([c, d]) => a === c && b === d))
      const notParallel = (pair: readonly [number, number]) => ({
        en: line`${symbol(sideOf(pair[0], many))} and ${symbol(sideOf(pair[1], many))} are not parallel.`,
        es: line`${symbol(sideOf(pair[0], many))} y ${symbol(sideOf(pair[1], many))} no son paralelos.`,
      })
      const isMissing = {
        en: line`${symbol(sideOf(missing[0], many))} and ${symbol(sideOf(missing[1], many))} are missing.`,
        es: line`Faltan ${symbol(sideOf(missing[0], many))} y ${symbol(sideOf(missing[1], many))}.`,
      }
      return {
        oneMissing: isMissing,
        oneTooMany: notParallel(added),
        wrongSide: notParallel(beside),
        acrossFromEachOther: strange ? notParallel(strange) : isMissing,
      }
    },
    check(printed, { key }) {
      const [drawn] = printed.figure('transformation-grid').shapes
      if (drawn === undefined) return false
      const { vertices } = drawn
      // Two sides are parallel where the ends of one are equally far from the other.
      const far = ([x, y]: Point, i: number) => {
        const [fromX, fromY] = itemOf(vertices, i)
        const [toX, toY] = itemOf(vertices, (i + 1) % vertices.length)
        return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX)
      }
      const right = vertices.flatMap((_, i) =>
        vertices.flatMap((one, j) =>
          j > i && far(one, i) === far(itemOf(vertices, (j + 1) % vertices.length), i) ? [`${i}-${j}`] : [],
        ),
      )
      return right.join(' ') === key
    },
  }),

  drawIt: form({
    levels: ['hard'],
    lines: 5,
    draw: random => ({ wish: WISHES.indexOf(random.evenly(WISHES)), letters: drawLetters(random, 5) }),
    answer: drawing<{ readonly wish: number; readonly letters: readonly string[]; readonly places: readonly Point[] }>(
      ({ wish, letters, places }) => drawnWish(itemOf(WISHES, wish), letters, places),
      ({ wish, letters, places }) => {
        const { lines, wants } = itemOf(WISHES, wish)
        const [from, to] = itemOf(lines, lines.length - 1)
        const sign = wants.some(want => 'is' in want && want.is === 'obtuse') ? -1 : 1
        const [end, start] = [itemOf(places, to), itemOf(places, from)]
        const isOblique = wants.some(want => 'are' in want && want.are === 'oblique')
        const away: Point = isOblique ? [start[0], end[1]] : turnedAway(end, start, sign)
        return [{ wish, letters, places: places.with(to, away) }]
      },
    ),
    solve: ({ wish, letters }) => ({ wish, letters, places: itemOf(WISHES, wish).points }),
    key: () => ({
      en: prose`Other drawings can be right too.`,
      es: prose`Otros dibujos también pueden ser correctos.`,
    }),
    ask: ({ wish, letters }) => itemOf(WISHES, wish).says(letters),
    solution: ({ wish, letters }, { places }) => {
      const wanted = itemOf(WISHES, wish)
      const { atFirst: many = 1, lines, parallels = [] } = wanted
      return [
        explainedBy(figure(drawnWish({ lines: lines.slice(0, many), parallels }, letters, places)), {
          en: [wanted.first.en],
          es: [wanted.first.es],
        }),
        explainedBy(figure(drawnWish(wanted, letters, places)), { en: [wanted.after.en], es: [wanted.after.es] }),
      ]
    },
    check(printed, { letters, places }) {
      const five = tupleOf(letters, 5)
      const wanted = WISHES.find(({ says }) =>
        Object.values(says(five)).some(block => isSameContent(block, printed.block('paragraph'))),
      )
      return wanted?.wants.every(want => holds(want, places, wanted.lines)) === true
    },
  }),

  correctIt: form({
    levels: ['hard'],
    kind: 'find-mistake',
    lines: 0,
    draw: random => {
      const slip = random.evenly(SLIPS)
      return {
        slip: SLIPS.indexOf(slip),
        names: drawLetters(random, 4),
        turn: 15 * random.int(0, 23),
        who: random.pick(people),
      }
    },
    answer: sentenceChoice,
    solve: ({ slip, names }) => shownOf(itemOf(SLIPS, slip).right(names), itemOf(SLIPS, slip).name),
    mistakes: ({ slip, names }) =>
      Object.fromEntries(
        itemOf(SLIPS, slip).wrong.map((says, i) => [`reason${i + 1}`, shownOf(says(names), `reason${i + 1}`)]),
      ),
    ask: ({ slip, names, turn, who }) => {
      const { drawn, said } = itemOf(SLIPS, slip)
      const { en, es } = said(names)
      const shown = figure(drawn(names, turn))
      return {
        en: [
          shown,
          {
            kind: 'paragraph',
            content: [nameOfPerson(who), ' says: “', ...en, '.” This is wrong. Which sentence corrects it?'],
          },
        ],
        es: [
          shown,
          {
            kind: 'paragraph',
            content: [nameOfPerson(who), ' dice: “', ...es, '”. Es incorrecto. ¿Qué oración lo corrige?'],
          },
        ],
      }
    },
    solution: ({ slip, names }, { says }) => {
      const { mistake, seen } = itemOf(SLIPS, slip)
      return [
        explainedBy(seen(names), { en: line`Look at the drawing.`, es: line`Mira el dibujo.` }),
        answerStep(says, mistake),
      ]
    },
    whyWrong: ({ slip }) =>
      Object.fromEntries(itemOf(SLIPS, slip).why.map((sentence, i) => [`reason${i + 1}`, sentence])),
    check(printed, { key }) {
      const found = SLIPS.find(({ said }) =>
        Object.values(said(['A', 'B', 'C', 'D'])).some(content =>
          content.every((part: Inline) => typeof part !== 'string' || printed.text.includes(part)),
        ),
      )
      const [drawn] = [...printed.figures('geometry-diagram'), ...printed.figures('angle-diagram')]
      return found?.name === key && drawn !== undefined && found.fits(drawn)
    },
  }),
})

/** A quarter turn, less a little, about the other end: counterclockwise, or clockwise where the angle is to be wide. */
const turnedAway = ([x, y]: Point, [fromX, fromY]: Point, sign: 1 | -1): Point => {
  const [dx, dy] = [x - fromX, y - fromY]
  return [fromX + dx * 0.3 - sign * dy * 0.95, fromY + sign * dx * 0.95 + dy * 0.3]
}
const drawnWish = (
  { lines, square, parallels = [] }: Pick<Wish, 'lines' | 'square' | 'parallels'>,
  letters: readonly string[],
  places: readonly Point[],
) => {
  const used = (i: number) => lines.some(([from, to]) => from === i || to === i)
  const called = (i: number) => itemOf(letters, i)
  const hasSquare = square?.every(i => used(i) || lines.length > 1)
  return geometryDiagram({
    points: Object.fromEntries(
      places.flatMap((at, i) => {
        const isNamed = used(i)
        const isCorner = hasSquare === true && square?.includes(i) === true
        return isNamed || isCorner
          ? [[called(i), { at, dot: isNamed, label: isNamed ? symbol(called(i)) : null }] as const]
          : []
      }),
    ),
    lines: lines.map(([from, to, extent], i) => ({
      of: called(from) + called(to),
      extent,
      parallels: parallels.includes(i) && lines.length > 1 ? 1 : 0,
    })),
    angles: square && hasSquare ? [{ of: square.map(called).join(''), mark: 'square' }] : [],
    size: 6,
    says: 'looks',
  })
}
