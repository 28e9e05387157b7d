import {
  type Both,
  count,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  fractionBar,
  gcd,
  type Inline,
  isTrue,
  line,
  minus,
  mixed,
  over,
  prose,
  type Quantity,
  type Random,
  Ratio,
  role,
  sum,
  times,
  wholes,
} from '../../../author.ts'
import { mixedQuantity } from '../../kit/fractions/mixed-quantity.ts'
import { answered, paragraph } from '../../kit/stories/endings.ts'
import { groupedByTimes, MIXED, multiplied, simplest } from './facts.ts'
import type { levels } from './levels.ts'
import { equationStories, type RestStory, restStories, type TimesStory, timesStories } from './medium-stories.ts'
import { PICTURED } from './pictured.ts'

export interface Product {
  readonly n: number
  readonly a: number
  readonly d: number
}
const isWhole = ({ n, a, d }: Product) => (n * a) % d === 0

const made = new WeakMap<TimesStory, readonly (readonly Product[])[]>()
/** All likely products of a story: above 1, and not whole. */
function productsOf(story: TimesStory): readonly (readonly Product[])[] {
  const found =
    made.get(story) ??
    groupedByTimes(
      story.denominators.flatMap(d =>
        wholes(2, d - 1)
          .filter(a => gcd(a, d) === 1 && a <= d * (story.mostEach ?? 1))
          .flatMap(a => wholes(3, 9).map(n => ({ n, a, d })))
          .filter(product => !isWhole(product) && product.n * product.a > d && product.n * product.a <= story.most * d),
      ),
    )
  made.set(story, found)
  return found
}

interface Told extends Product {
  readonly story: TimesStory
}
const drawTold =
  (stories: readonly TimesStory[]) =>
  (random: Random): Told => {
    const story = random.evenly(stories)
    return { story, ...random.pick(random.pick(productsOf(story))) }
  }
const drawEquation = drawTold(equationStories)
const eachOf = ({ story, a, d }: Told): Quantity => count(Ratio.of(a, d), story.noun)
const tell = (told: Told): Both<readonly Inline[]> => told.story.tell(role('each', eachOf(told)), role('n', told.n))

