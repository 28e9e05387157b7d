import {
  answerStep,
  type Both,
  divide,
  equation,
  evaluate,
  explained,
  figure,
  type Inline,
  itemOf,
  line,
  list,
  minus,
  point,
  prose,
  Ratio,
  role,
  type Sentence,
  type Step,
  sentenceChoice,
  symbol,
  type Term,
  tupleOf,
} from '../../../author.ts'
import {
  type Context,
  contexts,
  rateAmount,
  xAmount,
  yAmount,
  yNumber,
  yNumbers,
} from '../../kit/proportion/contexts.ts'
import {
  contextOf,
  type Drawn,
  isReadAside,
  linesIn,
  linesOn,
  oneLabeled,
  pointAt,
  rateOf,
} from '../../kit/proportion/graphs.ts'
import { twoOfAKind } from '../../kit/proportion/two.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { orderForms } from './orders.ts'
import { columnsIn, type Form, letsOf, ruleOf, tableOf, X } from './parts.ts'
import { A, apart, B, drawTwo, notDivided, ratesBeside, type Two } from './two-rates.ts'
import { valueForms } from './values.ts'

const LINES = linesOn(
  [
    [1, 2],
    [1, 5],
    [1, 10],
    [2, 5],
    [2, 10],
    [1, 1],
  ],
  isReadAside,
)
const drawable = LINES.map((_, i) => i).filter(i => itemOf(LINES, i).length > 0)
const greater = ({ a, b }: Two): 'A' | 'B' => (a.compare(b) > 0 ? 'A' : 'B')
/** "A, by 0.50 dollars per pound". */
function sentenceOf(context: Context, which: 'A' | 'B', by: Ratio): Sentence {
  const [letter, amount] = [symbol(which), rateAmount(context, by)]
  return {
    key: `${which} ${by}`,
    says: {
      en: prose`Relationship ${letter} has the greater slope; the difference is ${amount}.`,
      es: prose`La relación ${letter} tiene la pendiente mayor; la diferencia es de ${amount}.`,
    },
  }
}
const answersOf = (two: Two) => {
  const context = itemOf(contexts, two.at)
  const [right, by] = [greater(two), apart(two.a, two.b)]
  const other = right === 'A' ? 'B' : 'A'
  return {
    right: sentenceOf(context, right, by),
    wrong: {
      otherOne: sentenceOf(context, other, by),
      notDivided: sentenceOf(context, right, notDivided(two)),
      bothMistakes: sentenceOf(context, other, notDivided(two)),
    },
  }
}
const WHICH = {
  en: line`Which relationship, ${A} or ${B}, has the greater slope, and by how much?`,
  es: line`¿Qué relación, ${A} o ${B}, tiene la pendiente mayor y cuánto mayor es?`,
}
const rateStep = (two: Two, letter: 'A' | 'B', x: number): Step => {
  const context = itemOf(contexts, two.at)
  const rate = letter === 'A' ? two.a : two.b
  const name = symbol(letter)
  return explained(
    equation(divide(yNumber(context, rate.times(x)), x), yNumber(context, rate)),
    line`Relationship ${name}: divide ${yNumber(context, rate.times(x))} by ${x}. The slope is ${rateAmount(context, rate)}.`,
    line`Relación ${name}: divide ${yNumber(context, rate.times(x))} entre ${x}. La pendiente es de ${rateAmount(context, rate)}.`,
  )
}
const ruleStep = (two: Two): Step => {
  const context = itemOf(contexts, two.at)
  return explained(
    ruleOf(two.b),
    line`Relationship ${B}: the number before ${X} is the slope, ${rateAmount(context, two.b)}.`,
    line`Relación ${B}: el número que va antes de ${X} es la pendiente, ${rateAmount(context, two.b)}.`,
  )
}
const differenceStep = (two: Two): Step => {
  const context = itemOf(contexts, two.at)
  const [more, less] = greater(two) === 'A' ? [two.a, two.b] : [two.b, two.a]
  const [from, taken, left] = tupleOf(yNumbers(context, [more, less, more.minus(less)]), 3)
  return explained(
    equation(minus(from, taken), left),
    line`The greater slope is that of relationship ${symbol(greater(two))}. Subtract the slopes.`,
    line`La pendiente mayor es la de la relación ${symbol(greater(two))}. Resta las pendientes.`,
  )
}
const lastStep = (answer: Sentence): Step => {
  return answerStep(answer.says, {
    en: line`This choice has the relationship and the difference that were found.`,
    es: line`Esta opción tiene la relación y la diferencia halladas.`,
  })
}
const whyNot = (two: Two) => {
  const context = itemOf(contexts, two.at)
  const letter = symbol(greater(two))
  const [rise, by] = [yNumber(context, two.a.times(two.x)), rateAmount(context, apart(two.a, two.b))]
  return {
    otherOne: {
      en: line`Relationship ${letter} has the greater slope.`,
      es: line`La relación ${letter} tiene la pendiente mayor.`,
    },
    notDivided: {
      en: line`Here ${rise} was not divided by ${two.x} before subtracting.`,
      es: line`Aquí ${rise} no se dividió entre ${two.x} antes de restar.`,
    },
    bothMistakes: {
      en: line`Relationship ${letter} has the greater slope, and the difference is ${by}.`,
      es: line`La relación ${letter} tiene la pendiente mayor, y la diferencia es de ${by}.`,
    },
  }
}

