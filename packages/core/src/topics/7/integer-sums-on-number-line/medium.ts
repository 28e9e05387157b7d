import {
  blank,
  both,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  figure,
  integer,
  itemOf,
  line,
  numberList,
  prose,
  type Random,
  Ratio,
  type Sentence,
  sentenceChoice,
  sum,
  symbol,
  tupleOf,
  type Value,
  withFigure,
} from '../../../author.ts'
import {
  differenceOf,
  distanceOf,
  drawnArrows,
  drawSum,
  type Form,
  lineFigure,
  printedArrows,
  printedPoints,
  type Signs,
  type Sum,
  shown,
  sumOf,
  units,
  WIDER,
  wayOf,
  withArrows,
} from './arrows.ts'
import { distanceSteps, moveStep, oppositeStep, pointsStep } from './steps.ts'

const SIGNS = [
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const

/** Never 7 − 3: a negative number stands in the difference, or its value is negative. */
const drawSigned = (random: Random, signs: readonly Signs[]): Sum =>
  random.until(
    () => drawSum(random, WIDER, signs),
    ({ a, b }) => a < 0 || b > 0 || a + b < 0,
  )

export const mediumForms = (form: Form) => ({
  drawDifference: form({
    levels: ['medium'],
    wide: true,
    kind: 'draw',
    draw: random => drawSigned(random, SIGNS),
    answer: drawnArrows,
    solve: facts => facts,
    ask(facts) {
      const difference = differenceOf(facts, facts.a, -facts.b)
      return {
        en: [
          prose`Write ${difference} as a sum. Then draw the two arrows of the sum, starting at 0.`,
          figure(lineFigure(facts)),
        ],
        es: [
          prose`Escribe ${difference} como suma. Después dibuja las dos flechas de la suma, desde 0.`,
          figure(lineFigure(facts)),
        ],
      }
    },
    key: facts =>
      both(
        equation(equation(differenceOf(facts, facts.a, -facts.b), sumOf(facts, facts.a, facts.b)), facts.a + facts.b),
      ),
    solution: facts => [
      oppositeStep(facts, facts.a, -facts.b),
      explained(
        shown(facts, facts.a),
        [...line`The first arrow goes from 0, ${units(facts, facts.a)} `, ...wayOf(facts.a).en, '.'],
        [...line`La primera flecha va desde 0, ${units(facts, facts.a)} `, ...wayOf(facts.a).es, '.'],
      ),
      moveStep(facts, facts.a, facts.b),
    ],
    // What is subtracted, put back at the tip of the upper arrow, leads to the tip of the lower one.
    check(printed, { a, b }) {
      const { left, right } = subtraction(printed.one('sum'))
      return left.equals(a) && right.plus(a + b).equals(a)
    },
  }),

  rewrite: form({
    levels: ['medium'],
    wide: true,
    instruction: {
      en: prose`Write the difference as a sum, then find its value. You may draw on the number line.`,
      es: prose`Escribe la resta como suma y halla su valor. Puedes dibujar en la recta numérica.`,
    },
    draw: random => drawSigned(random, [SIGNS[2], SIGNS[0], SIGNS[1]]),
    answer: numberList,
    solve: ({ b, a }): readonly Value[] => [b, a + b],
    key: facts => both(equation(sumOf(facts, facts.a, facts.b), facts.a + facts.b)),
    ask: facts =>
      both([
        equation(equation(differenceOf(facts, facts.a, -facts.b), sum(shown(facts, facts.a), blank(3))), blank(3)),
        figure(lineFigure(facts)),
      ]),
    solution: facts => [oppositeStep(facts, facts.a, -facts.b), moveStep(facts, facts.a, facts.b)],
    check(printed, values) {
      const { left, right } = subtraction(itemOf(printed.all('sum'), 0))
      const [b, c] = values.map(value => exact(value))
      return b?.plus(right).n === 0 && c?.plus(right).equals(left) === true
    },
  }),

  whichDifference: form({
    levels: ['medium'],
    wide: true,
    draw: random => drawSigned(random, [SIGNS[1], SIGNS[2], SIGNS[0]]),
    answer: sentenceChoice,
    solve: ({ a, b }) => taken(a, -b),
    mistakes: ({ a, b }) => ({
      notTheOpposite: taken(a, b),
      orderReversed: taken(b, a),
      tipSubtracted: taken(a, a + b),
    }),
    ask: facts => ({
      en: [prose`The lower arrow comes first. Which subtraction do the arrows show?`, figure(withArrows(facts))],
      es: [prose`La flecha de abajo es la primera. ¿Qué resta muestran las flechas?`, figure(withArrows(facts))],
    }),
    solution: facts => [
      explained(
        equation(sumOf(facts, facts.a, facts.b), shown(facts, facts.a + facts.b)),
        [
          ...line`The lower arrow ends at ${facts.a}. The upper one goes ${units(facts, facts.b)} `,
          ...wayOf(facts.b).en,
          '.',
        ],
        [
          ...line`La flecha de abajo termina en ${facts.a}. La de arriba avanza ${units(facts, facts.b)} `,
          ...wayOf(facts.b).es,
          '.',
        ],
      ),
      explained(
        taken(facts.a, -facts.b).says,
        line`To add ${facts.b} is to subtract its opposite, ${-facts.b}.`,
        line`Sumar ${facts.b} es restar su opuesto, ${-facts.b}.`,
      ),
    ],
    whyWrong: ({ a, b }) => ({
      notTheOpposite: {
        en: line`To subtract ${b}, the upper arrow would go the other way.`,
        es: line`Para restar ${b}, la flecha de arriba iría hacia el otro lado.`,
      },
      orderReversed: {
        en: line`The lower arrow ends at ${a}: start there.`,
        es: line`La flecha de abajo termina en ${a}: se empieza ahí.`,
      },
      tipSubtracted: {
        en: line`${a + b} is where the upper arrow ends, not what is subtracted.`,
        es: line`${a + b} es donde termina la flecha de arriba, no lo que se resta.`,
      },
    }),
    // What is subtracted leads back from the tip of the upper arrow to that of the lower one.
    check(printed, { key }) {
      const [one, two] = printedArrows(printed)
      const [a, b] = tupleOf(key.split(' ').map(Number), 2)
      return one?.to.equals(a) === true && two?.to.plus(b).equals(two.from) === true
    },
  }),

  distance: form({
    levels: ['medium'],
    share: 2,
    wide: true,
    draw(random) {
      const isAcross = random.evenly([true, false])
      const sign = random.sign()
      return random.until(
        () => ({
          ...WIDER,
          a: (isAcross ? sign : -1) * random.int(1, 11),
          b: (isAcross ? -sign : -1) * random.int(1, 12),
        }),
        ({ a, b }) => Math.abs(a) !== Math.abs(b) && Math.abs(a - b) >= 3,
      )
    },
    answer: integer,
    solve: ({ a, b }) => Math.abs(a - b),
    ask: facts =>
      withFigure(
        {
          en: prose`How many units apart are ${symbol('A')} and ${symbol('B')}?`,
          es: prose`¿Cuántas unidades de distancia hay entre ${symbol('A')} y ${symbol('B')}?`,
        },
        lineFigure(facts, {
          points: [
            [facts.a, 'A'],
            [facts.b, 'B'],
          ],
        }),
      ),
    key: facts => both(equation(distanceOf(facts, facts.a, facts.b), Math.abs(facts.a - facts.b))),
    solution: facts => [pointsStep(facts, facts.a, facts.b), ...distanceSteps(facts, facts.a, facts.b)],
    // From the lesser of the points, the distance leads to the greater.
    check(printed, answer) {
      const [a, b] = tupleOf(printedPoints(printed), 2)
      const [low, high] = a.compare(b) < 0 ? [a, b] : [b, a]
      return low.plus(exact(answer)).equals(high)
    },
  }),

  wrongTip: form({
    levels: ['medium'],
    wide: true,
    kind: 'find-mistake',
    draw: random =>
      random.until(
        () => drawSigned(random, [SIGNS[0], SIGNS[2], SIGNS[1]]),
        ({ a, b, reach }) => Math.abs(a - b) <= reach && a !== b,
      ),
    answer: integer,
    solve: ({ a, b }) => a + b,
    ask(facts) {
      const difference = differenceOf(facts, facts.a, -facts.b)
      return withFigure(
        {
          en: prose`The arrows were drawn for ${difference}, but the upper arrow goes the wrong way. At what number should its tip be?`,
          es: prose`Las flechas se dibujaron para ${difference}, pero la de arriba va hacia el lado equivocado. ¿En qué número debería estar su punta?`,
        },
        withArrows({ ...facts, b: -facts.b }),
      )
    },
    key: facts => both(equation(differenceOf(facts, facts.a, -facts.b), facts.a + facts.b)),
    solution: facts => [oppositeStep(facts, facts.a, -facts.b), moveStep(facts, facts.a, facts.b)],
    // As far from the tip of the lower arrow as the wrong tip, on the other side.
    check(printed, answer) {
      const [, upper] = printedArrows(printed)
      return upper !== undefined && exact(answer).plus(upper.to).equals(upper.from.times(2))
    },
  }),
})

/** What is subtracted from what. */
function subtraction(written: Value) {
  const difference = expr(written)
  const [left, right] = difference.kind === 'sum' ? difference.terms : []
  return { left: left ? evaluate(left) : Ratio.of(0), right: right ? evaluate(right).negated() : Ratio.of(0) }
}

/** "Start at −3 and subtract −5." */
const taken = (a: number, b: number): Sentence => ({
  key: `${a} ${b}`,
  says: { en: prose`Start at ${a} and subtract ${b}.`, es: prose`Empieza en ${a} y resta ${b}.` },
})
