import {
  equation,
  explainedBy,
  figure,
  itemOf,
  line,
  list,
  minus,
  type Point,
  type Sentence,
  type Step,
  sentenceChoice,
  symbol,
  tupleOf,
} from '../../../author.ts'
import { drawnImage, drawnStep, grid, imageKey, verticesStep } from '../../kit/transformations/grids.ts'
import { letteredPoint } from '../../kit/transformations/lettered.ts'
import {
  changesSaid,
  isMoved,
  type Move,
  moved,
  moveSaid,
  pairStep,
  plus,
  printedMove,
  sumsOf,
  wordSteps,
} from '../../kit/transformations/moves.ts'
import {
  atLetter,
  givenVertices,
  letter,
  lettersJoined,
  namedPoints,
  nameOf,
  PRIME,
  paragraph,
  printedPoints,
} from '../../kit/transformations/points.ts'
import { drawMove, drawTranslation, type Form } from './parts.ts'

const POINTS = ['P', 'Q', 'R', 'S', 'T', 'M', 'K', 'N'] as const

const choiceOf = (move: Move): Sentence => {
  const { en, es } = moveSaid(move)
  return { key: move.join(' '), says: { en: paragraph(en), es: paragraph(es) } }
}
const differ = (...moves: readonly Move[]) => new Set(moves.map(String)).size === moves.length

/** The one coordinate that changes. */
const changeStep = (from: Point, to: Point): Step => {
  const [i, letterOf] = from[0] === to[0] ? ([1, symbol('y')] as const) : ([0, symbol('x')] as const)
  return explainedBy(equation(minus(to[i], from[i]), to[i] - from[i]), {
    en: line`Only the ${letterOf}-coordinate changes. Subtract that of ${letter(0)} from that of ${letter(0, PRIME)}.`,
    es: line`Solo cambia la coordenada ${letterOf}. Resta la de ${letter(0)} de la de ${letter(0, PRIME)}.`,
  })
}

