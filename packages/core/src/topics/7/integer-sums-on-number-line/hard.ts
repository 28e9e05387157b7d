import {
  absolute,
  answerStep,
  blank,
  both,
  bracketed,
  count,
  equation,
  exact,
  explained,
  figure,
  formulaChoice,
  line,
  minus,
  numberList,
  prose,
  type Random,
  type Ratio,
  rational,
  role,
  statements,
  step,
  sum,
  symbol,
  tupleOf,
  type Value,
  withFigure,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { sizeOf, twoNumbers } from '../../kit/integers/written.ts'
import { amountAnswer, amountLine } from '../../kit/stories/amounts.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import {
  differenceOf,
  distanceOf,
  drawSize,
  drawSum,
  type Form,
  type Line,
  lineFigure,
  PARTED,
  printedArrows,
  printedPoints,
  shown,
  sumOf,
  units,
  wayOf,
  withArrows,
} from './arrows.ts'
import { changeBy, partedSettings, told, totalTold } from './settings.ts'
import { changeStep, distanceSteps, moveStep, pointsStep } from './steps.ts'

const gap = blank(3)
/** Each space is a half, a quarter or a tenth. */
const spaceStep = (on: Line) =>
  explained(
    shown(on, 1),
    line`There are ${on.d} equal spaces in one unit, so each space is worth ${shown(on, 1)}.`,
    line`En una unidad hay ${on.d} espacios iguales, así que cada espacio vale ${shown(on, 1)}.`,
  )

/** Two numbers between whole ones, on both sides of 0 where asked, and not equally far from it. */
function drawPoints(random: Random, on: Line, isAcross: boolean) {
  const end = on.reach * on.d - 1
  const sign = random.sign()
  return random.until(
    () => ({
      ...on,
      a: sign * drawSize(random, on, 1, end),
      b: (isAcross ? -sign : sign) * drawSize(random, on, 1, end),
    }),
    ({ a, b }) => Math.abs(a) !== Math.abs(b) && Math.abs(a - b) >= 3,
  )
}

