import {
  both,
  equation,
  explainedBy,
  itemOf,
  line,
  minus,
  option,
  over,
  type Point,
  point,
  prose,
  type Random,
  type Step,
  sentenceChoice,
  sum,
  symbol,
  tupleOf,
  words,
} from '../../../author.ts'
import type { Shape } from '../../kit/transformations/figures.ts'
import { type Mirror, mirrorSaid, type Straight, X_AXIS, Y_AXIS } from '../../kit/transformations/mirrors.ts'
import {
  afterMotion,
  arrowOf,
  drawPair,
  drawTurn,
  type Motion,
  motionChoice,
  motionSaid,
  motionsOf,
  pointAfter,
  type Turning,
  windingOf,
} from '../../kit/transformations/motions.ts'
import { moveSaid } from '../../kit/transformations/moves.ts'
import { atLetter, PRIME, paragraph, type Vertices } from '../../kit/transformations/points.ts'
import { at, drawNames, type Form, nameWith, pairGrid, shapeName } from './parts.ts'

const KINDS = ['move', 'flip', 'turn'] as const
type Kind = Motion['kind']
const KIND = option<Kind>({
  move: { en: prose`a translation`, es: prose`una traslación` },
  flip: { en: prose`a reflection`, es: prose`una reflexión` },
  turn: { en: prose`a rotation`, es: prose`una rotación` },
})
const drawStraight = (random: Random): Straight => ({
  along: random.pick(['x =', 'y =']),
  k: random.evenly([0, 1, -2, 0, 2, -1, 3, -3]),
})
const drawMotion = (random: Random, kind: Kind, isPlain: boolean): Motion => {
  switch (kind) {
    case 'move':
      return { kind, by: [random.intExcept(-9, 9, 0, 1, -1), random.intExcept(-9, 9, 0, 1, -1)] }
    case 'flip':
      return { kind, over: isPlain ? random.evenly([X_AXIS, Y_AXIS]) : drawStraight(random) }
    case 'turn':
      return drawTurn(random)
  }
}

interface Drawn {
  readonly names: string
  readonly motion: Motion
  readonly given: Vertices
  readonly image: Vertices
}
const draw = (random: Random, isPlain: boolean): Drawn => {
  const kind = random.evenly(KINDS)
  const shape: Shape = random.evenly(['triangle', 'quadrilateral'])
  const { given, image, motions } = drawPair(random, shape, () => [drawMotion(random, kind, isPlain)])
  return { names: drawNames(random, shape === 'triangle' ? 3 : 4), motion: motions[0], given, image }
}

/** "clockwise" around a figure, letter after letter. */
const WAYS = { left: words('counterclockwise', 'sentido antihorario'), right: words('clockwise', 'sentido horario') }
const wayOf = (points: Vertices) => (windingOf(points) > 0 ? WAYS.left : WAYS.right)
const aroundLine = ({ names, given, image }: Drawn) =>
  both(paragraph(line`${nameWith(names)}: ${wayOf(given)}; ${nameWith(names, PRIME)}: ${wayOf(image)}`))
const arrows = ({ names, given, image }: Drawn, ...places: readonly number[]) =>
  paragraph(
    ...places.map((i, n) => [
      ...(n === 0 ? [] : line`; `),
      ...arrowOf(itemOf(given, i), itemOf(image, i), at(names, i), at(names, i, PRIME)),
    ]),
  )
const changeOf = ([x, y]: Point, [u, v]: Point): Point => [u - x, v - y]

const sameWay = (drawn: Drawn): Step =>
  explainedBy(aroundLine(drawn), {
    en: line`Follow the letters around each figure: the direction is the same, so the figure was not flipped over.`,
    es: line`Sigue las letras alrededor de cada figura: el sentido es el mismo, así que la figura no se invirtió.`,
  })
const otherWay = (drawn: Drawn): Step =>
  explainedBy(aroundLine(drawn), {
    en: line`Follow the letters around each figure: the direction changes, so the figure was flipped over. It is a reflection.`,
    es: line`Sigue las letras alrededor de cada figura: el sentido cambia, así que la figura se invirtió. Es una reflexión.`,
  })
