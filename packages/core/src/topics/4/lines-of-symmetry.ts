import {
  answerStep,
  both,
  defineTopic,
  drawing,
  exact,
  expr,
  figure,
  integer,
  isNear,
  itemOf,
  line,
  list,
  numbersInAnyOrder,
  type Point,
  type Printed,
  prose,
  type Random,
  type StrokeLetter,
  sideBySide,
  step,
  strokesOf,
  symbol,
  symmetryFigure,
  tupleOf,
  words,
  yesOrNo,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import {
  countMirrors,
  isMirror,
  type Mirror,
  placedShape,
  reflected,
  symmetryShapes,
} from './lines-of-symmetry/symmetry.ts'

const VERTICAL = 'AHIMOTUVWXY'
const LEVEL = 'BCDEHIOX'
const POOL = 'ABCDEFHILMNOPRSTUVWXYZ'

const drawShape = (random: Random) => placedShape(random.pick(symmetryShapes), 15 * random.int(0, 23))

const cornersOf = (printed: Printed): readonly Point[] => {
  const { shape } = printed.figure('symmetry-figure')
  return shape.of === 'polygon' ? shape.vertices : []
}

/** Squared paper, a mirror line on it, and half a figure from the line and back to it. */
const papers = {
  vertical: {
    paper: [10, 8] as Point,
    mirror: [
      [5, 0],
      [5, 8],
    ] as Mirror,
    place: ([u, v]: Point): Point => [5 - u, v],
  },
  level: {
    paper: [8, 10] as Point,
    mirror: [
      [0, 5],
      [8, 5],
    ] as Mirror,
    place: ([u, v]: Point): Point => [v, 5 - u],
  },
  slanted: {
    paper: [8, 8] as Point,
    mirror: [
      [0, 0],
      [8, 8],
    ] as Mirror,
    place: ([u, v]: Point): Point => [v, v - u],
  },
} as const

/** Distances from the line, further and further along it; the figure never crosses itself. */
function drawHalf(random: Random) {
  const kind = random.evenly(['vertical', 'level', 'slanted', 'vertical'])
  const drawn = random.sample(kind === 'slanted' ? [2, 3, 4, 5, 6] : [2, 3, 4, 5, 6, 7], 3)
  const along = tupleOf(
    [...drawn].sort((a, b) => a - b),
    3,
  )
  const away = random.until(
    () => along.map(v => random.int(1, kind === 'slanted' ? Math.min(v, 4) : 4)),
    list => new Set(list).size > 1,
  )
  const start = random.int(1, along[0] - (kind === 'slanted' ? 1 : 0))
  const end = kind === 'slanted' ? along[2] + 1 : random.int(along[2], 7)
  const { place } = papers[kind]
  const path: readonly Point[] = [[0, start], ...along.map((v, i): Point => [itemOf(away, i), v]), [0, end]]
  return { kind, away, half: path.map(place) }
}

/** The pieces of a letter's strokes: each by the points that make it, in either order. */
const pieces = (letter: StrokeLetter, turn: (point: Point) => Point): ReadonlySet<string> =>
  new Set(
    strokesOf(letter).flatMap(path => {
      const commands = path.match(/[A-Z][^A-Z]*/g) ?? []
      let at: Point = [0, 0]
      let first: Point = [0, 0]
      return commands.flatMap(command => {
        const numbers = (command.match(/-?\d+/g) ?? []).map(Number)
        const points = numbers.flatMap((x, i): Point[] => (i % 2 === 0 ? [[x, numbers[i + 1]!]] : []))
        if (command.startsWith('M')) {
          at = points[0]!
          first = at
          return []
        }
        const all = [at, ...(command.startsWith('Z') ? [first] : points)]
          .map(turn)
          .map(point => point.map(value => value + 0).join())
        at = points.at(-1) ?? first
        return all.length === 2 && all[0] === all[1] ? [] : [[...all].sort().join(' ')]
      })
    }),
  )
const isSame = (one: ReadonlySet<string>, two: ReadonlySet<string>) =>
  one.size === two.size && [...one].every(piece => two.has(piece))
const looksSame = (letter: StrokeLetter, turn: (point: Point) => Point) =>
  isSame(
    pieces(letter, point => point),
    pieces(letter, turn),
  )

const pairsAndTriples = (letters: readonly StrokeLetter[]): readonly (readonly StrokeLetter[])[] => {
  const pairs = letters.flatMap((one, i) => letters.slice(i + 1).map(other => [one, other] as const))
  const triples = pairs.flatMap(([one, other]) =>
    letters.slice(letters.indexOf(other) + 1).map(third => [one, other, third] as const),
  )
  return [...pairs, ...triples]
}

export const linesOfSymmetry = defineTopic(
  {
    id: 'lines-of-symmetry',
    name: { en: 'Lines of symmetry', es: 'Ejes de simetría' },
    description: {
      en: 'Find and draw the lines that divide a figure into two matching mirror halves.',
      es: 'Encuentra y dibuja las rectas que dividen una figura en dos mitades que son reflejo.',
    },
    domain: 'Geometry',
    standards: ['4.G.A.3'],
    rev: 2,
    levels: { easy: {}, medium: {}, hard: {} },
  },
  form => ({
    isLine: form({
      levels: ['easy'],
      instruction: {
        en: prose`Is the dashed line a line of symmetry?`,
        es: prose`¿Es la línea discontinua un eje de simetría?`,
      },
      draw(random) {
        const wanted = random.evenly(['mirrors', 'others'])
        const shape = random.until(
          () => drawShape(random),
          found => found[wanted].length > 0,
        )
        return { corners: shape.corners, wanted, mirror: random.pick(shape[wanted]) }
      },
      answer: yesOrNo,
      solve: ({ wanted }) => (wanted === 'mirrors' ? 'yes' : 'no'),
      ask: ({ corners, mirror }) => both(figure(symmetryFigure({ shape: corners, mirrors: [mirror] }))),
      solution: ({ corners, wanted, mirror }) => [
        step(
          figure(symmetryFigure({ shape: corners.map(corner => reflected(corner, mirror)), mirrors: [mirror] })),
          because.flipOverTheLine,
        ),
        wanted === 'mirrors'
          ? answerStep(words('yes', 'sí'), {
              en: line`The flipped figure looks the same: the halves match.`,
              es: line`La figura volteada se ve igual: las mitades coinciden.`,
            })
          : answerStep(words('no', 'no'), {
              en: line`The flipped figure does not look the same: the halves do not match.`,
              es: line`La figura volteada no se ve igual: las mitades no coinciden.`,
            }),
      ],
      // Folds every corner over the line.
      check(printed, answer) {
        const corners = cornersOf(printed)
        const mirror = itemOf(printed.figure('symmetry-figure').mirrors, 0)
        const fits = corners.every(corner => {
          const [x, y] = reflected(corner, mirror)
          return corners.some(([a, b]) => Math.hypot(a - x, b - y) < 0.12)
        })
        return answer === (fits && isMirror(corners, mirror) ? 'yes' : 'no')
      },
    }),

    howMany: form({
      levels: ['medium'],
      instruction: {
        en: prose`How many lines of symmetry does the figure have?`,
        es: prose`¿Cuántos ejes de simetría tiene la figura?`,
      },
      draw: drawShape,
      answer: integer,
      solve: ({ mirrors }) => mirrors.length,
      ask: ({ corners }) => both(figure(symmetryFigure({ shape: corners }))),
      solution: ({ corners, mirrors, others }) =>
        mirrors.length > 0
          ? [
              step(figure(symmetryFigure({ shape: corners, mirrors })), because.drawEachFold),
              step(expr(mirrors.length), because.count, {
                group: { en: line`the lines that you drew`, es: line`las líneas que trazaste` },
              }),
            ]
          : [
              step(figure(symmetryFigure({ shape: corners, mirrors: others })), because.foldTest),
              answerStep(expr(0), {
                en: line`No fold makes the halves match.`,
                es: line`Con ningún doblez coinciden las mitades.`,
              }),
            ],
      check(printed, answer) {
        return exact(answer).equals(countMirrors(cornersOf(printed)))
      },
    }),

    drawAll: form({
      levels: ['hard'],
      instruction: {
        en: prose`Draw all lines of symmetry.`,
        es: prose`Dibuja todos los ejes de simetría.`,
      },
      draw: random =>
        random.until(
          () => drawShape(random),
          ({ mirrors }) => mirrors.length > 1 && mirrors.length <= 6,
        ),
      answer: drawing(
        ({ corners, mirrors }: { readonly corners: readonly Point[]; readonly mirrors: readonly Mirror[] }) =>
          symmetryFigure({ shape: corners, mirrors }),
        ({ corners, mirrors }) => [{ corners, mirrors: mirrors.slice(1) }],
      ),
      solve: ({ corners, mirrors }) => ({ corners, mirrors }),
      ask: ({ corners }) => both(figure(symmetryFigure({ shape: corners }))),
      solution: ({ corners, mirrors }) => [
        step(figure(symmetryFigure({ shape: corners, mirrors: mirrors.slice(0, 1) })), because.foldTest),
        step(figure(symmetryFigure({ shape: corners, mirrors })), because.drawEachFold),
      ],
      // Every line is one, and no other is left out.
      check(printed, { mirrors }) {
        const corners = cornersOf(printed)
        return mirrors.length === countMirrors(corners) && mirrors.every(mirror => isMirror(corners, mirror))
      },
    }),

    completeHalf: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`The dashed line is a line of symmetry. Draw the other half of the figure.`,
        es: prose`La línea discontinua es un eje de simetría. Dibuja la otra mitad de la figura.`,
      },
      draw: drawHalf,
      answer: drawing(
        ({ kind, whole }: { readonly kind: keyof typeof papers; readonly whole: readonly Point[] }) =>
          symmetryFigure({ shape: whole, mirrors: [papers[kind].mirror], paper: papers[kind].paper }),
        ({ kind, whole }) => [
          { kind, whole: whole.map(([x, y], i): Point => (i === whole.length - 1 ? [x + 1, y] : [x, y])) },
          { kind, whole: whole.slice(0, 5) },
        ],
      ),
      solve({ kind, half }) {
        const { mirror } = papers[kind]
        return {
          kind,
          whole: [
            ...half,
            ...half
              .slice(1, -1)
              .reverse()
              .map(point => reflected(point, mirror)),
          ],
        }
      },
      ask: ({ kind, half }) =>
        both(
          figure(
            symmetryFigure({ shape: half, open: true, mirrors: [papers[kind].mirror], paper: papers[kind].paper }),
          ),
        ),
      solution: ({ kind, away }, { whole }) => [
        step(list(...away), because.squaresToTheLine),
        step(
          figure(symmetryFigure({ shape: whole, mirrors: [papers[kind].mirror], paper: papers[kind].paper })),
          because.sameDistanceBeyond,
        ),
      ],
      // Each corner and its partner are equally far from every point of the line.
      check(printed, { whole }) {
        const half = cornersOf(printed)
        const [from, to] = itemOf(printed.figure('symmetry-figure').mirrors, 0)
        const far = ([a, b]: Point, [c, d]: Point) => Math.hypot(a - c, b - d)
        const isPartner = (one: Point, two: Point) =>
          isNear(far(one, from), far(two, from)) && isNear(far(one, to), far(two, to))
        const others = whole.slice(half.length)
        return (
          others.length === half.length - 2 &&
          half.every((point, i) => far(point, itemOf(whole, i)) === 0) &&
          others.every((point, i) => {
            const partner = itemOf(half, half.length - 2 - i)
            return isPartner(point, partner) && far(point, partner) > 0
          })
        )
      },
    }),

    letters: form({
      levels: ['medium'],
      wide: true,
      draw(random) {
        const way = random.evenly(['vertical', 'level'])
        const wanted = way === 'vertical' ? VERTICAL : LEVEL
        const right = random.evenly(pairsAndTriples([...wanted] as StrokeLetter[]))
        const others = [...POOL].filter(letter => !wanted.includes(letter))
        const letters = [...right, ...random.shuffle(others).slice(0, 5 - right.length)].sort() as StrokeLetter[]
        return { way, letters }
      },
      answer: numbersInAnyOrder,
      solve: ({ way, letters }) =>
        letters
          .filter(letter => (way === 'vertical' ? VERTICAL : LEVEL).includes(letter))
          .map(letter => symbol(letter)),
      ask({ way, letters }) {
        const shown = sideBySide(...letters.map(letter => figure(symmetryFigure({ shape: letter }))))
        return way === 'vertical'
          ? {
              en: [prose`Which of these letters have a vertical line of symmetry? Write them.`, shown],
              es: [prose`¿Cuáles de estas letras tienen un eje de simetría vertical? Escríbelas.`, shown],
            }
          : {
              en: [prose`Which of these letters have a horizontal line of symmetry? Write them.`, shown],
              es: [prose`¿Cuáles de estas letras tienen un eje de simetría horizontal? Escríbelas.`, shown],
            }
      },
      solution({ way, letters }, answer) {
        const right = way === 'vertical' ? VERTICAL : LEVEL
        const others = letters.filter(letter => !right.includes(letter))
        return [
          step(list(...others.map(letter => symbol(letter))), because.halvesDoNotMatch),
          step(list(...answer), because.foldTest),
        ]
      },
      // Turns the strokes over and compares them.
      check(printed, answer) {
        const isVertical = /vertical/.test(printed.text) && !/horizontal/.test(printed.text)
        const turn = isVertical ? ([x, y]: Point): Point => [-x, y] : ([x, y]: Point): Point => [x, -y]
        const right = printed
          .figures('symmetry-figure')
          .flatMap(({ shape }) => (shape.of === 'letter' && looksSame(shape.letter, turn) ? [shape.letter] : []))
        const given = answer.map(item =>
          typeof item === 'object' && 'kind' in item && item.kind === 'symbol' ? item.name : '',
        )
        return JSON.stringify([...right].sort()) === JSON.stringify([...given].sort())
      },
    }),
  }),
)