interface Lines {
  readonly drawn: Drawn
  readonly two: Two
}

export const hardForms = (form: Form) => ({
  graphAndEquation: form({
    levels: ['hard'],
    kind: 'choose',
    wide: true,
    draw(random): Lines {
      const drawn = random.pick(itemOf(WITH_OTHER, random.evenly(OTHERS)))
      const b = random.pick(othersOf(drawn))
      const [x] = pointAt(drawn)
      return { drawn, two: { at: drawn.context, a: rateOf(drawn), b, x, second: x } }
    },
    answer: sentenceChoice,
    solve: ({ two }) => answersOf(two).right,
    mistakes: ({ two }) => answersOf(two).wrong,
    ask({ drawn, two }) {
      const intro = paragraph(itemOf(twoOfAKind, two.at), letsOf(contextOf(drawn)), {
        en: line`The graph is for ${A}. The equation for ${B} is ${ruleOf(two.b)}. Which relationship, ${A} or ${B}, has the greater slope, and by how much?`,
        es: line`La gráfica corresponde a ${A}. La ecuación de ${B} es ${ruleOf(two.b)}. ¿Qué relación, ${A} o ${B}, tiene la pendiente mayor y cuánto mayor es?`,
      })
      const shown = figure(oneLabeled(drawn))
      return { en: [intro.en, shown], es: [intro.es, shown] }
    },
    solution({ drawn, two }, answer) {
      return [
        explained(
          list(point(0, 0), point(...pointAt(drawn))),
          line`Read two points on line ${A} where grid lines cross.`,
          line`Lee dos puntos de la recta ${A} que sean cruces de la cuadrícula.`,
        ),
        rateStep(two, 'A', two.x),
        ruleStep(two),
        differenceStep(two),
        lastStep(answer),
      ]
    },
    whyWrong: ({ two }) => whyNot(two),
    check(printed, { key }) {
      const [x, y] = itemOf(linesIn(printed), 0)
      const a = Ratio.of(y, x)
      const b = evaluate(printed.one('relation').right, { x: 1 })
      return key === `${a.compare(b) > 0 ? 'A' : 'B'} ${apart(a, b)}`
    },
  }),

  tableAndStory: form({
    levels: ['hard'],
    kind: 'choose',
    draw: (random): Two => drawTwo(random, 0),
    answer: sentenceChoice,
    solve: two => answersOf(two).right,
    mistakes: two => answersOf(two).wrong,
    ask(two) {
      const context = itemOf(contexts, two.at)
      const second = itemOf(SECONDS, Math.floor(two.at / 3))(
        role('x', xAmount(context, two.second)),
        role('y', yAmount(context, two.b.times(two.second))),
      )
      const told = { en: line`The table is for ${A}.`, es: line`La tabla corresponde a ${A}.` }
      const text = paragraph(itemOf(twoOfAKind, two.at), told, second, WHICH)
      const shown = tableOf(context, two.a, [two.x, 2 * two.x, 3 * two.x])
      return { en: [text.en, shown], es: [text.es, shown] }
    },
    solution: (two, answer) => [
      rateStep(two, 'A', two.x),
      rateStep(two, 'B', two.second),
      differenceStep(two),
      lastStep(answer),
    ],
    whyWrong: whyNot,
    check(printed, { key }) {
      const [[x, y]] = tupleOf(columnsIn(printed).slice(0, 1), 1)
      const [a, b] = [y.over(x), printed.role('y').over(printed.role('x'))]
      return key === `${a.compare(b) > 0 ? 'A' : 'B'} ${apart(a, b)}`
    },
  }),

  ...valueForms(form),
  ...orderForms(form),
})

const othersOf = (drawn: Drawn): readonly Ratio[] => {
  const [x] = pointAt(drawn)
  const a = rateOf(drawn)
  return ratesBeside(contextOf(drawn), a).filter(b => {
    const wrong = notDivided({ at: drawn.context, a, b, x, second: x })
    return wrong.n > 0 && !wrong.equals(apart(a, b))
  })
}
const WITH_OTHER = drawable
  .filter(i => i % 3 === 2)
  .map(i => itemOf(LINES, i).filter(drawn => othersOf(drawn).length > 0))
  .filter(lines => lines.length > 0)
const OTHERS = WITH_OTHER.map((_, i) => i)

/** What B does, in every third context. */
const SECONDS: readonly ((x: Term, y: Term) => Both<readonly Inline[]>)[] = [
  (x, y) => ({
    en: line`Market B charges ${y} for ${x} of apples.`,
    es: line`El mercado B cobra ${y} por ${x} de manzanas.`,
  }),
  (x, y) => ({ en: line`School B charges ${y} for ${x}.`, es: line`La escuela B cobra ${y} por ${x}.` }),
  (x, y) => ({
    en: line`Bakery B uses ${y} of flour for ${x}.`,
    es: line`La panadería B usa ${y} de harina para ${x}.`,
  }),
  (x, y) => ({
    en: line`Shop B charges ${y} for ${x} of fabric.`,
    es: line`La tienda B cobra ${y} por ${x} de tela.`,
  }),
]