const sameMove = (drawn: Drawn): Step => {
  const { names, given, image } = drawn
  const { en, es } = moveSaid(changeOf(itemOf(given, 0), itemOf(image, 0)))
  const [a, b] = [at(names, 0), at(names, 1)]
  return explainedBy(arrows(drawn, 0, 1), {
    en: [...line`Compare two vertices with their images: ${a} moves `, ...en, ...line`, and so does ${b}.`],
    es: [...line`Compara dos vértices con sus imágenes: ${a} se mueve `, ...es, ...line`, y ${b} también.`],
  })
}
const differentMoves = (drawn: Drawn): Step => {
  const { names, given, image } = drawn
  const [one, two] = tupleOf(
    [0, 1].map(i => moveSaid(changeOf(itemOf(given, i), itemOf(image, i)))),
    2,
  )
  const [a, b] = [at(names, 0), at(names, 1)]
  return explainedBy(arrows(drawn, 0, 1), {
    en: [
      ...line`Compare two vertices with their images: ${a} moves `,
      ...one.en,
      ...line`, but ${b} moves `,
      ...two.en,
      ...line`. The figure did not slide, it turned.`,
    ],
    es: [
      ...line`Compara dos vértices con sus imágenes: ${a} se mueve `,
      ...one.es,
      ...line`, pero ${b} se mueve `,
      ...two.es,
      ...line`. La figura no se deslizó: giró.`,
    ],
  })
}

/** From vertex to image, halfway: a point of the mirror. */
const halfwayStep = ({ names, given, image }: Drawn, over: Mirror): Step => {
  const axis = over.along === 'x =' ? 0 : 1
  const [p, q] = [itemOf(given, 0)[axis], itemOf(image, 0)[axis]]
  const of = symbol(axis === 0 ? 'x' : 'y')
  const { en, es } = mirrorSaid(over)
  return explainedBy(equation(half(p, q), (p + q) / 2), {
    en: [
      ...line`The line of reflection lies halfway between ${at(names, 0)} and ${at(names, 0, PRIME)}: add their ${of}-coordinates and divide by 2. It is `,
      ...en,
      ...line`.`,
    ],
    es: [
      ...line`El eje de reflexión pasa por el punto medio entre ${at(names, 0)} y ${at(names, 0, PRIME)}: suma sus coordenadas ${of}; luego divide entre 2. Es `,
      ...es,
      ...line`.`,
    ],
  })
}
const half = (p: number, q: number) => over(q < 0 ? minus(p, -q) : sum(p, q), 2)

/** The way from the center to a vertex, and to its image. */
const turnStep = ({ names, given, image }: Drawn, motion: Turning): Step => {
  const [from, to] = [itemOf(given, 0), itemOf(image, 0)]
  const [one, two] = [moveSaid(from), moveSaid(to)]
  const { en, es } = motionSaid(motion)
  return explainedBy(paragraph(arrowOf(from, to, at(names, 0), at(names, 0, PRIME))), {
    en: [
      ...line`From the origin, ${at(names, 0)} is `,
      ...one.en,
      ...line`, and ${at(names, 0, PRIME)} is `,
      ...two.en,
      ...line`: this is `,
      ...en,
      ...line`.`,
    ],
    es: [
      ...line`Desde el origen, ${at(names, 0)} está `,
      ...one.es,
      ...line`, y ${at(names, 0, PRIME)} está `,
      ...two.es,
      ...line`: es `,
      ...es,
      ...line`.`,
    ],
  })
}

const otherTurn = (motion: Turning): Motion => ({
  ...motion,
  quarters: motion.quarters === 1 ? 3 : 1,
  isClockwise: motion.quarters === 1,
})
const flipOver = (over: Mirror): Motion => ({ kind: 'flip', over })
/** Motions that a pupil may take for this one. */
const mistaken = (motion: Motion): readonly [Motion, Motion, Motion] => {
  switch (motion.kind) {
    case 'move': {
      const [a, b] = motion.by
      return [
        { kind: 'move', by: [-a, -b] },
        { kind: 'move', by: [b, a] },
        flipOver(Math.abs(a) > Math.abs(b) ? Y_AXIS : X_AXIS),
      ]
    }
    case 'flip': {
      const { along, k } = motion.over as Straight
      const across = along === 'x =' ? 'y =' : 'x ='
      return [
        flipOver({ along: across, k }),
        flipOver({ along, k: k === 0 ? 1 : -k }),
        { kind: 'turn', quarters: 2, about: [0, 0], isClockwise: false },
      ]
    }
    case 'turn':
      return [
        otherTurn(motion),
        motion.quarters === 2
          ? { ...motion, quarters: 3, isClockwise: true }
          : { ...motion, quarters: 2, isClockwise: false },
        flipOver(motion.quarters === 2 ? Y_AXIS : X_AXIS),
      ]
  }
}

