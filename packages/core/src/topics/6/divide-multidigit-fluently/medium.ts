import {
  answerStep,
  asWritten,
  blank,
  both,
  bullets,
  divide,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  integer,
  itemOf,
  line,
  longDivision,
  m,
  prose,
  quotientAndRemainder,
  type Random,
  relation,
  remainder,
  step,
  sum,
  symbol,
  tableCells,
  times,
  tupleOf,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import {
  type Division,
  division,
  divisionLines,
  divisionSteps,
  drawMedium,
  groupsIn,
  isDivision,
  twoDigits,
} from './division.ts'
import { kindPrinted, storyWith, type Told } from './easy.ts'
import { groupStories } from './group-stories.ts'
import type { levels } from './levels.ts'

/** A quotient with a 0 inside, which is easily lost. */
function drawZero(random: Random): Division {
  return division(twoDigits(random), random.int(2, 9) * 100 + random.int(2, 9), 0)
}

/** A dividend with one digit hidden, neither first nor last. */
interface Boxed extends Division {
  readonly place: number
}
const drawBoxed = (random: Random): Boxed => {
  const drawn = division(twoDigits(random), random.int(2, 9) * 100 + random.int(2, 9) * 10 + random.int(2, 9), 0)
  return { ...drawn, place: random.int(1, String(drawn.dividend).length - 2) }
}
const digitOf = ({ dividend, place }: Boxed) => Math.floor(dividend / 10 ** place) % 10
/** The dividend with its comma and a box. */
const boxedText = ({ dividend, place }: Boxed): readonly [before: string, after: string] => {
  const digits = String(dividend)
  const text = `${digits.slice(0, -3)},${digits.slice(-3)}`
  const at = text.length - 1 - place - (place > 2 ? 1 : 0)
  return [text.slice(0, at), text.slice(at + 1)]
}

const drawStory = (random: Random): Told => {
  const story = random.evenly(startingAt(groupStories, 4))
  const divisor = random.int(...story.sizes)
  const quotient = random.int(Math.ceil(1100 / divisor), Math.floor(3900 / divisor))
  return { story, division: division(divisor, quotient, random.intExcept(2, divisor - 2, quotient)) }
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  mediumBracket: form({
    levels: ['medium'],
    instruction: {
      en: prose`Divide. If there is a remainder, write it after R.`,
      es: prose`Divide. Si hay residuo, escríbelo después de R.`,
    },
    draw: drawMedium,
    answer: quotientAndRemainder,
    solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
    ask: ({ dividend, divisor }) => both(longDivision(dividend, divisor)),
    solution: divisionSteps,
    check(printed, { quotient, remainder: rest }) {
      const { dividend, divisor } = printed.block('long-division')
      return isDivision(evaluate(dividend).n, divisor, quotient, rest)
    },
  }),

  missingDividend: form({
    levels: ['medium'],
    lines: 4,
    instruction: { en: prose`Find the missing dividend.`, es: prose`Halla el dividendo que falta.` },
    draw: (random): Division => {
      const divisor = twoDigits(random)
      return division(divisor, random.int(112, 489), random.int(2, divisor - 1))
    },
    answer: integer,
    solve: ({ dividend }) => dividend,
    ask: ({ divisor, quotient, rest }) => both(m`${divide(blank(3), divisor)} = ${remainder(quotient, rest)}`),
    solution: ({ divisor, quotient, rest, dividend }) => [
      step(equation(times(divisor, quotient), divisor * quotient), because.explain, {
        sentence: {
          en: line`Multiply the divisor by the quotient.`,
          es: line`Multiplica el divisor por el cociente.`,
        },
      }),
      step(equation(sum(divisor * quotient, rest), dividend), because.explain, {
        sentence: { en: line`Add the remainder.`, es: line`Suma el residuo.` },
      }),
    ],
    check(printed, answer) {
      const { under } = printed.one('quotient')
      const { quotient, remainder: rest } = printed.one('remainder')
      return isDivision(exact(answer).n, evaluate(under).n, evaluate(quotient).n, evaluate(rest).n)
    },
  }),

  missingDigit: form({
    levels: ['medium'],
    lines: 3,
    instruction: {
      en: prose`There is no remainder. Find the missing digit of the dividend.`,
      es: prose`No hay residuo. Halla el dígito que falta en el dividendo.`,
    },
    draw: drawBoxed,
    answer: integer,
    solve: digitOf,
    ask(boxed) {
      const [before, after] = boxedText(boxed)
      const content = [before, symbol('□'), `${after} ÷ ${boxed.divisor} = ${boxed.quotient}`]
      return both({ kind: 'paragraph', content })
    },
    key: ({ dividend, divisor, quotient }) => both(equation(divide(dividend, divisor), quotient)),
    solution: (boxed, answer) => [
      step(equation(times(boxed.divisor, boxed.quotient), boxed.dividend), because.explain, {
        sentence: {
          en: line`Multiply the divisor by the quotient: this is the dividend.`,
          es: line`Multiplica el divisor por el cociente: ese es el dividendo.`,
        },
      }),
      answerStep(expr(answer), {
        en: line`Compare the digits: the box is ${asWritten(digitOf(boxed))}.`,
        es: line`Compara los dígitos: la casilla es ${asWritten(digitOf(boxed))}.`,
      }),
    ],
    // Tries every digit: one alone leaves no remainder and gives the quotient.
    check(printed, answer) {
      const written = printed
        .block('paragraph')
        .content.map(part => (typeof part === 'string' ? part : '□'))
        .join('')
        .replaceAll(',', '')
      const fits = wholes(0, 9).filter(digit => {
        const [left, right] = tupleOf(written.replace('□', String(digit)).split(' = '), 2)
        const [dividend, divisor] = tupleOf(left.split(' ÷ ').map(Number), 2)
        return isDivision(dividend, divisor, Number(right), 0)
      })
      return fits.length === 1 && exact(answer).equals(itemOf(fits, 0))
    },
  }),

  zeroInside: form({
    levels: ['medium'],
    lines: 5,
    draw: drawZero,
    answer: integer,
    solve: ({ quotient }) => quotient,
    mistakes: ({ quotient }) => {
      const [first, last] = [Math.floor(quotient / 100), quotient % 10]
      return {
        zeroLost: first * 10 + last,
        zeroAtTheEnd: first * 100 + last * 10,
        oneMoreTen: first * 100 + 10 + last,
      }
    },
    ask: ({ dividend, divisor }) => ({
      en: prose`What is ${divide(dividend, divisor)}?`,
      es: prose`¿Cuánto es ${divide(dividend, divisor)}?`,
    }),
    solution: (drawn, answer) => [
      ...divisionLines(drawn),
      answerStep(expr(answer), {
        en: line`Keep the 0 in the tens place. Check: ${equation(times(drawn.divisor, drawn.quotient), drawn.dividend)}.`,
        es: line`Conserva el 0 de las decenas. Comprueba: ${equation(times(drawn.divisor, drawn.quotient), drawn.dividend)}.`,
      }),
    ],
    whyWrong: ({ dividend, divisor, quotient }) => {
      const [first, last] = [Math.floor(quotient / 100), quotient % 10]
      const product = (wrong: number) => relation(times(divisor, wrong), '≠', dividend)
      return {
        zeroLost: explained(
          product(first * 10 + last),
          line`It leaves out the 0 in the tens place.`,
          line`Omite el 0 de las decenas.`,
        ),
        zeroAtTheEnd: explained(
          product(first * 100 + last * 10),
          line`It writes the 0 in the ones place.`,
          line`Escribe el 0 en las unidades.`,
        ),
        oneMoreTen: explained(
          product(first * 100 + 10 + last),
          line`It writes 1 in the tens place, not 0.`,
          line`Escribe 1 en las decenas, no 0.`,
        ),
      }
    },
    check(printed, answer) {
      const { over, under } = printed.one('quotient')
      return exact(answer).times(evaluate(under)).equals(evaluate(over))
    },
  }),

  fullAndLeft: form({
    levels: ['medium'],
    kind: 'story',
    lines: 4,
    draw: drawStory,
    answer: tableCells,
    solve({ story: { labels }, division: { quotient, rest } }) {
      return {
        blanks: [quotient, rest],
        rows: [
          [labels[0], quotient],
          [labels[1], rest],
        ],
        rowHeads: true,
      }
    },
    ask(told) {
      const asked = storyWith(told, { en: line`Complete both lines.`, es: line`Completa los dos renglones.` })
      const blanks = bullets(...told.story.labels.map(label => line`${label}: ____`))
      return { en: [asked.en, blanks], es: [asked.es, blanks] }
    },
    solution: ({ division: drawn }, answer) => [
      groupsIn(drawn),
      ...divisionLines(drawn),
      step(remainder(drawn.quotient, drawn.rest), because.whatIsLeft),
      answerStep(tableCells.show(answer), {
        en: line`The quotient counts the full groups. Write the remainder in the second line.`,
        es: line`El cociente cuenta los grupos completos. Escribe el residuo en el segundo renglón.`,
      }),
    ],
    check(printed, { blanks }) {
      const [full, left] = tupleOf(
        blanks.map(value => exact(value).n),
        2,
      )
      return isDivision(printed.role('total').n, printed.role(kindPrinted(printed)).n, full, left)
    },
  }),
})