export const easyForms = (form: Form) => ({
  movePoint: form({
    levels: ['easy'],
    share: 2,
    draw(random, { most }) {
      const name = random.evenly(POINTS)
      const way = random.evenly(['across', 'oblique', 'along', 'oblique'] as const)
      const at: Point = [random.intExcept(-9, 9, 0), random.intExcept(-9, 9, 0)]
      return { name, at, move: drawMove(random, way, most) }
    },
    answer: letteredPoint,
    solve: ({ name, at, move }) => ({ name: name + PRIME, at: itemOf(moved([at], move), 0) }),
    ask({ name, at, move }) {
      const [spoken, from, to] = [moveSaid(move), atLetter(symbol(name), ...at), symbol(name + PRIME)]
      return {
        en: paragraph(line`Point ${from} is translated `, spoken.en, line`. What are the coordinates of ${to}?`),
        es: paragraph(line`El punto ${from} se traslada `, spoken.es, line`. ¿Cuáles son las coordenadas de ${to}?`),
      }
    },
    solution({ at, move: [a, b] }, { name, at: to }) {
      const [x, y] = [symbol('x'), symbol('y')]
      const changes = list(equation(plus(at[0], a), to[0]), equation(plus(at[1], b), to[1]))
      return [
        explainedBy(atLetter(symbol(name), ...itemOf(sumsOf([at], [a, b]), 0)), changesSaid([a, b])),
        explainedBy(
          atLetter(symbol(name), ...to),
          b === 0
            ? { en: line`The ${y}-coordinate stays the same.`, es: line`La coordenada ${y} no cambia.` }
            : a === 0
              ? { en: line`The ${x}-coordinate stays the same.`, es: line`La coordenada ${x} no cambia.` }
              : { en: line`Both coordinates change: ${changes}.`, es: line`Cambian las dos coordenadas: ${changes}.` },
        ),
      ]
    },
    check(printed, { at }) {
      const [from] = printedPoints(printed).values()
      return from !== undefined && isMoved(from, at, printedMove(printed))
    },
  }),

  listVertices: form({
    levels: ['easy'],
    share: 2,
    lines: 1,
    draw: (random, { most }) => drawTranslation(random, 'triangle', random.evenly(['oblique', 'across']), most),
    answer: namedPoints(PRIME),
    solve: ({ image }) => image,
    ask({ given, move }) {
      const [spoken, drawn, wanted, name] = [
        moveSaid(move),
        figure(grid({ given })),
        lettersJoined(3, PRIME),
        nameOf(3),
      ]
      return {
        en: [
          drawn,
          paragraph(
            line`Triangle ${name} is translated `,
            spoken.en,
            line`. Write the coordinates of `,
            wanted.en,
            line`.`,
          ),
        ],
        es: [
          drawn,
          paragraph(
            line`El triángulo ${name} se traslada `,
            spoken.es,
            line`. Escribe las coordenadas de `,
            wanted.es,
            line`.`,
          ),
        ],
      }
    },
    solution: ({ given, move }) => [verticesStep(given), ...wordSteps(given, move)],
    check: (printed, image) =>
      givenVertices(printed).every((at, i) => isMoved(at, itemOf(image, i), printedMove(printed))),
  }),

  drawImage: form({
    levels: ['easy'],
    share: 2,
    draw: (random, { most }) => drawTranslation(random, 'triangle', random.evenly(['oblique', 'along']), most),
    answer: drawnImage,
    solve: ({ given, image }) => ({ given, image }),
    ask({ given, move }) {
      const [spoken, drawn, name] = [moveSaid(move), figure(grid({ given })), nameOf(3)]
      return {
        en: [paragraph(line`Translate triangle ${name} `, spoken.en, line`. Draw and label the image.`), drawn],
        es: [
          paragraph(line`Traslada el triángulo ${name} `, spoken.es, line`. Dibuja la imagen y rotula sus vértices.`),
          drawn,
        ],
      }
    },
    key: (_, pictured) => imageKey(pictured),
    solution: ({ given, move, image }) => [verticesStep(given), ...wordSteps(given, move), drawnStep({ given, image })],
    check: (printed, { image }) =>
      givenVertices(printed).every((at, i) => isMoved(at, itemOf(image, i), printedMove(printed))),
  }),

  describe: form({
    levels: ['easy'],
    share: 2,
    draw: (random, { most }) =>
      random.until(
        () => {
          const way = random.evenly(['oblique', 'oblique', 'across', 'along'] as const)
          const drawn = drawTranslation(random, 'triangle', way, most)
          const [[x, y], [u, v]] = [itemOf(drawn.given, 0), itemOf(drawn.image, 1)]
          return { ...drawn, other: [u - x, v - y] as Move }
        },
        ({ move: [a, b], other }) => differ([a, b], [-a, -b], [b, a], other, [0, 0]),
      ),
    answer: sentenceChoice,
    solve: ({ move }) => choiceOf(move),
    mistakes: ({ move: [a, b], other }) => ({
      backward: choiceOf([-a, -b]),
      exchanged: choiceOf([b, a]),
      otherVertex: choiceOf(other),
    }),
    ask({ given, image }) {
      const [drawn, name, primed] = [figure(grid({ given, image })), nameOf(3), nameOf(3, PRIME)]
      return {
        en: [drawn, paragraph(line`Which translation takes triangle ${name} to triangle ${primed}?`)],
        es: [drawn, paragraph(line`¿Qué traslación lleva el triángulo ${name} al triángulo ${primed}?`)],
      }
    },
    solution: ({ given, image }, { says }) => [
      pairStep(given, image),
      changeStep(itemOf(given, 0), itemOf(image, 0)),
      explainedBy(says, {
        en: line`A positive change goes right or up, and a negative one goes left or down.`,
        es: line`Un cambio positivo va a la derecha o hacia arriba; uno negativo, a la izquierda o hacia abajo.`,
      }),
    ],
    whyWrong: () => ({
      backward: {
        en: line`It goes from ${letter(0, PRIME)} back to ${letter(0)}.`,
        es: line`Va de ${letter(0, PRIME)} de vuelta a ${letter(0)}.`,
      },
      exchanged: {
        en: line`The horizontal and the vertical move are switched.`,
        es: line`El movimiento horizontal y el vertical están intercambiados.`,
      },
      otherVertex: {
        en: line`It goes from ${letter(0)} to ${letter(1, PRIME)}, not to ${letter(0, PRIME)}.`,
        es: line`Va de ${letter(0)} a ${letter(1, PRIME)}, no a ${letter(0, PRIME)}.`,
      },
    }),
    check(printed, { key }) {
      const [given, image] = printed.figure('transformation-grid').shapes
      const [a, b] = tupleOf(key.split(' ').map(Number), 2)
      return given!.vertices.every((at, i) => isMoved(at, itemOf(image!.vertices, i), [a, b]))
    },
  }),
})
