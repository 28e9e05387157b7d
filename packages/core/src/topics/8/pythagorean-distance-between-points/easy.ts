import {
  answerStep,
  both,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  figure,
  formulaChoice,
  integer,
  itemOf,
  line,
  measure,
  namedNumbers,
  type Point,
  power,
  prose,
  role,
  root,
  step,
  sum,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import { type Lettered, letteredPoint } from '../../kit/transformations/lettered.ts'
import { moveSaid, printedMove } from '../../kit/transformations/moves.ts'
import { atLetter, paragraph } from '../../kit/transformations/points.ts'
import {
  drawPair,
  exactRoot,
  type Form,
  type Legs,
  legsOf,
  lengthBetween,
  plane,
  pointAt,
  rootSteps,
  squareOf,
  theoremStep,
} from './parts.ts'
import { drawnScenes } from './scenes.ts'

const TRIPLES: readonly Legs[] = [
  [3, 4],
  [5, 12],
  [6, 8],
  [8, 15],
  [9, 12],
]
const REACH = 8
const [A, B, C] = [symbol('A'), symbol('B'), symbol('C')]
const [AB, AC, BC] = [symbol('AB'), symbol('AC'), symbol('BC')]
const d = symbol('d')

/** Below or above one point and beside the other: the right angle. */
const cornerOf = ([x]: Point, [, v]: Point, isBelow: boolean, [u, y]: readonly [number, number]): Point =>
  isBelow ? [x, v] : [u, y]
const drawTriangle = (random: Parameters<typeof drawPair>[0], triples: readonly Legs[]) => {
  const [from, to] = drawPair(random, random.evenly(triples), REACH)
  const corner = cornerOf(from, to, random.chance(0.5), [to[0], from[1]])
  return { from, to, corner }
}
const from = (first: number) => [...TRIPLES.slice(first), ...TRIPLES.slice(0, first)]

const countedLeg = (name: Expr, ends: readonly [Expr, Expr], length: number, isAcross: boolean) =>
  explainedBy(equation(name, length), {
    en: isAcross
      ? line`Count the units from ${ends[0]} to ${ends[1]} along the horizontal leg.`
      : line`Count the units from ${ends[0]} to ${ends[1]} along the vertical leg.`,
    es: isAcross
      ? line`Cuenta las unidades de ${ends[0]} a ${ends[1]} sobre el cateto horizontal.`
      : line`Cuenta las unidades de ${ends[0]} a ${ends[1]} sobre el cateto vertical.`,
  })

export const easyForms = (form: Form) => ({
  legsAndDistance: form({
    levels: ['easy'],
    share: 2,
    lines: 3,
    draw: random => drawTriangle(random, from(0)),
    answer: namedNumbers('AC', 'BC', 'AB'),
    solve: ({ from, to, corner }) => {
      const [ac, bc] = [squareOf(legsOf(from, corner)), squareOf(legsOf(to, corner))]
      return [Math.sqrt(ac), Math.sqrt(bc), Math.sqrt(squareOf(legsOf(from, to)))]
    },
    ask: ({ from, to, corner }) => {
      const drawn = figure(plane('ABC', [from, to, corner]))
      return {
        en: [drawn, prose`Find the lengths of the legs ${AC} and ${BC}, and the distance ${AB}, in units.`],
        es: [drawn, prose`Halla las longitudes de los catetos ${AC} y ${BC}, y la distancia ${AB}, en unidades.`],
      }
    },
    solution({ from, to, corner }, lengths) {
      const [ac, bc, ab] = [0, 1, 2].map(i => exact(itemOf(lengths, i)).toNumber()) as [number, number, number]
      return [
        countedLeg(AC, [A, C], ac, from[1] === corner[1]),
        countedLeg(BC, [B, C], bc, to[1] === corner[1]),
        theoremStep([ac, bc], AB),
        step(both(paragraph(line`${equation(AC, ac)}; ${equation(BC, bc)}; ${equation(AB, ab)}`)), because.explain, {
          sentence: {
            en: line`Take the positive root: the distance ${AB} is ${measure(ab, 'unit')}.`,
            es: line`Toma la raíz positiva: la distancia ${AB} es de ${measure(ab, 'unit')}.`,
          },
        }),
      ]
    },
    check: (printed, lengths) =>
      ['AC', 'BC', 'AB'].every((name, i) => lengthBetween(printed, name) === exact(itemOf(lengths, i)).toNumber()),
  }),

  rightAngle: form({
    levels: ['easy'],
    share: 2,
    lines: 1,
    draw: random => {
      const isLevel = random.evenly([true, false])
      const [from, to] = drawPair(
        random,
        random.evenly([
          [5, 2],
          [7, 3],
          [4, 6],
          [9, 5],
          [8, 3],
          [6, 7],
        ] as const),
        REACH,
      )
      return { from, to, isLevel }
    },
    answer: letteredPoint,
    solve: ({ from, to, isLevel }): Lettered => ({
      name: 'C',
      at: isLevel ? [to[0], from[1]] : [from[0], to[1]],
    }),
    ask: ({ from, to, isLevel }) => {
      const drawn = figure(plane('AB', [from, to]))
      return isLevel
        ? {
            en: [
              drawn,
              prose`Segment ${AB} is the hypotenuse of a right triangle ${symbol('ABC')}. Leg ${AC} is horizontal, and leg ${BC} is vertical. What are the coordinates of ${C}?`,
            ],
            es: [
              drawn,
              prose`El segmento ${AB} es la hipotenusa de un triángulo rectángulo ${symbol('ABC')}. El cateto ${AC} es horizontal y el cateto ${BC} es vertical. ¿Cuáles son las coordenadas de ${C}?`,
            ],
          }
        : {
            en: [
              drawn,
              prose`Segment ${AB} is the hypotenuse of a right triangle ${symbol('ABC')}. Leg ${AC} is vertical, and leg ${BC} is horizontal. What are the coordinates of ${C}?`,
            ],
            es: [
              drawn,
              prose`El segmento ${AB} es la hipotenusa de un triángulo rectángulo ${symbol('ABC')}. El cateto ${AC} es vertical y el cateto ${BC} es horizontal. ¿Cuáles son las coordenadas de ${C}?`,
            ],
          }
    },
    solution({ from, to, isLevel }, { at }) {
      const [x, y] = [symbol('x'), symbol('y')]
      const [level, upright] = isLevel ? [A, B] : [B, A]
      const [levelAt, uprightAt] = isLevel ? [from, to] : [to, from]
      return [
        explainedBy(atLetter(level, ...levelAt), {
          en: line`${C} is on the same horizontal line as ${level}, so its ${y}-coordinate is ${at[1]}.`,
          es: line`${C} está en la misma recta horizontal que ${level}, así que su coordenada ${y} es ${at[1]}.`,
        }),
        explainedBy(atLetter(upright, ...uprightAt), {
          en: line`${C} is on the same vertical line as ${upright}, so its ${x}-coordinate is ${at[0]}.`,
          es: line`${C} está en la misma recta vertical que ${upright}, así que su coordenada ${x} es ${at[0]}.`,
        }),
        explainedBy(atLetter(C, ...at), {
          en: line`Write the ${x}-coordinate first. The right angle is at ${C}.`,
          es: line`Escribe primero la coordenada ${x}. El ángulo recto está en ${C}.`,
        }),
      ]
    },
    // The legs stand upright on each other, and the one that is called horizontal is level.
    check(printed, { at: [x, y] }) {
      const [[a, b], [p, q]] = [pointAt(printed, 'A'), pointAt(printed, 'B')]
      const isLevel = /horizontal(, and leg| y el cateto)/.test(printed.text)
      return (a - x) * (p - x) + (b - y) * (q - y) === 0 && (isLevel ? y === b : x === a)
    },
  }),

  whichEquation: form({
    levels: ['easy'],
    share: 2,
    draw: random => drawTriangle(random, from(3)),
    answer: formulaChoice,
    solve: ({ from, to }) => {
      const [a, b] = legsOf(from, to)
      return equation(sum(power(a, 2), power(b, 2)), power(d, 2))
    },
    mistakes: ({ from, to }): Readonly<Record<string, Expr>> => {
      const [a, b] = legsOf(from, to)
      const [short, long] = [Math.min(a, b), Math.max(a, b)]
      return {
        noSquares: equation(sum(a, b), d),
        distanceAsLeg: equation(sum(power(d, 2), power(short, 2)), power(long, 2)),
        squareOfSum: equation(power({ kind: 'group', of: sum(a, b), brackets: 'round' }, 2), power(d, 2)),
      }
    },
    ask: ({ from, to, corner }) => {
      const drawn = figure(plane('ABC', [from, to, corner]))
      return {
        en: [drawn, prose`Which equation can be used to find the distance ${d} from ${A} to ${B}?`],
        es: [drawn, prose`¿Con qué ecuación se puede hallar la distancia ${d} de ${A} a ${B}?`],
      }
    },
    solution: ({ from, to, corner }, answer) => {
      const [ac, bc] = [legsOf(from, corner), legsOf(to, corner)].map(legs => Math.max(...legs)) as [number, number]
      return [
        countedLeg(AC, [A, C], ac, from[1] === corner[1]),
        countedLeg(BC, [B, C], bc, to[1] === corner[1]),
        explainedBy(answer as Expr, {
          en: line`The distance ${d} is the hypotenuse, so the squares of the legs add up to ${power(d, 2)}.`,
          es: line`La distancia ${d} es la hipotenusa, así que los cuadrados de los catetos suman ${power(d, 2)}.`,
        }),
      ]
    },
    whyWrong: () => ({
      noSquares: { en: line`The lengths are not squared.`, es: line`Las longitudes no están elevadas al cuadrado.` },
      distanceAsLeg: { en: line`It takes ${d} for a leg.`, es: line`Toma ${d} por un cateto.` },
      squareOfSum: {
        en: line`It adds the lengths before squaring.`,
        es: line`Suma las longitudes antes de elevar al cuadrado.`,
      },
    }),
    check(printed, answer) {
      const { left, right } = answer as Extract<Expr, { kind: 'relation' }>
      const is = (value: number) => evaluate(left, { d: value }).equals(evaluate(right, { d: value }))
      const length = Math.round(lengthBetween(printed, 'AB'))
      return is(length) && !is(length + 1)
    },
  }),

  drawnStory: form({
    levels: ['easy'],
    share: 2,
    kind: 'story',
    lines: 3,
    draw: random => ({ scene: random.evenly(drawnScenes), ...drawTriangle(random, from(2)) }),
    answer: measured,
    solve: ({ scene, from, to }) => ({ amount: Math.sqrt(squareOf(legsOf(from, to))), unit: scene.unit }),
    ask: ({ scene, from, to, corner }) => {
      const drawn = figure(plane('ABC', [from, to, corner]))
      const told = scene.tell(A, B, role('one', measure(1, scene.unit)))
      return { en: [told.en, drawn, scene.asked.en], es: [told.es, drawn, scene.asked.es] }
    },
    solution({ scene, from, to, corner }, { amount }) {
      const [ac, bc] = [legsOf(from, corner), legsOf(to, corner)].map(legs => Math.max(...legs)) as [number, number]
      const found = measure(amount, scene.unit)
      return [
        countedLeg(AC, [A, C], ac, from[1] === corner[1]),
        countedLeg(BC, [B, C], bc, to[1] === corner[1]),
        theoremStep([ac, bc], AB),
        step(equation(equation(AB, root(squareOf(legsOf(from, to)))), amount), because.positiveRoot),
        answerStep(found, scene.end(found)),
      ]
    },
    check: (printed, { amount }) => exact(amount).toNumber() === lengthBetween(printed, 'AB'),
  }),

  fromMove: form({
    levels: ['easy'],
    share: 2,
    lines: 3,
    draw: random => {
      const [names, [a, b]] = [random.evenly(['PQ', 'RS', 'KL', 'MN', 'TU', 'EF', 'GH', 'VW']), random.evenly(from(1))]
      const isTurned = random.chance(0.5)
      return { names, move: [random.sign() * (isTurned ? b : a), random.sign() * (isTurned ? a : b)] as const }
    },
    answer: integer,
    solve: ({ move: [a, b] }) => Math.sqrt(a * a + b * b),
    ask: ({ names, move }) => {
      const [one, two] = [symbol(names.charAt(0)), symbol(names.charAt(1))]
      const spoken = moveSaid(move)
      return {
        en: paragraph(
          line`To get from ${one} to ${two} on a coordinate plane, go `,
          spoken.en,
          line`. Find the exact straight-line distance ${symbol(names)}, in units.`,
        ),
        es: paragraph(
          line`En un plano de coordenadas, para ir de ${one} a ${two} avanza `,
          spoken.es,
          line`. Halla la distancia exacta ${symbol(names)} en línea recta, en unidades.`,
        ),
      }
    },
    solution({ names, move: [a, b] }) {
      const legs: Legs = [Math.abs(a), Math.abs(b)]
      const square = squareOf(legs)
      return [
        explainedBy(paragraph(line`${legs[0]}; ${legs[1]}`), {
          en: line`The two parts of the way meet at a right angle, so they are the legs of a right triangle.`,
          es: line`Las dos partes del camino forman un ángulo recto, así que son los catetos de un triángulo rectángulo.`,
        }),
        theoremStep(legs, symbol(names)),
        ...rootSteps(square, symbol(names), measure(exactRoot(square), 'unit')),
      ]
    },
    check(printed, answer) {
      const [a, b] = printedMove(printed)
      return exact(answer).toNumber() === Math.hypot(a, b)
    },
  }),
})
