import {
  both,
  column,
  count,
  decimal,
  equation,
  evaluate,
  exact,
  explained,
  type FormMaker,
  formulaChoice,
  line,
  prose,
  quantity,
  type Random,
  rational,
  role,
  sum,
  times,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { placesOf, withPlaces } from '../../kit/decimals/decimals.ts'
import { blankAnswers, namedKey, namedLines } from '../../kit/measures/named-blanks.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import { saidFirst } from '../../kit/stories/said-first.ts'
import {
  decimalPlace,
  drawMedium,
  endsInZero,
  MULTIPLY,
  type Pair,
  placesIn,
  productOf,
  wholeOf,
  worked,
  written,
} from './factors.ts'
import type { levels } from './levels.ts'
import { measureStories } from './stories.ts'

const BLANKS = [{ name: { en: 'Estimate', es: 'Estimación' } }, { name: { en: 'Product', es: 'Producto' } }] as const
const nearest = ({ a, b }: Pair) => [Math.round(a.toNumber()), Math.round(b.toNumber())] as const
/** Neither factor lies in the middle between two whole numbers. */
const isClear = ({ a, b }: Pair) =>
  [a, b].every(factor => Math.abs((factor.toNumber() % 1) - 0.5) > 0.09 && factor.toNumber() > 1.6)
const drawClear = (random: Random) => random.until(() => drawMedium(random), isClear)
const estimated = (pair: Pair) => {
  const [x, y] = nearest(pair)
  return explained(
    equation(times(x, y), x * y),
    line`Round each factor to the nearest whole number and multiply.`,
    line`Redondea cada factor al número entero más cercano y multiplica.`,
  )
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  column: form({
    levels: ['medium'],
    instruction: MULTIPLY,
    draw: drawMedium,
    answer: rational,
    solve: pair => decimal(productOf(pair)),
    ask: ({ a, b }) => both(column('×', decimal(a), decimal(b))),
    solution: worked,
    check: undoesTheColumn,
  }),

  estimateFirst: form({
    levels: ['medium'],
    lines: 3,
    instruction: {
      en: prose`Estimate first: round each factor to the nearest whole number. Then find the exact product.`,
      es: prose`Primero estima: redondea cada factor al número entero más cercano. Después halla el producto exacto.`,
    },
    draw: drawClear,
    answer: blankAnswers,
    solve(pair) {
      const [x, y] = nearest(pair)
      return [x * y, decimal(productOf(pair))]
    },
    ask(pair) {
      const { en, es } = namedLines(...BLANKS)
      return { en: [written(pair), ...en], es: [written(pair), ...es] }
    },
    solution(pair, values) {
      const [x, y] = nearest(pair)
      const { en, es } = namedKey(BLANKS, values)
      return [
        estimated(pair),
        ...worked(pair).slice(0, 2),
        explained(
          { en, es },
          line`Place the decimal point so that the product is near ${x * y}.`,
          line`Coloca el punto decimal de modo que el producto esté cerca de ${x * y}.`,
        ),
      ]
    },
    check(printed, [estimate, product]) {
      const [a, b] = printed.all('number').map(number => evaluate(number))
      return (
        a !== undefined &&
        b !== undefined &&
        estimate !== undefined &&
        product !== undefined &&
        exact(product).over(b).equals(a) &&
        exact(estimate).equals(a.rounded() * b.rounded())
      )
    },
  }),

  whichProduct: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => ({ a: withPlaces(random, random.pick([1, 2]), 2.12, 9.88), b: withPlaces(random, 1, 2.2, 9.8) }),
        pair => isClear(pair) && !endsInZero(pair),
      ),
    answer: formulaChoice,
    solve: pair => decimal(productOf(pair)),
    mistakes: pair => ({
      onePlaceFewer: decimal(productOf(pair).times(10)),
      twoPlacesFewer: decimal(productOf(pair).times(100)),
      onePlaceMore: decimal(productOf(pair).over(10)),
    }),
    ask: pair => ({
      en: prose`The digits of the product ${written(pair)} are ${wholeOf(pair.a) * wholeOf(pair.b)}. Estimate to decide where the decimal point goes. What is the product?`,
      es: prose`Los dígitos del producto ${written(pair)} son ${wholeOf(pair.a) * wholeOf(pair.b)}. Estima para decidir dónde va el punto decimal. ¿Cuál es el producto?`,
    }),
    solution(pair) {
      const [x, y] = nearest(pair)
      return [
        estimated(pair),
        explained(
          decimal(productOf(pair)),
          line`This number is near ${x * y}. It has ${count(placesIn(pair), decimalPlace)}, as many as both factors together: ${equation(sum(placesOf(pair.a), placesOf(pair.b)), placesIn(pair))}.`,
          line`Este número está cerca de ${x * y}. Tiene ${count(placesIn(pair), decimalPlace)}, las mismas que los dos factores juntos: ${equation(sum(placesOf(pair.a), placesOf(pair.b)), placesIn(pair))}.`,
        ),
      ]
    },
    whyWrong: pair => {
      const [x, y] = nearest(pair)
      const great = {
        en: line`Much too great: the product is near ${x * y}.`,
        es: line`Demasiado grande: el producto está cerca de ${x * y}.`,
      }
      return {
        onePlaceFewer: great,
        twoPlacesFewer: great,
        onePlaceMore: {
          en: line`Much too small: the product is near ${x * y}.`,
          es: line`Demasiado pequeño: el producto está cerca de ${x * y}.`,
        },
      }
    },
    check(printed, answer) {
      const [a, b] = printed.all('number').map(number => evaluate(number))
      return a !== undefined && b !== undefined && exact(answer).over(b).equals(a)
    },
  }),

  measureStory: form({
    levels: ['medium'],
    kind: 'story',
    lines: 3,
    draw(random) {
      const story = random.evenly(measureStories)
      const drawn = ([least, most, places]: readonly [number, number, number, unknown]) =>
        withPlaces(random, places, least, most)
      return random.until(
        () => ({ story, a: drawn(story.a), b: drawn(story.b) }),
        pair => !endsInZero(pair),
      )
    },
    answer: quantity,
    solve: ({ story, a, b }) => count(decimal(a.times(b)), story.found),
    ask: ({ story, a, b }) =>
      paragraph(story.tell(role('a', count(decimal(a), story.a[3])), role('b', count(decimal(b), story.b[3])))),
    solution: ({ story, a, b }, answer) => [
      ...saidFirst(
        times(decimal(a), decimal(b)),
        story.found === nouns.squareMeter && story.b[3] === nouns.meter
          ? {
              en: line`The area of a rectangle is its length times its width: multiply.`,
              es: line`El área de un rectángulo es el largo por el ancho: multiplica.`,
            }
          : {
              en: line`The amount for ${count(1, story.b[3])} is known: multiply.`,
              es: line`Se conoce la cantidad para ${count(1, story.b[3])}: multiplica.`,
            },
        worked({ a, b }),
      ),
      answered(answer, story.end(answer)),
    ],
    check: (printed, { amount }) => evaluate(amount).over(printed.role('b')).equals(printed.role('a')),
  }),
})
