import {
  type Both,
  explainedBy,
  figure,
  type Inline,
  itemOf,
  line,
  option,
  type Point,
  point,
  prose,
  symbol,
  transformationGrid,
} from '../../../author.ts'
import { areApart, isOnGrid, REACH } from '../../kit/transformations/figures.ts'
import { drawnImage, drawnStep, grid, imageKey, verticesStep } from '../../kit/transformations/grids.ts'
import { letteredPoint } from '../../kit/transformations/lettered.ts'
import { mirrorRuleStep, mirrorSteps } from '../../kit/transformations/mirror-steps.ts'
import { isMirrored, mirrorSaid, printedMirrors, reflected, X_AXIS, Y_AXIS } from '../../kit/transformations/mirrors.ts'
import { type Move, moved, moveSaid } from '../../kit/transformations/moves.ts'
import {
  atLetter,
  givenVertices,
  letter,
  lettersJoined,
  named,
  namedPoints,
  nameOf,
  PRIME,
  paragraph,
  printedPoints,
  type Vertices,
} from '../../kit/transformations/points.ts'
import { AXES, drawReflection, type Form } from './parts.ts'

const POINTS = ['P', 'Q', 'R', 'S', 'T', 'M', 'K', 'N'] as const
const IN_ONE_QUADRANT = { least: 1, crosses: false }

type Kind = 'across x' | 'across y' | 'slide'
const KINDS = option<Kind>({
  'across x': {
    en: prose`a reflection across the ${symbol('x')}-axis`,
    es: prose`una reflexión sobre el eje ${symbol('x')}`,
  },
  'across y': {
    en: prose`a reflection across the ${symbol('y')}-axis`,
    es: prose`una reflexión sobre el eje ${symbol('y')}`,
  },
  slide: { en: prose`a translation`, es: prose`una traslación` },
})
const imageOf = (given: Vertices, kind: Kind): Vertices => {
  if (kind !== 'slide') return reflected(given, kind === 'across x' ? X_AXIS : Y_AXIS)
  const [x, y] = itemOf(given, 0)
  return Math.abs(x) < Math.abs(y) ? moved(given, [x > 0 ? -8 : 8, 0]) : moved(given, [0, y > 0 ? -8 : 8])
}

