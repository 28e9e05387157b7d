import {
  answerStep,
  asWritten,
  both,
  count,
  decimal,
  decimalNumber,
  divide,
  equation,
  evaluate,
  exact,
  expr,
  type FormMaker,
  integer,
  itemOf,
  line,
  longDivision,
  minus,
  name,
  type Person,
  people,
  prose,
  type Quantity,
  quantity,
  quotientAndRemainder,
  type Random,
  Ratio,
  remainder,
  type Sentence,
  type Step,
  sentenceChoice,
  statements,
  step,
  sum,
  symbol,
  times,
  tupleOf,
  type WhyWrong,
  wholes,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { type Division, division, divisionLines, divisionSteps, drawHard, groupsIn, isDivision } from './division.ts'
import { kindPrinted, storyWith, type Told } from './easy.ts'
import { groupStories } from './group-stories.ts'
import type { levels } from './levels.ts'

/** Divisors by which quarters, halves and fifths of the divisor are whole, and no multiples of 10. */
const EXACT = [24, 36, 15, 48, 32, 25, 16, 64, 28, 35, 75, 72, 44, 96] as const
function drawExact(random: Random): Division {
  const divisor = random.evenly(EXACT)
  const parts = divisor % 4 === 0 ? [1, 3, 2] : [1, 2, 3, 4]
  const rest = (divisor / (divisor % 4 === 0 ? 4 : 5)) * random.pick(parts)
  return division(divisor, random.int(Math.ceil(1100 / divisor), Math.floor(8800 / divisor)), rest)
}
const exactQuotient = ({ dividend, divisor }: Division) => Ratio.of(dividend, divisor)

/** What is left after the ones, as tenths and as hundredths. */
function decimalSteps({ divisor, quotient, rest }: Division): readonly Step[] {
  const tenths = rest * 10
  const left = tenths % divisor
  const lineOf = (value: number, soFar: string) =>
    statements(
      equation(minus(value, times(Math.floor(value / divisor), divisor)), value % divisor),
      words(`quotient ${soFar}`, `cociente ${soFar}`),
    )
  const first = `${quotient}.${Math.floor(tenths / divisor)}`
  return [
    step(lineOf(tenths, first), because.explain, {
      sentence: {
        en: line`Write the decimal point in the quotient. Write a 0: ${tenths} tenths.`,
        es: line`Escribe el punto decimal en el cociente. Escribe un 0: ${tenths} décimas.`,
      },
    }),
    ...(left > 0
      ? [
          step(lineOf(left * 10, `${first}${Math.floor((left * 10) / divisor)}`), because.explain, {
            sentence: {
              en: line`Write another 0: ${left * 10} hundredths.`,
              es: line`Escribe otro 0: ${left * 10} centésimas.`,
            },
          }),
        ]
      : []),
  ]
}

/** A divisor of three digits with its tens hidden. */
const drawDivisor = (random: Random): Division =>
  division(
    random.int(2, 6) * 100 + random.int(2, 9) * 10 + random.int(2, 9),
    random.int(2, 8) * 10 + random.int(3, 9),
    0,
  )
const hiddenDigit = ({ divisor }: Division) => Math.floor(divisor / 10) % 10

const drawStory = (random: Random): Told => {
  const story = random.evenly(groupStories)
  const [least, most] = story.large
  const drawn = random.int(least, most)
  const divisor = drawn % 10 === 0 ? drawn + 1 : drawn
  const quotient = random.int(Math.ceil(5200 / divisor), Math.floor(9700 / divisor) - 1)
  const rest = random.intExcept(2, divisor - 2, quotient)
  return { story, division: division(divisor, quotient, rest) }
}
const amountOf = ({ story, division: { quotient, rest } }: Told): Quantity =>
  story.kind === 'left'
    ? count(rest, story.items)
    : count(story.kind === 'needed' ? quotient + 1 : quotient, story.groups)
const askedOf = (story: Told['story']) => (story.kind === 'left' ? story.leftAsked : story.groupsAsked)

function interpreted({ story, division: { quotient, rest } }: Told): Step {
  if (story.kind === 'needed')
    return step(equation(sum(quotient, 1), quotient + 1), because.explain, {
      sentence: {
        en: line`The ${rest} left over need one more: round the quotient up.`,
        es: line`Para los ${rest} que sobran se necesita uno más: redondea el cociente hacia arriba.`,
      },
    })
  return story.kind === 'full'
    ? step(remainder(quotient, rest), because.explain, {
        sentence: {
          en: line`The ${rest} left over do not fill another group: drop the remainder.`,
          es: line`Lo que sobra, ${rest}, no completa otro grupo: omite el residuo.`,
        },
      })
    : step(remainder(quotient, rest), because.explain, {
        sentence: { en: line`The remainder is asked for.`, es: line`Se pide el residuo.` },
      })
}

const MISTAKES = ['zeroLost', 'restTooGreat', 'asDecimal', 'zeroAtEnd'] as const
type Mistake = (typeof MISTAKES)[number]
const SAID: Readonly<Record<Mistake, Sentence>> = {
  zeroLost: {
    key: 'zeroLost',
    says: {
      en: prose`The quotient is missing one digit: the 0 in the tens place.`,
      es: prose`Al cociente le falta un dígito: el 0 de las decenas.`,
    },
  },
  restTooGreat: {
    key: 'restTooGreat',
    says: {
      en: prose`The remainder is greater than the divisor.`,
      es: prose`El residuo es mayor que el divisor.`,
    },
  },
  asDecimal: {
    key: 'asDecimal',
    says: {
      en: prose`The remainder was written as decimal digits.`,
      es: prose`El residuo se escribió como cifras decimales.`,
    },
  },
  zeroAtEnd: {
    key: 'zeroAtEnd',
    says: {
      en: prose`The 0 of the quotient is in the ones place, not in the tens place.`,
      es: prose`El 0 del cociente está en las unidades, no en las decenas.`,
    },
  },
}
interface Claimed extends Division {
  readonly mistake: Mistake
  readonly who: Person
}
const claimOf = ({ quotient, rest, divisor, mistake }: Claimed) => {
  const [first, last] = [Math.floor(quotient / 100), quotient % 10]
  switch (mistake) {
    case 'zeroLost':
      return remainder(first * 10 + last, rest)
    case 'zeroAtEnd':
      return remainder(first * 100 + last * 10, rest)
    case 'restTooGreat':
      return remainder(quotient - 1, rest + divisor)
    case 'asDecimal':
      return decimal(Ratio.of(quotient * 1000 + rest, 1000))
  }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  hardBracket: form({
    levels: ['hard'],
    instruction: {
      en: prose`Divide. Write the quotient with its remainder (R).`,
      es: prose`Divide. Escribe el cociente con su residuo (R).`,
    },
    draw: drawHard,
    answer: quotientAndRemainder,
    solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
    ask: ({ dividend, divisor }) => both(longDivision(dividend, divisor)),
    solution: divisionSteps,
    check(printed, { quotient, remainder: rest }) {
      const { dividend, divisor } = printed.block('long-division')
      return isDivision(evaluate(dividend).n, divisor, quotient, rest)
    },
  }),

  exactDecimal: form({
    levels: ['hard'],
    instruction: {
      en: prose`Divide until no remainder is left. Write the quotient as a decimal.`,
      es: prose`Divide hasta que no quede residuo. Escribe el cociente como decimal.`,
    },
    draw: drawExact,
    answer: { ...decimalNumber, requires: 'decimal' },
    solve: drawn => decimal(exactQuotient(drawn)),
    ask: ({ dividend, divisor }) => both(longDivision(dividend, divisor)),
    solution: (drawn, answer) => [
      ...divisionLines(drawn),
      ...decimalSteps(drawn),
      answerStep(equation(divide(drawn.dividend, drawn.divisor), answer), {
        en: line`Nothing is left: the quotient is exact.`,
        es: line`No queda nada: el cociente es exacto.`,
      }),
    ],
    check(printed, answer) {
      const { dividend, divisor } = printed.block('long-division')
      return exact(answer).times(divisor).equals(evaluate(dividend))
    },
  }),

  divisorDigit: form({
    levels: ['hard'],
    lines: 4,
    instruction: {
      en: prose`There is no remainder. Find the missing digit of the divisor.`,
      es: prose`No hay residuo. Halla el dígito que falta en el divisor.`,
    },
    draw: drawDivisor,
    answer: integer,
    solve: hiddenDigit,
    ask({ dividend, divisor, quotient }) {
      const digits = String(divisor)
      const content = [expr(dividend), ` ÷ ${digits.slice(0, 1)}`, symbol('□'), `${digits.slice(2)} = `, expr(quotient)]
      return both({ kind: 'paragraph', content })
    },
    key: ({ dividend, divisor, quotient }) => both(equation(divide(dividend, divisor), quotient)),
    solution: (drawn, answer) => [
      step(divide(drawn.dividend, drawn.quotient), because.explain, {
        sentence: {
          en: line`The divisor is the dividend divided by the quotient.`,
          es: line`El divisor es el dividendo entre el cociente.`,
        },
      }),
      ...divisionLines(division(drawn.quotient, drawn.divisor, 0)),
      answerStep(expr(answer), {
        en: line`The divisor is ${drawn.divisor}: the box is ${asWritten(hiddenDigit(drawn))}.`,
        es: line`El divisor es ${drawn.divisor}: la casilla es ${asWritten(hiddenDigit(drawn))}.`,
      }),
    ],
    // Tries every digit in the box.
    check(printed, answer) {
      const [dividend, quotient] = printed.take(2)
      const written = printed.block('paragraph').content.filter(part => typeof part === 'string')
      const [before, after] = tupleOf(
        written.map(part => part.replace(/\D/g, '')),
        2,
      )
      const fits = wholes(0, 9).filter(digit =>
        isDivision(dividend.n, Number(`${before}${digit}${after}`), quotient.n, 0),
      )
      return fits.length === 1 && exact(answer).equals(itemOf(fits, 0))
    },
  }),

  whatIsWrong: form({
    levels: ['hard'],
    kind: 'find-mistake',
    draw(random): Claimed {
      const mistake = random.evenly(MISTAKES)
      const divisor = random.int(12, 34) * 10 + random.int(2, 9)
      const quotient = random.int(2, 9) * 100 + random.int(2, 9)
      return { ...division(divisor, quotient, random.int(12, divisor - 1)), mistake, who: random.pick(people) }
    },
    answer: sentenceChoice,
    solve: ({ mistake }) => SAID[mistake],
    mistakes: ({ mistake }) => Object.fromEntries(Object.entries(SAID).filter(([key]) => key !== mistake)),
    ask: claimed => {
      const work = equation(divide(claimed.dividend, claimed.divisor), claimOf(claimed))
      return {
        en: prose`${name(claimed.who)} writes ${work}. What is the mistake?`,
        es: prose`${name(claimed.who)} escribe ${work}. ¿Cuál es el error?`,
      }
    },
    key: ({ quotient, rest }) => ({
      en: prose`It should be ${remainder(quotient, rest)}.`,
      es: prose`Debe ser ${remainder(quotient, rest)}.`,
    }),
    solution: (claimed, { says }) => [
      ...divisionLines(claimed),
      step(
        equation(sum(times(claimed.divisor, claimed.quotient), claimed.rest), claimed.dividend),
        because.checkDivision,
      ),
      answerStep(says, {
        en: line`The right answer is ${remainder(claimed.quotient, claimed.rest)}, not ${claimOf(claimed)}.`,
        es: line`La respuesta correcta es ${remainder(claimed.quotient, claimed.rest)}, no ${claimOf(claimed)}.`,
      }),
    ],
    whyWrong: claimed => {
      const claim = claimOf(claimed)
      const all: Readonly<Record<Mistake, WhyWrong>> = {
        zeroLost: {
          en: line`No digit of the quotient is missing in ${claim}.`,
          es: line`En ${claim} no falta ningún dígito del cociente.`,
        },
        restTooGreat:
          claimed.mistake === 'asDecimal'
            ? { en: line`${claim} shows no remainder.`, es: line`${claim} no muestra ningún residuo.` }
            : {
                en: line`The remainder of ${claim} is not greater than ${claimed.divisor}.`,
                es: line`El residuo de ${claim} no es mayor que ${claimed.divisor}.`,
              },
        asDecimal: { en: line`${claim} shows a remainder.`, es: line`${claim} muestra un residuo.` },
        zeroAtEnd: {
          en: line`The ones digit of the quotient is not 0.`,
          es: line`La cifra de las unidades del cociente no es 0.`,
        },
      }
      return all
    },
    check(printed, { key }) {
      const { left, right } = printed.one('relation')
      const under = left.kind === 'quotient' ? evaluate(left.under).n : 0
      const over = left.kind === 'quotient' ? evaluate(left.over).n : 0
      if (right.kind !== 'remainder') return key === 'asDecimal'
      const [quotient, rest] = [evaluate(right.quotient).n, evaluate(right.remainder).n]
      if (quotient * under + rest === over) return key === 'restTooGreat' && rest >= under
      return key === (2 * quotient * under < over ? 'zeroLost' : 'zeroAtEnd')
    },
  }),

  hardStory: form({
    levels: ['hard'],
    kind: 'story',
    lines: 5,
    draw: drawStory,
    answer: quantity,
    solve: amountOf,
    ask: told => storyWith(told, askedOf(told.story).question),
    solution: (told, answer) => [
      groupsIn(told.division),
      ...divisionLines(told.division),
      interpreted(told),
      answerStep(both({ kind: 'paragraph', content: [answer] }), askedOf(told.story).ends(answer)),
    ],
    // Groups that hold all, groups that are full, or what completes no group.
    check(printed, { amount }) {
      const kind = kindPrinted(printed)
      const [total, each, found] = [printed.role('total').n, printed.role(kind).n, exact(amount).n]
      if (kind === 'needed') return found * each >= total && (found - 1) * each < total
      if (kind === 'full') return found * each <= total && (found + 1) * each > total
      return found >= 0 && found < each && (total - found) % each === 0
    },
  }),
})
