import {
  answerStep,
  type Block,
  type Both,
  both,
  type Expr,
  equation,
  exact,
  expr,
  type FormMaker,
  type Inline,
  itemOf,
  line,
  minus,
  name,
  type Person,
  people,
  prose,
  quantity,
  type Sentence,
  type Step,
  sentenceChoice,
  step,
  sum,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { countedLengths, lengthIn, theObject } from '../../kit/measures/on-a-ruler.ts'
import type { levels } from './levels.ts'
import {
  apartIn,
  comparison,
  comparisonSteps,
  differenceOf,
  drawOneMoved,
  lengthSteps,
  longAndShort,
  longestLast,
  longestReachesFarthest,
  marksApart,
  type Objects,
  overRuler,
  subtracted,
} from './objects.ts'

const longestQuestion: Both<Block> = {
  en: prose`How much longer is the longest object than the shortest?`,
  es: prose`¿Cuánto más mide el objeto más largo que el más corto?`,
}

/** Two objects end to end are longer than the third. */
const inARow = ({ lengths }: Objects) => {
  const [a, b, c] = tupleOf(lengths, 3)
  return a + b - c
}
const theRow = ({ shapes, unit }: Objects, by: number): Both<readonly Inline[]> => {
  const other = theObject(itemOf(shapes, 2))
  return {
    en: line`The row is ${lengthIn(by, unit)} longer than ${other}.`,
    es: line`La fila mide ${lengthIn(by, unit)} más que ${other}.`,
  }
}

/** How a pupil comes to a wrong difference. */
const CAUSES = ['marks', 'adds', 'whole'] as const
type Cause = (typeof CAUSES)[number]
interface Told {
  readonly objects: Objects
  readonly cause: Cause
  readonly who: Person
}
const toldBy = ({ objects, cause }: Pick<Told, 'objects' | 'cause'>): number => {
  const [a, b] = tupleOf(objects.lengths, 2)
  return { marks: marksApart(objects), adds: a + b, whole: Math.max(a, b) }[cause]
}
const causeOf = (cause: Cause, objects: Objects): Sentence => {
  const [longest] = longAndShort(objects)
  const says = {
    marks: {
      en: prose`Subtracting the numbers at the right ends`,
      es: prose`Restar los números de los extremos derechos`,
    },
    adds: { en: prose`Adding the two lengths`, es: prose`Sumar las dos longitudes` },
    whole: { en: prose`Giving only the length of ${longest}`, es: prose`Dar solo la longitud de ${longest}` },
  }
  return { key: cause, says: says[cause] }
}
/** What is worked out that way: 9 - 6 = 3, or the length itself. */
const workOf = (told: Pick<Told, 'objects' | 'cause'>): Expr => {
  const { objects, cause } = told
  const [a, b] = tupleOf(objects.lengths, 2)
  const ends = objects.starts.map((start, i) => start + itemOf(objects.lengths, i))
  return {
    marks: equation(minus(Math.max(...ends), Math.min(...ends)), marksApart(objects)),
    adds: equation(sum(Math.max(a, b), Math.min(a, b)), a + b),
    whole: expr(Math.max(a, b)),
  }[cause]
}
const leadsTo = ({ objects, cause }: Told): Step => {
  const [a, b] = tupleOf(objects.lengths, 2)
  const [low, high] = tupleOf(
    objects.starts.map((start, i) => start + itemOf(objects.lengths, i)).toSorted((x, y) => x - y),
    2,
  )
  const [longest] = longAndShort(objects)
  const work = {
    marks: equation(minus(high, low), marksApart(objects)),
    adds: equation(sum(Math.max(a, b), Math.min(a, b)), a + b),
    whole: both(prose`${lengthIn(Math.max(a, b), objects.unit)}`),
  }[cause]
  const what = {
    marks: { en: line`the right ends were compared`, es: line`se compararon los extremos derechos` },
    adds: { en: line`the lengths were added`, es: line`se sumaron las longitudes` },
    whole: { en: line`this is the length of ${longest}`, es: line`esta es la longitud de ${longest}` },
  }[cause]
  return step(work, because.mistakeIs, { what })
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  longestAndShortest: form({
    levels: ['hard'],
    draw: random => drawOneMoved(random, 3),
    answer: quantity,
    solve: objects => lengthIn(differenceOf(objects), objects.unit),
    ask: objects => withFigure(longestQuestion, overRuler(objects)),
    solution: objects => comparisonSteps(objects),
    check: (printed, { amount }) => exact(amount).equals(apartIn(printed)),
  }),

  endToEnd: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => longestLast(drawOneMoved(random, 3)),
        objects => inARow(objects) >= 2 && inARow(objects) <= 9,
      ),
    answer: quantity,
    solve: objects => lengthIn(inARow(objects), objects.unit),
    ask(objects) {
      const [a, b, c] = tupleOf(objects.shapes.map(theObject), 3)
      return withFigure(
        {
          en: prose`You lay ${a} and ${b} end to end. How much longer is this row than ${c}?`,
          es: prose`Pones ${a} y ${b} en una fila, sin dejar espacio. ¿Cuánto más mide la fila que ${c}?`,
        },
        overRuler(objects),
      )
    },
    solution(objects) {
      const [a, b, c] = tupleOf(objects.lengths, 3)
      return [
        ...lengthSteps(objects),
        step(equation(sum(a, b), a + b), because.layEndToEnd),
        subtracted(a + b, c),
        answerStep(both(prose`${lengthIn(a + b - c, objects.unit)}`), theRow(objects, a + b - c)),
      ]
    },
    check(printed, { amount }) {
      const [a, b, c] = tupleOf(countedLengths(printed), 3)
      return exact(amount)
        .plus(c)
        .equals(a + b)
    },
  }),

  mistake: form({
    levels: ['hard'],
    draw: random => {
      const cause = random.evenly(CAUSES)
      const who = random.pick(people)
      const objects = random.until(
        () => drawOneMoved(random, 2),
        drawn =>
          longestReachesFarthest(drawn) &&
          new Set([differenceOf(drawn), ...CAUSES.map(one => toldBy({ objects: drawn, cause: one }))]).size === 4,
      )
      return { objects, cause, who }
    },
    answer: sentenceChoice,
    solve: ({ cause, objects }) => causeOf(cause, objects),
    mistakes: ({ cause, objects }) =>
      Object.fromEntries(CAUSES.filter(other => other !== cause).map(other => [other, causeOf(other, objects)])),
    ask(told) {
      const { objects, who } = told
      const { en, es } = comparison(objects, toldBy(told))
      return withFigure(
        {
          en: { kind: 'paragraph', content: [...line`${name(who)} says that `, ...en, ' What is the mistake?'] },
          es: { kind: 'paragraph', content: [...line`${name(who)} dice que `, ...es, ' ¿Cuál es el error?'] },
        },
        overRuler(objects),
      )
    },
    key({ objects }) {
      const by = lengthIn(differenceOf(objects), objects.unit)
      return { en: prose`Correct: ${by}`, es: prose`Lo correcto: ${by}` }
    },
    solution: (told, { says }) => [
      ...lengthSteps(told.objects),
      subtracted(Math.max(...told.objects.lengths), Math.min(...told.objects.lengths)),
      leadsTo(told),
      answerStep(says, comparison(told.objects)),
    ],
    whyWrong(told) {
      const { objects, cause } = told
      return Object.fromEntries(
        CAUSES.filter(other => other !== cause).map(other => {
          const said = toldBy(told)
          return [
            other,
            {
              en: line`This gives ${workOf({ objects, cause: other })}, not ${said}.`,
              es: line`Así se obtiene ${workOf({ objects, cause: other })}, no ${said}.`,
            },
          ]
        }),
      )
    },
    check(printed, { key }) {
      const [told] = printed.take(1)
      const lengths = countedLengths(printed)
      const [one, other] = tupleOf(
        printed.figure('ruler').objects.map(({ to }) => to.n / to.d),
        2,
      )
      return (
        (key === 'marks' && told.equals(Math.abs(one - other))) ||
        (key === 'adds' && told.equals(lengths.reduce((all, length) => all + length, 0))) ||
        (key === 'whole' && told.equals(Math.max(...lengths)))
      )
    },
  }),
})