export const easyForms = (form: Form) => ({
  reflectPoint: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const [mirror, name] = [random.evenly(AXES), random.evenly(POINTS)]
      const at: Point = random.until(
        (): Point => [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)],
        ([x, y]) => Math.abs(x) !== Math.abs(y),
      )
      return { name, at, mirror }
    },
    answer: letteredPoint,
    solve: ({ name, at, mirror }) => ({ name: name + PRIME, at: itemOf(reflected([at], mirror), 0) }),
    ask({ name, at, mirror }) {
      const [spoken, from, to] = [mirrorSaid(mirror), atLetter(symbol(name), ...at), symbol(name + PRIME)]
      return {
        en: paragraph(
          line`Point ${from} is reflected across `,
          spoken.en,
          line`. What are the coordinates of its image, ${to}?`,
        ),
        es: paragraph(
          line`El punto ${from} se refleja sobre `,
          spoken.es,
          line`. ¿Cuáles son las coordenadas de su imagen, ${to}?`,
        ),
      }
    },
    solution: ({ mirror }, { name, at }) => [
      mirrorRuleStep(mirror),
      explainedBy(atLetter(symbol(name), ...at), {
        en: line`Substitute the coordinates of the point into the rule.`,
        es: line`Sustituye las coordenadas del punto en la regla.`,
      }),
    ],
    check(printed, { at }) {
      const [from] = printedPoints(printed).values()
      return from !== undefined && isMirrored(from, at, itemOf(printedMirrors(printed), 0))
    },
  }),

  listVertices: form({
    levels: ['easy'],
    share: 2,
    lines: 1,
    draw: random => drawReflection(random, 'triangle', random.evenly(AXES), IN_ONE_QUADRANT),
    answer: namedPoints(PRIME),
    solve: ({ image }) => image,
    ask({ given, mirror }) {
      const [spoken, drawn, wanted, name] = [
        mirrorSaid(mirror),
        figure(grid({ given })),
        lettersJoined(3, PRIME),
        nameOf(3),
      ]
      return {
        en: [
          drawn,
          paragraph(
            line`Triangle ${name} is reflected across `,
            spoken.en,
            line`. Write the coordinates of `,
            wanted.en,
            line`.`,
          ),
        ],
        es: [
          drawn,
          paragraph(
            line`El triángulo ${name} se refleja sobre `,
            spoken.es,
            line`. Escribe las coordenadas de `,
            wanted.es,
            line`.`,
          ),
        ],
      }
    },
    solution: ({ given, mirror }) => [verticesStep(given), ...mirrorSteps(given, mirror)],
    check: (printed, image) =>
      givenVertices(printed).every((at, i) => isMirrored(at, itemOf(image, i), itemOf(printedMirrors(printed), 0))),
  }),

  drawImage: form({
    levels: ['easy'],
    share: 2,
    draw: random => drawReflection(random, 'triangle', random.evenly(AXES), IN_ONE_QUADRANT),
    answer: drawnImage,
    solve: ({ given, image }) => ({ given, image }),
    ask({ given, mirror }) {
      const [spoken, drawn, name] = [mirrorSaid(mirror), figure(grid({ given })), nameOf(3)]
      return {
        en: [paragraph(line`Reflect triangle ${name} across `, spoken.en, line`. Draw and label the image.`), drawn],
        es: [
          paragraph(
            line`Refleja el triángulo ${name} sobre `,
            spoken.es,
            line`. Dibuja la imagen y rotula sus vértices.`,
          ),
          drawn,
        ],
      }
    },
    key: (_, pictured) => imageKey(pictured),
    solution: ({ given, mirror, image }) => [
      verticesStep(given),
      ...mirrorSteps(given, mirror),
      drawnStep({ given, image }),
    ],
    check: (printed, { image }) =>
      givenVertices(printed).every((at, i) => isMirrored(at, itemOf(image, i), itemOf(printedMirrors(printed), 0))),
  }),

  whichMove: form({
    levels: ['easy'],
    share: 2,
    draw(random) {
      const kind = random.evenly(['across y', 'slide', 'across x'] as const)
      return random.until(
        () => {
          const { given } = drawReflection(random, 'triangle', random.pick(AXES), IN_ONE_QUADRANT)
          return { given, kind, image: imageOf(given, kind) }
        },
        ({ given, image }) => isOnGrid(image) && areApart(given, image),
      )
    },
    answer: KINDS,
    solve: ({ kind }) => kind,
    ask({ given, image }) {
      const drawn = figure(transformationGrid({ figure: given, image, x: [-REACH, REACH], y: [-REACH, REACH] }))
      const [name, primed] = [nameOf(3), nameOf(3, PRIME)]
      return {
        en: [drawn, prose`Which transformation takes triangle ${name} to triangle ${primed}?`],
        es: [drawn, prose`¿Qué transformación lleva el triángulo ${name} al triángulo ${primed}?`],
      }
    },
    solution({ given, image, kind }) {
      return [
        explainedBy(paragraph(line`${named(given)}; ${named(image, PRIME)}`), {
          en: line`Read each vertex and its image from the grid.`,
          es: line`Lee en la cuadrícula cada vértice y su imagen.`,
        }),
        explainedBy(KINDS.show(kind), kindSaid(given, image, kind)),
      ]
    },
    whyWrong({ given, image, kind }) {
      const to = itemOf(image, 0)
      return Object.fromEntries(
        (['across x', 'across y'] as const).flatMap(other => {
          const [x, y] = itemOf(imageOf(given, other), 0)
          // A vertex may have the same image under both.
          if (other === kind || (x === to[0] && y === to[1])) return []
          return [
            [
              other,
              {
                en: line`It would take ${letter(0)} to ${point(x, y)}, and ${letter(0, PRIME)} is at ${point(...to)}.`,
                es: line`Llevaría ${letter(0)} a ${point(x, y)}, y ${letter(0, PRIME)} está en ${point(...to)}.`,
              },
            ],
          ]
        }),
      )
    },
    check(printed, answer) {
      const [given, image] = printed.figure('transformation-grid').shapes
      const mirror = answer === 'across x' ? X_AXIS : Y_AXIS
      const pairs = given!.vertices.map((at, i) => [at, itemOf(image!.vertices, i)] as const)
      const moves = new Set(pairs.map(([[x, y], [u, v]]) => `${u - x} ${v - y}`))
      return answer === 'slide' ? moves.size === 1 : pairs.every(([at, to]) => isMirrored(at, to, mirror))
    },
  }),
})

const kindSaid = (given: Vertices, image: Vertices, kind: Kind): Both<readonly Inline[]> => {
  const [x, y] = [symbol('x'), symbol('y')]
  const moves = given.map(([px, py], i): Move => [itemOf(image, i)[0] - px, itemOf(image, i)[1] - py])
  const first = itemOf(moves, 0)
  if (kind === 'slide') {
    const { en, es } = moveSaid(first)
    return {
      en: [...line`Each vertex moves `, ...en, ...line`, so the triangle slides. A reflection would flip it.`],
      es: [
        ...line`Cada vértice se mueve `,
        ...es,
        ...line`, así que el triángulo se desliza. Una reflexión lo voltearía.`,
      ],
    }
  }
  const other = moves.findIndex(move => String(move) !== String(first))
  const [one, two] = [letter(0), letter(other)]
  return kind === 'across x'
    ? {
        en: line`Each ${x}-coordinate stays the same and each ${y}-coordinate becomes its opposite. It is not a translation: ${one} and ${two} do not move by the same amount.`,
        es: line`Cada coordenada ${x} queda igual y cada coordenada ${y} cambia a su opuesto. No es una traslación: ${one} y ${two} no se mueven lo mismo.`,
      }
    : {
        en: line`Each ${x}-coordinate becomes its opposite and each ${y}-coordinate stays the same. It is not a translation: ${one} and ${two} do not move by the same amount.`,
        es: line`Cada coordenada ${x} cambia a su opuesto y cada coordenada ${y} queda igual. No es una traslación: ${one} y ${two} no se mueven lo mismo.`,
      }
}