export const hardForms = (form: Form) => ({
  missingAddend: form({
    levels: ['hard'],
    wide: true,
    draw: random => drawSum(random, random.evenly(PARTED)),
    answer: rational,
    solve: facts => shown(facts, facts.b),
    ask: facts => ({
      en: [
        prose`The arrow shows the first addend of a sum, and ${symbol('S')} is the sum. What is the second addend?`,
        figure(lineFigure(facts, { arrows: [[0, facts.a]], points: [[facts.a + facts.b, 'S']] })),
      ],
      es: [
        prose`La flecha muestra el primer sumando de una suma, y ${symbol('S')} es el resultado. ¿Cuál es el segundo sumando?`,
        figure(lineFigure(facts, { arrows: [[0, facts.a]], points: [[facts.a + facts.b, 'S']] })),
      ],
    }),
    key: facts => both(equation(sumOf(facts, facts.a, facts.b), shown(facts, facts.a + facts.b))),
    solution(facts) {
      const { a, b } = facts
      const way = wayOf(b)
      return [
        spaceStep(facts),
        explained(
          statements(shown(facts, a), shown(facts, a + b)),
          line`The arrow ends at ${shown(facts, a)}, and ${symbol('S')} is at ${shown(facts, a + b)}.`,
          line`La flecha termina en ${shown(facts, a)} y ${symbol('S')} está en ${shown(facts, a + b)}.`,
        ),
        explained(
          equation(minus(shown(facts, a + b), a < 0 ? bracketed(shown(facts, a)) : shown(facts, a)), shown(facts, b)),
          [...line`Subtract the first addend from the sum. The second arrow goes ${units(facts, b)} `, ...way.en, '.'],
          [...line`Resta de la suma el primer sumando. La segunda flecha avanza ${units(facts, b)} `, ...way.es, '.'],
        ),
      ]
    },
    check(printed, answer) {
      const [first] = printedArrows(printed)
      const [end] = printedPoints(printed)
      return first !== undefined && end !== undefined && first.to.plus(exact(answer)).equals(end)
    },
  }),

  differenceShown: form({
    levels: ['hard'],
    wide: true,
    instruction: {
      en: prose`The lower arrow comes first. Complete the subtraction equation that the arrows show.`,
      es: prose`La flecha de abajo es la primera. Completa la resta que muestran las flechas.`,
    },
    draw: random =>
      drawSum(random, random.evenly([PARTED[1], PARTED[2], PARTED[0]] as readonly Line[]), [
        [-1, 1],
        [1, -1],
        [-1, -1],
      ]),
    answer: numberList,
    namedAnswer: facts => both(equation(differenceOf(facts, facts.a, -facts.b), shown(facts, facts.a + facts.b))),
    solve: (facts): readonly Value[] => [
      shown(facts, facts.a),
      shown(facts, -facts.b),
      shown(facts, facts.a + facts.b),
    ],
    ask: facts => both([figure(withArrows(facts)), equation(minus(gap, gap), gap)]),
    solution(facts) {
      const { a, b } = facts
      const way = wayOf(b)
      return [
        spaceStep(facts),
        explained(
          sumOf(facts, a, b),
          [...line`The lower arrow ends at ${shown(facts, a)}. The upper one goes ${units(facts, b)} `, ...way.en, '.'],
          [
            ...line`La flecha de abajo termina en ${shown(facts, a)}. La de arriba avanza ${units(facts, b)} `,
            ...way.es,
            '.',
          ],
        ),
        explained(
          equation(differenceOf(facts, a, -b), shown(facts, a + b)),
          line`To add ${shown(facts, b)} is to subtract its opposite, ${shown(facts, -b)}.`,
          line`Sumar ${shown(facts, b)} es restar su opuesto, ${shown(facts, -b)}.`,
        ),
      ]
    },
    // What is subtracted leads back from the tip of the upper arrow to that of the lower one.
    check(printed, values) {
      const [one, two] = printedArrows(printed)
      const [a, b, c] = values.map(value => exact(value))
      return (
        one !== undefined &&
        two !== undefined &&
        a?.equals(one.to) === true &&
        c?.equals(two.to) === true &&
        b?.plus(two.to).equals(one.to) === true
      )
    },
  }),

  atDistance: form({
    levels: ['hard'],
    draw(random) {
      const on = random.evenly([PARTED[2], PARTED[0], PARTED[1]] as readonly Line[])
      const sign = random.evenly([-1, 1])
      const end = on.reach * on.d
      return random.until(
        () => ({ ...on, a: sign * drawSize(random, on, 1, end), apart: drawSize(random, on, 2, end + on.d) }),
        ({ a, apart }) => Math.abs(a) < apart,
      )
    },
    answer: twoNumbers,
    solve: facts => [shown(facts, facts.a - facts.apart), shown(facts, facts.a + facts.apart)],
    ask(facts) {
      const [from, apart] = [
        role('from', shown(facts, facts.a)),
        role('apart', count(shown(facts, facts.apart), nouns.unit)),
      ]
      return {
        en: prose`Which two numbers are at a distance of ${apart} from ${from} on the number line?`,
        es: prose`¿Qué dos números están a una distancia de ${apart} de ${from} en la recta numérica?`,
      }
    },
    solution: facts => [
      moveStep(facts, facts.a, -facts.apart),
      moveStep(facts, facts.a, facts.apart),
      explained(
        statements(shown(facts, facts.a - facts.apart), shown(facts, facts.a + facts.apart)),
        line`One number lies on each side, at the same distance.`,
        line`Hay un número a cada lado, a la misma distancia.`,
      ),
    ],
    check(printed, values) {
      const [one, two] = tupleOf(
        values.map(value => exact(value)),
        2,
      )
      const isAway = (value: Ratio | undefined) =>
        value !== undefined && sizeOf(value.minus(printed.role('from'))).equals(printed.role('apart'))
      return isAway(one) && isAway(two) && one?.equals(two) === false
    },
  }),

  story: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    draw(random) {
      const setting = random.evenly(partedSettings)
      const { d } = setting
      const most = d === 10 ? 30 : 4 * d
      const ways = random.evenly([
        [1, -1],
        [-1, 1],
      ] as const)
      return random.until(
        () => ({
          setting,
          reach: 10,
          d,
          start: (random.chance(0.7) ? -1 : 1) * drawSize(random, { reach: 10, d }, d + 1, most),
          one: ways[0] * drawSize(random, { reach: 10, d }, 2, most),
          two: ways[1] * drawSize(random, { reach: 10, d }, 2, most),
        }),
        ({ start, one, two }) =>
          start + one !== 0 &&
          start + one + two !== 0 &&
          Math.abs(one) !== Math.abs(two) &&
          Math.abs(start + one) !== Math.abs(two) &&
          Math.abs(start + one + two) >= d &&
          (start < 0 || start + one < 0 || start + one + two < 0) &&
          Math.abs(start + one + two) <= 2 * most,
      )
    },
    answer: amountAnswer,
    solve: ({ setting, start, one, two, ...on }) => setting.amount(shown(on, start + one + two)),
    ask: ({ setting, start, one, two, ...on }) =>
      paragraph(
        told(
          setting.startsAt(role('start', setting.amount(shown(on, start)))),
          [
            changeBy(setting, shown(on, Math.abs(one)), one > 0, 'first'),
            changeBy(setting, shown(on, Math.abs(two)), two > 0, 'second'),
          ],
          setting.asks,
        ),
      ),
    solution: ({ setting, start, one, two, ...on }, end) => {
      const inner = (parts: number) => (parts < 0 ? bracketed(shown(on, parts)) : shown(on, parts))
      return [
        step(sum(shown(on, start), inner(one), inner(two)), because.writeExpression),
        changeStep(on, setting, start, one),
        changeStep(on, setting, start + one, two),
        answerStep(amountLine(end), setting.ends(end)),
      ]
    },
    check: (printed, answer) =>
      exact(answer.kind === 'quantity' ? answer.amount : answer.of).equals(totalTold(printed)),
  }),

  whichDistance: form({
    levels: ['hard'],
    wide: true,
    draw(random) {
      const { a, b, ...on } = drawPoints(random, random.evenly(PARTED), true)
      return { ...on, a: Math.min(a, b), b: Math.max(a, b) }
    },
    answer: formulaChoice,
    solve: facts => equation(distanceOf(facts, facts.a, facts.b), shown(facts, Math.abs(facts.a - facts.b))),
    mistakes(facts) {
      const { a, b } = facts
      const near = shown(facts, Math.abs(Math.abs(a) - Math.abs(b)))
      return {
        signLost: equation(absolute(minus(shown(facts, Math.abs(a)), shown(facts, Math.abs(b)))), near),
        negativeDistance: equation(differenceOf(facts, a, b), shown(facts, a - b)),
        added: equation(absolute(sumOf(facts, a, b)), near),
      }
    },
    ask: facts =>
      withFigure(
        {
          en: prose`Which equation gives the distance from ${symbol('A')} to ${symbol('B')}?`,
          es: prose`¿Qué ecuación da la distancia de ${symbol('A')} a ${symbol('B')}?`,
        },
        lineFigure(facts, {
          points: [
            [facts.a, 'A'],
            [facts.b, 'B'],
          ],
        }),
      ),
    solution: facts => [
      spaceStep(facts),
      pointsStep(facts, facts.a, facts.b),
      ...distanceSteps(facts, facts.a, facts.b),
    ],
    whyWrong: () => ({
      signLost: {
        en: line`It leaves out the minus sign of a negative number.`,
        es: line`Omite el signo menos de un número negativo.`,
      },
      negativeDistance: {
        en: line`A distance is not negative.`,
        es: line`Una distancia no es negativa.`,
      },
      added: {
        en: line`It adds the numbers; a distance is a difference.`,
        es: line`Suma los números; una distancia es una diferencia.`,
      },
    }),
    check(printed, answer) {
      const [a, b] = tupleOf(printedPoints(printed), 2)
      const given = answer
      return (
        typeof given === 'object' &&
        'kind' in given &&
        given.kind === 'relation' &&
        given.left.kind === 'absolute' &&
        exact(given.right).equals(sizeOf(a.minus(b))) &&
        exact(given.left).equals(exact(given.right))
      )
    },
  }),

  sameDistance: form({
    levels: ['hard'],
    wide: true,
    draw: random => {
      const on = random.evenly([PARTED[2], PARTED[1], PARTED[0]] as readonly Line[])
      const isAcross = random.evenly([true, true, false])
      return random.until(
        () => drawPoints(random, on, isAcross),
        ({ a, b, reach, d }) => Math.abs(2 * b - a) <= reach * d && 2 * b !== a && (a < 0 || b < 0 || 2 * b < a),
      )
    },
    answer: rational,
    solve: facts => shown(facts, 2 * facts.b - facts.a),
    ask: facts =>
      withFigure(
        {
          en: prose`Point ${symbol('C')} is not drawn. It is as far from ${symbol('B')} as ${symbol('A')} is, but on the other side of ${symbol('B')}. At what number is ${symbol('C')}?`,
          es: prose`El punto ${symbol('C')} no está dibujado. Está tan lejos de ${symbol('B')} como ${symbol('A')}, pero al otro lado de ${symbol('B')}. ¿En qué número está ${symbol('C')}?`,
        },
        lineFigure(facts, {
          points: [
            [facts.a, 'A'],
            [facts.b, 'B'],
          ],
        }),
      ),
    solution: facts => {
      const { a, b } = facts
      return [
        spaceStep(facts),
        pointsStep(facts, a, b),
        explained(
          equation(distanceOf(facts, b, a), shown(facts, Math.abs(b - a))),
          line`Find the distance from ${symbol('A')} to ${symbol('B')}.`,
          line`Halla la distancia de ${symbol('A')} a ${symbol('B')}.`,
        ),
        moveStep(facts, b, b - a),
      ]
    },
    // B is halfway between the two.
    check(printed, answer) {
      const [a, b] = tupleOf(printedPoints(printed), 2)
      return exact(answer).plus(a).over(2).equals(b)
    },
  }),
})
