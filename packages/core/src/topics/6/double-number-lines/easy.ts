import {
  answerStep,
  equation,
  exact,
  explained,
  type FormMaker,
  figureChoice,
  line,
  list,
  numberList,
  prose,
  quantity,
  type Random,
  sum,
  type Value,
  withFigure,
} from '../../../author.ts'
import { alone } from '../../kit/stories/endings.ts'
import type { levels } from './levels.ts'
import {
  askFor,
  bottomAt,
  bottomCount,
  drawPaired,
  labelsIn,
  linesOf,
  markAt,
  type Paired,
  paragraph,
  tellPair,
  topCount,
} from './lines.ts'
import { type Setting, settingsAt } from './settings.ts'

const MARKS = 5
/** Two marks of the bottom line that are filled in. */
interface Boxed extends Paired {
  readonly boxes: readonly [number, number]
}
const BOXES = [
  [2, 4],
  [3, 5],
  [2, 5],
  [3, 4],
] as const
interface Asked extends Paired {
  readonly mark: number
}
const easily = (random: Random, from: readonly Setting[]) => drawPaired(random, from)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  fillBoxes: form({
    levels: ['easy'],
    wide: true,
    instruction: {
      en: prose`Write the numbers for the boxes, from left to right.`,
      es: prose`Escribe los números de los recuadros, de izquierda a derecha.`,
    },
    draw: (random): Boxed => ({ ...easily(random, settingsAt.easy), boxes: random.evenly(BOXES) }),
    answer: numberList,
    solve: ({ b, boxes }): readonly Value[] => boxes.map(mark => mark * b),
    ask: facts =>
      withFigure(
        paragraph(tellPair(facts, facts.a, facts.b)),
        linesOf(
          facts,
          MARKS,
          mark => mark * facts.a,
          mark => (facts.boxes.some(boxed => boxed === mark) ? 'box' : mark * facts.b),
        ),
      ),
    solution: facts => [
      ...facts.boxes.map(mark => bottomAt(facts, mark)),
      explained(
        list(...facts.boxes.map(mark => mark * facts.b)),
        line`Each mark of the bottom line is ${facts.b} more than the mark before.`,
        line`Cada marca de la recta de abajo es ${facts.b} más que la anterior.`,
      ),
    ],
    check(printed, values) {
      const [top, bottom] = [labelsIn(printed, 'top'), labelsIn(printed, 'bottom')]
      const left = values.map(value => exact(value))
      const filled = bottom.map(item => (item === 'box' ? left.shift()?.toNumber() : item))
      const [first, second] = [Number(top[1]), Number(filled[1])]
      return left.length === 0 && filled.every((item, i) => Number(item) * first === Number(top[i]) * second)
    },
  }),

  readAmount: form({
    levels: ['easy'],
    wide: true,
    draw: (random): Asked => ({ ...easily(random, settingsAt.easy), mark: random.evenly([4, 3, 5]) }),
    answer: quantity,
    solve: facts => bottomCount(facts, facts.b * facts.mark),
    ask: facts =>
      withFigure(
        paragraph(tellPair(facts, facts.a, facts.b), askFor(facts, facts.a * facts.mark)),
        linesOf(
          facts,
          MARKS,
          mark => mark * facts.a,
          mark => (mark < 2 ? mark * facts.b : null),
        ),
      ),
    solution: (facts, answer) => [
      explained(
        list(...Array.from({ length: facts.mark + 1 }, (_, i) => i * facts.a)),
        line`On the top line, ${facts.a * facts.mark} is at the ${markAt(facts.mark)} mark after 0.`,
        line`En la recta de arriba, ${facts.a * facts.mark} está en la ${markAt(facts.mark)} marca después del 0.`,
      ),
      bottomAt(facts, facts.mark),
      answerStep(alone(answer), facts.setting.again(topCount(facts, facts.a * facts.mark), answer)),
    ],
    check: (printed, { amount }) =>
      exact(amount)
        .times(printed.role('top'))
        .equals(printed.role('asked').times(printed.role('bottom'))),
  }),

  nextMark: form({
    levels: ['easy'],
    wide: true,
    instruction: {
      en: prose`Write the number for the top box, then for the bottom box.`,
      es: prose`Escribe el número del recuadro de arriba y después el del recuadro de abajo.`,
    },
    draw: (random): Asked => ({ ...easily(random, settingsAt.easy), mark: random.evenly([3, 4]) }),
    answer: numberList,
    solve: ({ a, b, mark }): readonly Value[] => [a * mark, b * mark],
    namedAnswer: facts => ({
      en: prose`top: ${facts.a * facts.mark}; bottom: ${facts.b * facts.mark}`,
      es: prose`arriba: ${facts.a * facts.mark}; abajo: ${facts.b * facts.mark}`,
    }),
    ask: facts =>
      withFigure(
        paragraph(tellPair(facts, facts.a, facts.b)),
        linesOf(
          facts,
          facts.mark,
          mark => (mark === facts.mark ? 'box' : mark * facts.a),
          mark => (mark === facts.mark ? 'box' : mark * facts.b),
        ),
      ),
    solution: facts => [
      explained(
        equation(sum((facts.mark - 1) * facts.a, facts.a), facts.mark * facts.a),
        line`The top line goes up by ${facts.a} from mark to mark.`,
        line`La recta de arriba avanza de ${facts.a} en ${facts.a} de marca a marca.`,
      ),
      explained(
        equation(sum((facts.mark - 1) * facts.b, facts.b), facts.mark * facts.b),
        line`The bottom line goes up by ${facts.b}.`,
        line`La recta de abajo avanza de ${facts.b} en ${facts.b}.`,
      ),
    ],
    check(printed, values) {
      const [x, y] = values.map(value => exact(value))
      const marks = labelsIn(printed, 'top').length - 1
      return (
        x?.equals(printed.role('top').times(marks)) === true && y?.equals(printed.role('bottom').times(marks)) === true
      )
    },
  }),

  whichLines: form({
    levels: ['easy'],
    wide: true,
    draw: random => easily(random, settingsAt.easy),
    answer: figureChoice,
    solve: facts =>
      drawn(
        facts,
        mark => mark * facts.a,
        mark => mark * facts.b,
      ),
    mistakes: facts => ({
      addedOne: drawn(
        facts,
        mark => mark * facts.a,
        mark => (mark === 0 ? 0 : facts.b + mark - 1),
      ),
      reversed: drawn(
        facts,
        mark => mark * facts.b,
        mark => mark * facts.a,
      ),
      topByOne: drawn(
        facts,
        mark => (mark === 0 ? 0 : facts.a + mark - 1),
        mark => mark * facts.b,
      ),
    }),
    ask: facts =>
      paragraph(tellPair(facts, facts.a, facts.b), {
        en: line`Which double number line shows this?`,
        es: line`¿Qué recta numérica doble lo muestra?`,
      }),
    solution: facts => [
      explained(
        list(...[0, 1, 2, 3].map(mark => mark * facts.a)),
        line`The top line goes up by ${facts.a} from mark to mark.`,
        line`La recta de arriba avanza de ${facts.a} en ${facts.a} de marca a marca.`,
      ),
      explained(
        list(...[0, 1, 2, 3].map(mark => mark * facts.b)),
        line`The bottom line goes up by ${facts.b}.`,
        line`La recta de abajo avanza de ${facts.b} en ${facts.b}.`,
      ),
      explained(
        list(facts.a, facts.b),
        line`The first marks show the two given amounts, one above the other.`,
        line`Las primeras marcas muestran las dos cantidades dadas, una sobre la otra.`,
      ),
    ],
    whyWrong: ({ a, b }) => ({
      addedOne: {
        en: line`After ${b}, the bottom line goes up by 1, not by ${b}.`,
        es: line`Después de ${b}, la recta de abajo avanza de 1 en 1, no de ${b} en ${b}.`,
      },
      reversed: {
        en: line`The two amounts, ${a} and ${b}, are switched.`,
        es: line`Las dos cantidades, ${a} y ${b}, están intercambiadas.`,
      },
      topByOne: {
        en: line`After ${a}, the top line goes up by 1, not by ${a}.`,
        es: line`Después de ${a}, la recta de arriba avanza de 1 en 1, no de ${a} en ${a}.`,
      },
    }),
    check(printed, chosen) {
      if (chosen.kind !== 'double-number-line') return false
      const numbers = (labels: typeof chosen.top.labels) =>
        labels.map(item => (item?.kind === 'number' ? item.n : Number.NaN))
      const [top, bottom] = [numbers(chosen.top.labels), numbers(chosen.bottom.labels)]
      const [a, b] = [printed.role('top').n, printed.role('bottom').n]
      return top.includes(a) && top.every((x, i) => x * b === Number(bottom[i]) * a)
    },
  }),
})

const drawn = (facts: Paired, top: (mark: number) => number, bottom: (mark: number) => number) =>
  linesOf(facts, 3, top, bottom)
