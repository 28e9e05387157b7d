import {
  answerStep,
  type Block,
  type Both,
  both,
  defineTopic,
  drawing,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  figure,
  figureChoice,
  type Inline,
  integer,
  isNear,
  itemOf,
  line,
  list,
  type Point,
  type Printed,
  prose,
  type Random,
  step,
  symmetryFigure,
  tupleOf,
  words,
  yesOrNo,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { startingAt } from '../kit/stories/turns.ts'
import { letterForms } from './lines-of-symmetry/letters.ts'
import { levels } from './lines-of-symmetry/levels.ts'
import {
  countMirrors,
  isMirror,
  type Mirror,
  placedShape,
  reflected,
  type SymmetryCase,
  symmetryShapes,
} from './lines-of-symmetry/symmetry.ts'

/** The figures with at most so many corners that fit. */
const shapesWith = (most: number, fits: (shape: SymmetryCase) => boolean = () => true) =>
  symmetryShapes.filter(shape => shape.length <= most && fits(placedShape(shape, 0)))
const ASKED = {
  mirrors: shapesWith(5, ({ mirrors }) => mirrors.length > 0),
  others: shapesWith(5, ({ others }) => others.length > 0),
}
const CHOSEN = startingAt(
  shapesWith(5, ({ mirrors, others }) => mirrors.length > 0 && others.length > 1),
  3,
)
const COUNTED = shapesWith(8)
const DRAWN = shapesWith(
  12,
  ({ corners, mirrors }) => mirrors.length > (corners.length > 6 ? 1 : 2) && mirrors.length <= 6,
)
const drawShape = (random: Random, shapes: readonly (readonly Point[])[]) =>
  placedShape(random.evenly(shapes), 15 * random.int(0, 23))

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
function drawHalf(random: Random, kinds: readonly (keyof typeof papers)[]) {
  const kind = random.evenly(kinds)
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

const completed = (kind: keyof typeof papers, shape: readonly Point[]) =>
  figure(symmetryFigure({ shape, mirrors: [papers[kind].mirror], paper: papers[kind].paper }))
/** Half a figure on squared paper that the pupil completes. */
const completeHalf = (
  form: FormMaker<typeof levels>,
  level: 'medium' | 'hard',
  kinds: readonly (keyof typeof papers)[],
  instruction: Both<Block>,
) =>
  form({
    levels: [level],
    instruction,
    draw: random => drawHalf(random, kinds),
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
        figure(symmetryFigure({ shape: half, open: true, mirrors: [papers[kind].mirror], paper: papers[kind].paper })),
      ),
    solution: ({ kind, away }, { whole }) => [
      kind === 'slanted'
        ? explainedBy(list(...away), {
            en: line`From each vertex off the line, count the squares straight up to the line.`,
            es: line`Desde cada vértice fuera de la línea, cuenta los cuadros hacia arriba hasta la línea.`,
          })
        : step(list(...away), because.squaresToTheLine),
      kind === 'slanted'
        ? explainedBy(completed(kind, whole), {
            en: line`From the line, count as many squares to the left. Mark the points, and join them.`,
            es: line`Desde la línea, cuenta los mismos cuadros hacia la izquierda. Marca los puntos y únelos.`,
          })
        : step(completed(kind, whole), because.sameDistanceBeyond),
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
  })

const cornersSaid = (count: number, en: string, es: string) =>
  words(
    `${count} ${count === 1 ? 'corner' : 'corners'} ${en}`,
    `${count} ${count === 1 ? 'vértice' : 'vértices'} ${es}`,
  )

/** How many corners fall on no corner when the figure is folded. */
const withoutPartner = (corners: readonly Point[], mirror: Mirror): number =>
  corners.filter(corner => {
    const [x, y] = reflected(corner, mirror)
    return corners.every(([a, b]) => Math.hypot(a - x, b - y) >= 0.12)
  }).length
const differsSaid = (missing: number, corners: number): Both<readonly Inline[]> => ({
  en: [
    missing === 1
      ? 'Folded here, 1 corner does not land on a corner of the figure, so the halves do not match.'
      : missing === corners
        ? 'No corner lands on another corner, so the halves do not match.'
        : `Folded here, ${missing} corners do not land on a corner of the figure, so the halves do not match.`,
  ],
  es: [
    missing === 1
      ? 'Al doblar aquí, 1 vértice no queda sobre ningún vértice de la figura: las mitades no coinciden.'
      : missing === corners
        ? 'Ningún vértice queda sobre otro vértice: las mitades no coinciden.'
        : `Al doblar aquí, ${missing} vértices no quedan sobre ningún vértice de la figura: las mitades no coinciden.`,
  ],
})

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
    rev: 6,
    levels,
  },
  form => ({
    ...letterForms(form),

    isLine: form({
      levels: ['easy'],
      instruction: {
        en: prose`Is the dashed line a line of symmetry?`,
        es: prose`¿Es la línea discontinua un eje de simetría?`,
      },
      draw(random) {
        const wanted = random.evenly(['mirrors', 'others'])
        const shape = drawShape(random, ASKED[wanted])
        return { corners: shape.corners, wanted, mirror: random.pick(shape[wanted]) }
      },
      answer: yesOrNo,
      solve: ({ wanted }) => (wanted === 'mirrors' ? 'yes' : 'no'),
      ask: ({ corners, mirror }) => both(figure(symmetryFigure({ shape: corners, mirrors: [mirror] }))),
      solution({ corners, wanted, mirror }) {
        const landsOn = (corner: Point) => {
          const [x, y] = reflected(corner, mirror)
          return corners.findIndex(([a, b]) => Math.hypot(a - x, b - y) < 0.12)
        }
        const onLine = corners.filter((corner, i) => landsOn(corner) === i).length
        const missing = withoutPartner(corners, mirror)
        return [
          ...(onLine > 0
            ? [
                explainedBy(cornersSaid(onLine, 'on the line', 'en la línea'), {
                  en: line`Fold along the dashed line. A corner on it stays in place.`,
                  es: line`Dobla por la línea discontinua. Un vértice que está en ella no se mueve.`,
                }),
              ]
            : []),
          wanted === 'mirrors'
            ? explainedBy(cornersSaid(corners.length - onLine, 'beside the line', 'a los lados de la línea'), {
                en: line`After folding, each of them lies on another corner.`,
                es: line`Al doblar, cada uno queda sobre otro vértice.`,
              })
            : explainedBy(cornersSaid(missing, 'without a partner', 'sin pareja'), {
                en: line`After folding, they do not lie on a corner.`,
                es: line`Al doblar, no quedan sobre ningún vértice.`,
              }),
          ...(wanted === 'mirrors'
            ? []
            : [
                step(
                  figure(
                    symmetryFigure({ shape: corners.map(corner => reflected(corner, mirror)), mirrors: [mirror] }),
                  ),
                  because.flipOverTheLine,
                ),
              ]),
          wanted === 'mirrors'
            ? answerStep(words('Yes', 'Sí'), {
                en: line`The two halves match.`,
                es: line`Las dos mitades coinciden.`,
              })
            : answerStep(words('No', 'No'), {
                en: line`The flipped figure looks different: the halves do not match.`,
                es: line`La figura volteada se ve distinta: las mitades no coinciden.`,
              }),
        ]
      },
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

    whichLine: form({
      levels: ['easy'],
      kind: 'choose',
      wide: true,
      draw(random) {
        const shape = drawShape(random, CHOSEN)
        return {
          corners: shape.corners,
          mirror: random.pick(shape.mirrors),
          others: random.shuffle(shape.others).slice(0, 3),
        }
      },
      answer: figureChoice,
      solve: ({ corners, mirror }) => symmetryFigure({ shape: corners, mirrors: [mirror] }),
      mistakes: ({ corners, others }) =>
        Object.fromEntries(
          others.map((other, i) => [`other ${i}`, symmetryFigure({ shape: corners, mirrors: [other] })]),
        ),
      ask: () => ({
        en: prose`In which picture is the dashed line a line of symmetry?`,
        es: prose`¿En qué dibujo es la línea discontinua un eje de simetría?`,
      }),
      solution({ corners, mirror }) {
        return [
          explainedBy(figure(symmetryFigure({ shape: corners, mirrors: [] })), {
            en: line`Flip the figure over each line, and see whether it looks the same.`,
            es: line`Voltea la figura sobre cada línea y mira si se ve igual.`,
          }),
          answerStep(figure(symmetryFigure({ shape: corners, mirrors: [mirror] })), {
            en: line`Flipped over this line, the figure looks the same: the halves match.`,
            es: line`Volteada sobre esta línea, la figura se ve igual: las mitades coinciden.`,
          }),
        ]
      },
      whyWrong: ({ corners, others }) =>
        Object.fromEntries(
          others.map((other, i) => [
            `other ${i}`,
            explainedBy(
              figure(symmetryFigure({ shape: corners.map(corner => reflected(corner, other)), mirrors: [other] })),
              differsSaid(withoutPartner(corners, other), corners.length),
            ),
          ]),
        ),
      check(_, answer) {
        const { shape, mirrors } = answer as ReturnType<typeof symmetryFigure>
        return shape.of === 'polygon' && isMirror(shape.vertices, itemOf(mirrors, 0))
      },
    }),

    howMany: form({
      levels: ['medium'],
      share: 2,
      instruction: {
        en: prose`How many lines of symmetry does the figure have?`,
        es: prose`¿Cuántos ejes de simetría tiene la figura?`,
      },
      draw: random => drawShape(random, COUNTED),
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
              explainedBy(figure(symmetryFigure({ shape: corners, mirrors: others })), {
                en: line`Try the lines through the middle of the figure. Each fold leaves the halves apart.`,
                es: line`Prueba las líneas que pasan por el medio de la figura. En ningún doblez queda una mitad sobre la otra.`,
              }),
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
      draw: random => drawShape(random, DRAWN),
      answer: drawing(
        ({ corners, mirrors }: { readonly corners: readonly Point[]; readonly mirrors: readonly Mirror[] }) =>
          symmetryFigure({ shape: corners, mirrors }),
        ({ corners, mirrors }) => [{ corners, mirrors: mirrors.slice(1) }],
      ),
      solve: ({ corners, mirrors }) => ({ corners, mirrors }),
      ask: ({ corners }) => both(figure(symmetryFigure({ shape: corners }))),
      solution: ({ corners, mirrors }) => [
        step(figure(symmetryFigure({ shape: corners, mirrors: mirrors.slice(0, 1) })), because.foldTest),
        explainedBy(figure(symmetryFigure({ shape: corners, mirrors })), {
          en: line`Try lines through the corners and through the middles of the sides. Draw those that pass the test: ${mirrors.length} in all.`,
          es: line`Prueba líneas por los vértices y por el medio de los lados. Traza las que pasan la prueba: ${mirrors.length} en total.`,
        }),
      ],
      // Every line is one, and no other is left out.
      check(printed, { mirrors }) {
        const corners = cornersOf(printed)
        return mirrors.length === countMirrors(corners) && mirrors.every(mirror => isMirror(corners, mirror))
      },
    }),

    completeHalf: completeHalf(form, 'medium', ['vertical', 'level'], {
      en: prose`The dashed line is a line of symmetry. Draw the other half of the figure.`,
      es: prose`La línea discontinua es un eje de simetría. Dibuja la otra mitad de la figura.`,
    }),
    completeSlanted: completeHalf(form, 'hard', ['slanted'], {
      en: prose`Complete the figure so that the slanted dashed line is its line of symmetry.`,
      es: prose`Completa la figura para que la línea discontinua inclinada sea su eje de simetría.`,
    }),
  }),
)