export const singleForms = (form: Form) => ({
  whichKind: form({
    levels: ['easy'],
    share: 3,
    draw: random => draw(random, true),
    answer: KIND,
    solve: ({ motion }) => motion.kind,
    ask({ names, given, image }) {
      const [shape, one, two] = [shapeName(given), nameWith(names), nameWith(names, PRIME)]
      const shown = pairGrid(given, image, names)
      return {
        en: [shown, prose`Which single transformation takes ${shape} ${one} to ${two}?`],
        es: [shown, prose`¿Qué transformación, por sí sola, lleva el ${shape} ${one} a ${two}?`],
      }
    },
    solution(drawn, kind) {
      const said = KIND.show(kind)
      if (kind === 'move')
        return [
          sameMove(drawn),
          explainedBy(said, {
            en: line`All vertices move in the same way, so the figure only slides. It is neither flipped nor turned.`,
            es: line`Todos los vértices se mueven igual, así que la figura solo se desliza. No se invierte ni gira.`,
          }),
        ]
      if (kind === 'flip') {
        const { en, es } = mirrorSaid((drawn.motion as Extract<Motion, { kind: 'flip' }>).over)
        return [
          otherWay(drawn),
          explainedBy(said, {
            en: [
              ...line`Each vertex and its image are equally far from `,
              ...en,
              ...line`, on opposite sides. A slide or a turn would keep the direction of the letters.`,
            ],
            es: [
              ...line`Cada vértice y su imagen están a la misma distancia de `,
              ...es,
              ...line`, en lados opuestos. Un deslizamiento o un giro conservaría el sentido de las letras.`,
            ],
          }),
        ]
      }
      return [
        sameWay(drawn),
        differentMoves(drawn),
        explainedBy(said, {
          en: line`The direction of the letters rules out a reflection, and the different moves rule out a translation. What is left is a rotation.`,
          es: line`El sentido de las letras descarta una reflexión, y los movimientos distintos descartan una traslación. Queda la rotación.`,
        }),
      ]
    },
    // Opposite windings: a flip. Equal changes of all vertices: a slide. What is left: a turn.
    check(printed, kind) {
      const [given, image] = printed.figure('transformation-grid').shapes.map(({ vertices }) => vertices)
      if (windingOf(given!) * windingOf(image!) < 0) return kind === 'flip'
      const changes = new Set(given!.map((from, i) => String(changeOf(from, itemOf(image!, i)))))
      return kind === (changes.size === 1 ? 'move' : 'turn')
    },
  }),

  nameMotion: form({
    levels: ['medium'],
    share: 3,
    draw: random =>
      random.until(
        () => draw(random, false),
        ({ given, image, motion }) => {
          const places = mistaken(motion).map(wrong => String(pointAfter(itemOf(given, 0), wrong)))
          return (
            new Set([...places, String(itemOf(image, 0))]).size === 4 && itemOf(given, 0).every(value => value !== 0)
          )
        },
      ),
    answer: sentenceChoice,
    solve: ({ motion }) => motionChoice(motion),
    mistakes({ motion }) {
      const [one, two, three] = mistaken(motion)
      return { one: motionChoice(one), two: motionChoice(two), three: motionChoice(three) }
    },
    ask({ names, given, image }) {
      const [shape, one, two] = [shapeName(given), nameWith(names), nameWith(names, PRIME)]
      const shown = pairGrid(given, image, names)
      return {
        en: [shown, prose`Which transformation takes ${shape} ${one} to ${two}?`],
        es: [shown, prose`¿Qué transformación lleva el ${shape} ${one} a ${two}?`],
      }
    },
    solution(drawn, { says }) {
      const { names, motion } = drawn
      const why =
        motion.kind === 'move'
          ? [sameMove(drawn)]
          : motion.kind === 'flip'
            ? [otherWay(drawn), halfwayStep(drawn, motion.over)]
            : [sameWay(drawn), turnStep(drawn, motion)]
      return [
        ...why,
        explainedBy(says, {
          en: line`This motion takes ${nameWith(names)} to ${nameWith(names, PRIME)}.`,
          es: line`Este movimiento lleva ${nameWith(names)} a ${nameWith(names, PRIME)}.`,
        }),
      ]
    },
    whyWrong({ names, given, image, motion }) {
      const [one, two, three] = mistaken(motion)
      const right = atLetter(at(names, 0, PRIME), ...itemOf(image, 0))
      const elsewhere = (wrong: Motion) => {
        const reached = point(...pointAfter(itemOf(given, 0), wrong))
        return {
          en: line`It takes vertex ${at(names, 0)} to ${reached}, not to ${right}.`,
          es: line`Lleva el vértice ${at(names, 0)} a ${reached}, no a ${right}.`,
        }
      }
      return { one: elsewhere(one), two: elsewhere(two), three: elsewhere(three) }
    },
    check(printed, { key }) {
      const [given, image] = printed.figure('transformation-grid').shapes.map(({ vertices }) => vertices)
      return String(afterMotion(given!, itemOf(motionsOf(key), 0))) === String(image)
    },
  }),
})
