import {
  answerStep,
  assert,
  divide,
  drawing,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  figure,
  itemOf,
  line,
  measure,
  minus,
  type Point,
  power,
  prose,
  Ratio,
  ratio,
  type Step,
  statements,
  step,
  symbol,
  times,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'
import { lengthNumber } from './scale.ts'
import {
  areaOf,
  drawRoom,
  edges,
  measures,
  PLANS,
  plan,
  planSaid,
  printedCorners,
  redrawn,
  sideLengths,
} from './scales.ts'

const FACTORS = [2, 1, 3]
/** The plan and the factor both change from one problem to the next. */
const PLAN_TURNS = Array.from({ length: PLANS.length * FACTORS.length }, (_, i) => i)

const LIKELY_FEET = { car: [12, 18], boat: [12, 100], airplane: [20, 100], house: [20, 100] } as const

/** What an L lacks of its rectangle: the corner that is cut out, by its two sides. */
function notchOf(corners: readonly Point[], w: number, h: number): readonly [number, number] {
  const inner = corners.find(([x, y]) => x > 0 && x < w && y > 0 && y < h)
  assert(inner, 'An L has a corner inside its rectangle')
  return [w - inner[0], h - inner[1]]
}

/** The whole rectangle, the corner that is missing, and what is left. */
const fromWhole = (w: number, h: number, [a, b]: readonly [number, number]): readonly Step[] => [
  explained(
    statements(equation(times(w, h), w * h), equation(times(a, b), a * b)),
    line`Complete the L to a rectangle. Find the area of the rectangle and that of the corner that is missing.`,
    line`Completa la L para formar un rectángulo. Halla el área del rectángulo y la de la esquina que falta.`,
  ),
  explained(
    equation(minus(w * h, a * b), w * h - a * b),
    line`Subtract the corner: this is the area on the plan, in squares of the unit.`,
    line`Resta la esquina: esta es el área en el plano, en cuadrados de la unidad.`,
  ),
]

/** How long the bottom side is, in squares of the grid. */
const bottomOf = (corners: readonly Point[]) => itemOf(corners, 1)[0] - itemOf(corners, 0)[0]

/** The real thing's size, in the words of the question. */
const REAL = {
  car: (of: Expr) => ({ en: line`The real car is ${of} long.`, es: line`El auto real mide ${of} de largo.` }),
  boat: (of: Expr) => ({ en: line`The real boat is ${of} long.`, es: line`El barco real mide ${of} de largo.` }),
  airplane: (of: Expr) => ({
    en: line`The real wings are ${of} from tip to tip.`,
    es: line`Las alas reales miden ${of} de punta a punta.`,
  }),
  house: (of: Expr) => ({ en: line`The real building is ${of} tall.`, es: line`El edificio real mide ${of} de alto.` }),
} as const

export const hardForms = (form: FormMaker<typeof levels>) => ({
  planArea: form({
    levels: ['hard'],
    share: 2,
    draw: random => drawRoom(random, 'hard', ['rectangle', 'L']),
    answer: measured,
    solve: ({ corners, perUnit, units }) => ({
      amount: areaOf(corners) * perUnit ** 2,
      unit: units[1] === 'foot' ? 'square-foot' : 'square-meter',
    }),
    ask(facts) {
      const { place } = facts
      const asked = paragraph(planSaid(facts), {
        en: line`What is the area of the actual ${place}?`,
        es: line`¿Cuál es el área de la ${place} real?`,
      })
      return { en: [plan(facts), asked.en], es: [plan(facts), asked.es] }
    },
    solution({ corners, perUnit, units }, { amount, unit }) {
      const sides = sideLengths(corners)
      const area = areaOf(corners)
      const [w, h] = [Math.max(...corners.map(([x]) => x)), Math.max(...corners.map(([, y]) => y))]
      return [
        ...(sides.length === 4
          ? [step(equation(times(w, h), area), because.multiplySides)]
          : fromWhole(w, h, notchOf(corners, w, h))),
        explained(
          equation(times(area, power(perUnit, 2)), amount),
          line`A square with sides of ${measure(1, units[0])} stands for a square with sides of ${measure(perUnit, units[1])}: multiply by the square of ${perUnit}.`,
          line`Un cuadrado de ${measure(1, units[0])} de lado representa uno de ${measure(perUnit, units[1])} de lado: multiplica por el cuadrado de ${perUnit}.`,
        ),
        answerStep(measure(amount, unit), {
          en: line`The area is ${measure(amount, unit)}.`,
          es: line`El área es de ${measure(amount, unit)}.`,
        }),
      ]
    },
    // The area of the room at its actual corners.
    check(printed, { amount }) {
      const [, perUnit] = measures(printed)
      const k = perUnit!.toNumber()
      return exact(amount).equals(areaOf(printedCorners(printed).map(([x, y]): Point => [x * k, y * k])))
    },
  }),

  modelInFeet: form({
    levels: ['hard'],
    draw(random) {
      const story = random.evenly(['car', 'boat', 'airplane', 'house'])
      const [least, most] = LIKELY_FEET[story]
      return random.until(
        () => ({ story, factor: random.pick([18, 24, 36, 48, 60, 72]), inches: random.int(4, 18) }),
        ({ factor, inches }) => {
          const feet = Ratio.of(factor * inches, 12)
          return feet.isInteger && feet.compare(least) >= 0 && feet.compare(most) <= 0
        },
      )
    },
    answer: measured,
    solve: ({ factor, inches }) => ({ amount: Ratio.of(factor * inches, 12), unit: 'foot' }),
    ask({ story, factor, inches }) {
      const [scale, size] = [ratio(1, factor), measure(inches, 'inch')]
      return {
        car: {
          en: prose`A toy car has a scale of ${scale} (model\u00a0:\u00a0actual). It is ${size} long. How many feet long is the real car?`,
          es: prose`Un auto de juguete tiene una escala de ${scale} (modelo\u00a0:\u00a0real). Mide ${size} de largo. ¿Cuántos pies de largo mide el auto real?`,
        },
        boat: {
          en: prose`A model boat has a scale of ${scale} (model\u00a0:\u00a0actual). It is ${size} long. How many feet long is the real boat?`,
          es: prose`Un modelo de un barco tiene una escala de ${scale} (modelo\u00a0:\u00a0real). El modelo mide ${size} de largo. ¿Cuántos pies de largo mide el barco real?`,
        },
        airplane: {
          en: prose`A model airplane has a scale of ${scale} (model\u00a0:\u00a0actual). Its wings are ${size} from tip to tip. How many feet is that on the real airplane?`,
          es: prose`Un modelo de un avión tiene una escala de ${scale} (modelo\u00a0:\u00a0real). Sus alas miden ${size} de punta a punta. ¿Cuántos pies son en el avión real?`,
        },
        house: {
          en: prose`A model of a building has a scale of ${scale} (model\u00a0:\u00a0actual). It is ${size} tall. How many feet tall is the real building?`,
          es: prose`La maqueta de un edificio tiene una escala de ${scale} (maqueta\u00a0:\u00a0real). Mide ${size} de alto. ¿Cuántos pies de alto mide el edificio real?`,
        },
      }[story]
    },
    solution: ({ story, factor, inches }, { amount }) => [
      explained(
        equation(times(inches, factor), inches * factor),
        line`Each inch of the model stands for ${factor} inches: multiply. The result is in inches.`,
        line`Cada pulgada del modelo representa ${factor} pulgadas: multiplica. El resultado está en pulgadas.`,
      ),
      explained(
        equation(divide(inches * factor, 12), amount),
        line`Divide by 12 to change to feet: 1 foot is 12 inches.`,
        line`Divide entre 12 para convertir a pies: 1 pie son 12 pulgadas.`,
      ),
      answerStep(measure(amount, 'foot'), REAL[story](measure(amount, 'foot'))),
    ],
    // Back in inches, the real length is so many times the model's.
    check(printed, { amount }) {
      const [one, factor] = printed.one('ratio').items.map(item => evaluate(item))
      const [inches] = measures(printed)
      return exact(amount).times(12).equals(inches!.times(factor!).over(one!))
    },
  }),

  newScale: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => {
          const units = random.pick([
            ['inch', 'foot'],
            ['centimeter', 'meter'],
          ] as const)
          return { units, from: random.int(2, 12), to: random.int(2, 12), drawn: random.int(3, 16) }
        },
        ({ from, to, drawn }) =>
          from !== to && [1, 2].includes(Ratio.of(from * drawn, to).d) && (from * drawn) / to <= 30,
      ),
    answer: measured,
    solve: ({ units, from, to, drawn }) => ({
      amount: lengthNumber(Ratio.of(from * drawn, to), units[0]),
      unit: units[0],
    }),
    ask({ units, from, to, drawn }) {
      const scale = (n: number) => ratio(measure(1, units[0]), measure(n, units[1]))
      const path = measure(drawn, units[0])
      return {
        en: prose`On a plan with the scale ${scale(from)} (drawing\u00a0:\u00a0actual), a path is ${path} long. The plan is drawn again with the scale ${scale(to)}. How long is the path on the new plan?`,
        es: prose`En un plano con la escala ${scale(from)} (dibujo\u00a0:\u00a0real), un sendero mide ${path}. El plano se dibuja de nuevo con la escala ${scale(to)}. ¿Cuánto mide el sendero en el plano nuevo?`,
      }
    },
    solution: ({ units, from, to, drawn }, { amount, unit }) => [
      explained(
        equation(times(drawn, from), drawn * from),
        line`On the first plan, each ${measure(1, units[0])} stands for ${measure(from, units[1])}: multiply to find the actual length.`,
        line`En el primer plano, cada ${measure(1, units[0])} representa ${measure(from, units[1])}: multiplica para hallar la longitud real.`,
      ),
      explained(
        equation(divide(drawn * from, to), amount),
        line`On the new plan, each ${measure(1, units[0])} stands for ${measure(to, units[1])}: divide.`,
        line`En el plano nuevo, cada ${measure(1, units[0])} representa ${measure(to, units[1])}: divide.`,
      ),
      answerStep(measure(amount, unit), {
        en: line`On the new plan, the path is ${measure(amount, unit)} long.`,
        es: line`En el plano nuevo, el sendero mide ${measure(amount, unit)}.`,
      }),
    ],
    // On both plans the path is equally long in reality.
    check(printed, { amount }) {
      const [, from, path, , to] = measures(printed)
      return exact(amount).times(to!).equals(path!.times(from!))
    },
  }),

  redraw: form({
    levels: ['hard'],
    share: 2,
    wide: true,
    draw(random) {
      const turn = random.evenly(PLAN_TURNS)
      const shape = itemOf(PLANS, turn % PLANS.length)
      const factor = itemOf(FACTORS, (turn + Math.floor(turn / PLANS.length)) % FACTORS.length)
      // Factor 1 stands for a half: the given plan is twice as large.
      const per = factor === 1 ? { from: random.int(2, 6), times: 2 } : { from: factor * random.int(2, 6), times: 1 }
      const given = shape.map(([x, y]): Point => [1 + x * per.times, 1 + y * per.times])
      const to = factor === 1 ? per.from * 2 : per.from / factor
      return { given, from: per.from, to, start: [factor === 1 ? 9 : 6, 1] as Point }
    },
    answer: drawing(
      (value: { readonly given: readonly Point[]; readonly image: readonly Point[] }) =>
        redrawn(value, itemOf(value.image, 0)),
      ({ given, image }) => [
        { given, image: image.map(([x, y], i): Point => (i === 1 ? [x + 1, y] : [x, y])) },
        { given, image: given.map(([x, y]): Point => [x + 5, y]) },
      ],
    ),
    solve({ given, from, to, start }) {
      const [x0, y0] = itemOf(given, 0)
      const k = from / to
      return { given, image: given.map(([x, y]): Point => [start[0] + (x - x0) * k, start[1] + (y - y0) * k]) }
    },
    ask({ given, from, to, start }) {
      const grid = figure(redrawn({ given, image: null }, start))
      const [before, now] = [measure(from, 'foot'), measure(to, 'foot')]
      return {
        en: [
          grid,
          prose`On this plan, the side of a grid square stands for ${before}. Draw the plan again so that the side of a grid square stands for ${now}. Put the lower left corner of the new plan at ${symbol('P')}.`,
        ],
        es: [
          grid,
          prose`En este plano, el lado de un cuadrito representa ${before}. Dibuja el plano de nuevo de modo que el lado de un cuadrito represente ${now}. Pon la esquina inferior izquierda del nuevo plano en ${symbol('P')}.`,
        ],
      }
    },
    solution: ({ given, from, to, start }, value) => [
      explained(
        equation(divide(from, to), Ratio.of(from, to)),
        line`The side of a square stood for ${measure(from, 'foot')} and now stands for ${measure(to, 'foot')}: divide to find the scale factor.`,
        line`El lado de un cuadrito representaba ${measure(from, 'foot')} y ahora representa ${measure(to, 'foot')}: divide para hallar el factor de escala.`,
      ),
      explained(
        figure(redrawn(value, start)),
        line`Multiply every distance along the grid lines by ${Ratio.of(from, to)}. The bottom side is ${bottomOf(given)} squares long and becomes ${bottomOf(value.image)} squares long.`,
        line`Multiplica por ${Ratio.of(from, to)} cada distancia a lo largo de las líneas de la cuadrícula. El lado de abajo mide ${bottomOf(given)} cuadritos y pasa a medir ${bottomOf(value.image)} cuadritos.`,
      ),
    ],
    // Every side is as long in reality on the new plan as on the old one, in the same direction.
    check(printed, { image }) {
      const { shapes, points } = printed.figure('transformation-grid')
      const [from, to] = printed.numbers.map(value => value.toNumber())
      const [old, now] = [edges(itemOf(shapes, 0).vertices), edges(image)]
      return (
        image.every(([x, y], i) => i > 0 || (x === itemOf(points, 0).at[0] && y === itemOf(points, 0).at[1])) &&
        old.every(
          ([[x1, y1], [x2, y2]], i) =>
            (x2 - x1) * from! === (itemOf(now, i)[1][0] - itemOf(now, i)[0][0]) * to! &&
            (y2 - y1) * from! === (itemOf(now, i)[1][1] - itemOf(now, i)[0][1]) * to!,
        )
      )
    },
  }),
})