/** What is told, worked out by an operation that is right or wrong. */
const equationsOf = ({
  n,
  a,
  d,
}: Product): Readonly<Record<'right' | 'denominatorToo' | 'adds' | 'subtracts', Expr>> => ({
  right: equation(times(n, over(a, d)), mixed(Ratio.of(n * a, d))),
  denominatorToo: equation(times(n, over(a, d)), over(n * a, n * d)),
  adds: equation(sum(n, over(a, d)), mixed(Ratio.of(n * d + a, d))),
  subtracts: equation(minus(n, over(a, d)), mixed(Ratio.of(n * d - a, d))),
})

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  times: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 3,
    instruction: MIXED,
    draw: drawTold(timesStories),
    answer: mixedQuantity,
    solve: ({ story, n, a, d }) => count(mixed(Ratio.of(n * a, d)), story.noun),
    ask: told => paragraph(tell(told)),
    solution: (told, answer) => {
      const { story, n, a, d } = told
      return [multiplied(n, a, d, eachOf(told)), ...simplest(n * a, d), answered(answer, story.ends(answer))]
    },
    // Adds the amount so many times.
    check: (printed, { amount }) =>
      wholes(1, printed.role('n').n)
        .reduce(all => all.plus(printed.role('each')), Ratio.of(0))
        .equals(evaluate(amount)),
  }),

  fromWhole: form({
    levels: ['medium'],
    kind: 'story',
    share: 2,
    lines: 3,
    instruction: MIXED,
    draw(random) {
      const story: RestStory = random.evenly(restStories)
      const [whole, d] = [random.int(...story.wholes), random.pick(story.denominators)]
      const taken = Ratio.of(random.int(1, whole - 2) * d + random.coprimeTo(d), d)
      return { story, whole, taken, d }
    },
    answer: mixedQuantity,
    solve: ({ story, whole, taken }) => count(mixed(Ratio.of(whole).minus(taken)), story.noun),
    ask: ({ story, whole, taken }) =>
      paragraph(story.tell(role('whole', count(whole, story.noun)), role('taken', count(mixed(taken), story.noun)))),
    solution({ story, whole, taken, d }, answer) {
      const wholePart = Math.floor(taken.toNumber())
      const [part, rest] = [taken.minus(wholePart).n, whole - wholePart]
      return [
        explained(minus(whole, mixed(taken)), line`Find how much is left: subtract.`, line`Halla cuánto queda: resta.`),
        explained(
          equation(Ratio.of(whole), sum(whole - 1, over(d, d))),
          line`Regroup 1 whole as ${over(d, d)}.`,
          line`Reagrupa 1 entero como ${over(d, d)}.`,
        ),
        explained(
          equation(minus(over(d, d), over(part, d)), over(d - part, d)),
          line`Subtract the fractions.`,
          line`Resta las fracciones.`,
        ),
        explained(
          equation(minus(whole - 1, wholePart), rest - 1),
          line`Subtract the whole numbers.`,
          line`Resta los números enteros.`,
        ),
        answered(answer, story.ends(answer)),
      ]
    },
    // What is left and what is taken make the whole.
    check: (printed, { amount }) => evaluate(amount).plus(printed.role('taken')).equals(printed.role('whole')),
  }),

  pictured: form({
    levels: ['medium'],
    kind: 'story',
    lines: 2,
    instruction: MIXED,
    draw(random) {
      const setting = random.evenly(PICTURED)
      const d = random.pick([4, 5, 6, 8])
      return random.until(
        () => ({ setting, n: random.int(3, 4), a: random.coprimeTo(d), d }),
        product => product.a > 1 && !isWhole(product) && product.n * product.a > d,
      )
    },
    answer: mixedQuantity,
    solve: ({ setting, n, a, d }) => count(mixed(Ratio.of(n * a, d)), setting.noun),
    ask({ setting, n, a, d }) {
      const drawn = figure(fractionBar(...wholes(1, n).map(() => ({ parts: d, shaded: a }))))
      const { en, es } = paragraph(setting.tell(role('n', n)))
      return { en: [en, drawn], es: [es, drawn] }
    },
    solution: ({ setting, n, a, d }, answer) => [
      explained(
        over(a, d),
        line`Read: in each bar, ${a} of ${d} equal parts are shaded.`,
        line`Lee: en cada barra, ${a} de ${d} partes iguales están sombreadas.`,
      ),
      multiplied(n, a, d, count(Ratio.of(a, d), setting.noun)),
      ...simplest(n * a, d),
      answered(answer, setting.ends(answer)),
    ],
    // Counts the gray parts of all bars.
    check(printed, { amount }) {
      const bars = printed.figure('fraction-bar').rows.flatMap(row => row.wholes)
      const gray = bars.flat().filter(({ fill }) => fill === 'gray').length
      const [first] = bars
      return first !== undefined && evaluate(amount).times(first.length).equals(gray)
    },
  }),

  whichEquation: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => drawEquation(random),
        // The difference is not equal by chance: 3 − 3/4.
        ({ n, a, d }) => n * d - a !== n * a,
      ),
    answer: formulaChoice,
    solve: told => equationsOf(told).right,
    mistakes(told) {
      const { right: _, ...wrong } = equationsOf(told)
      return wrong
    },
    ask: told => {
      const { en, es } = paragraph(tell(told))
      return {
        en: [en, prose`Which equation answers the question?`],
        es: [es, prose`¿Qué ecuación responde a la pregunta?`],
      }
    },
    solution: (told, answer) => {
      const { n, a, d } = told
      return [
        explained(
          equation(sum(...wholes(1, n).map(() => over(a, d))), times(n, over(a, d))),
          line`There are ${n} equal amounts of ${eachOf(told)}: multiply.`,
          line`Hay ${n} cantidades iguales de ${eachOf(told)}: multiplica.`,
        ),
        explained(
          equation(times(n, over(a, d)), over(n * a, d)),
          line`Multiply only the numerator: the parts are still ${over(1, d)}.`,
          line`Multiplica solo el numerador: las partes siguen siendo de ${over(1, d)}.`,
        ),
        explained(
          expr(answer),
          line`Write ${over(n * a, d)} as a mixed number.`,
          line`Escribe ${over(n * a, d)} como número mixto.`,
        ),
      ]
    },
    whyWrong: ({ n, a, d }) => ({
      denominatorToo: explained(
        equation(over(n * a, n * d), over(a, d)),
        line`The denominator was multiplied too: the amount is not greater.`,
        line`También se multiplicó el denominador: la cantidad no aumenta.`,
      ),
      adds: {
        en: line`This adds ${over(a, d)} only once.`,
        es: line`Esto suma ${over(a, d)} una sola vez.`,
      },
      subtracts: { en: line`Nothing is taken away here.`, es: line`Aquí no se quita nada.` },
    }),
    check(printed, answer) {
      const chosen = expr(answer)
      return (
        chosen.kind === 'relation' &&
        isTrue(chosen) &&
        exact(chosen.right).over(printed.role('each')).equals(printed.role('n'))
      )
    },
  }),
})
