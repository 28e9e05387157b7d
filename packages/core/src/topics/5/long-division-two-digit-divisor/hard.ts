import {
  answerStep,
  blank,
  both,
  count,
  divide,
  divideByPlaces,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  findMistake,
  gcd,
  itemOf,
  line,
  longDivision,
  minus,
  mixed,
  mixedNumberInLowestTerms,
  over,
  type Printed,
  prose,
  quantity,
  quotientAndRemainder,
  type Random,
  Ratio,
  type Step,
  statements,
  step,
  story,
  sum,
  thing,
  times,
  tupleOf,
  type Work,
  words,
} from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'
import * as because from '../../../solution/reasons/index.ts'
import { drop, leftOver, roomLeft, roundUp, type Story } from './leftover-stories.ts'
import type { levels } from './levels.ts'
import { division, draw, isDivision, kinds } from './parts.ts'

/** Long division without its check: a story goes on. */
const worked = (dividend: number, divisor: number) =>
  divideByPlaces(dividend, divisor).filter(
    ({ reason }) => reason !== because.checkDivision.id && reason !== because.checkQuotient.id,
  )

const intoGroups = (all: number, size: number): Step =>
  explained(divide(all, size), line`Make groups of ${size}: divide.`, line`Forma grupos de ${size}: divide.`)

interface Splitting {
  readonly divisor: number
  readonly hundreds: number
  readonly rest: number
  readonly dividend: number
}
/** 4,536 ÷ 21 by the multiples 4,200 and 336. */
const workOf = ({ divisor, hundreds, dividend }: Splitting, part: number, left: number, right: number): Work => [
  divide(dividend, divisor),
  sum(divide(100 * hundreds * divisor, divisor), divide(part, divisor)),
  sum(left, right),
  expr(left + right),
]

function drawStory(random: Random, stories: readonly Story[]) {
  const story = random.evenly(stories)
  const divisor = random.int(...story.divisor)
  return {
    story,
    ...random.until(
      () => division(divisor, random.int(...story.quotient), random.int(2, divisor - 1)),
      ({ dividend, quotient, rest }) =>
        dividend >= 100 && quotient % 10 > 0 && quotient !== rest && quotient !== divisor && quotient + 1 !== rest,
    ),
  }
}

/** The total is the greater of the two printed numbers. */
function read(printed: Printed): readonly [dividend: number, divisor: number] {
  const [a, b] = tupleOf(
    printed.numbers.map(({ n }) => n),
    2,
  )
  return [Math.max(a, b), Math.min(a, b)]
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  asFraction: form({
    levels: ['hard'],
    instruction: {
      en: prose`Divide. Write the remainder as a fraction in lowest terms.`,
      es: prose`Divide. Escribe el residuo como fracción en su mínima expresión.`,
    },
    draw: random => kinds['four digits'](random),
    answer: mixedNumberInLowestTerms,
    solve: ({ dividend, divisor }) => mixed(Ratio.of(dividend, divisor)),
    ask: ({ dividend, divisor }) => both(longDivision(dividend, divisor)),
    solution({ dividend, divisor, quotient, rest }, answer) {
      const factor = gcd(rest, divisor)
      return [
        ...worked(dividend, divisor),
        factor > 1
          ? step(
              statements(equation(over(rest, divisor), over(rest / factor, divisor / factor)), expr(answer)),
              because.explain,
              {
                sentence: {
                  en: line`Write the remainder over the divisor. Then divide the numerator and the denominator by ${factor}.`,
                  es: line`Escribe el residuo sobre el divisor. Luego divide el numerador y el denominador entre ${factor}.`,
                },
              },
            )
          : step(equation(sum(quotient, over(rest, divisor)), answer), because.explain, {
              sentence: {
                en: line`Write the remainder over the divisor. Only 1 divides both ${rest} and ${divisor}.`,
                es: line`Escribe el residuo sobre el divisor. Solo el 1 divide a ${rest} y a ${divisor}.`,
              },
            }),
      ]
    },
    check(printed, answer) {
      const { dividend, divisor } = printed.block('long-division')
      return exact(answer).times(divisor).equals(evaluate(dividend))
    },
  }),

  checkByMultiplying: form({
    levels: ['hard'],
    instruction: { en: prose`Divide. Then fill in the check.`, es: prose`Divide. Luego completa la comprobación.` },
    draw: random => draw(random, { kinds: ['zero in the ones', 'four digits'] }),
    answer: quotientAndRemainder,
    solve: ({ quotient, rest }) => ({ quotient, remainder: rest }),
    ask: ({ dividend, divisor }) =>
      both([longDivision(dividend, divisor), equation(sum(times(divisor, blank(3)), blank(2)), dividend)]),
    key: ({ dividend, divisor, quotient, rest }) => both(equation(sum(times(divisor, quotient), rest), dividend)),
    solution: ({ dividend, divisor }) => divideByPlaces(dividend, divisor),
    check(printed, { quotient, remainder }) {
      const { factors } = printed.one('product')
      const { right } = printed.one('relation')
      return isDivision(evaluate(right).n, evaluate(itemOf(factors, 0)).n, quotient, remainder)
    },
  }),

  findTheError: form(
    findMistake({
      levels: ['hard'],
      lines: 3,
      draw: random =>
        random.until(
          () => {
            const [divisor, hundreds, rest] = [random.int(12, 48), random.int(2, 9), random.int(2, 9)]
            return { divisor, hundreds, rest, dividend: divisor * (100 * hundreds + rest) }
          },
          ({ dividend }) => dividend < 10000 && dividend >= 2000,
        ),
      work: facts => workOf(facts, facts.divisor * facts.rest, 100 * facts.hundreds, facts.rest),
      steps: ({ divisor, hundreds, rest }) => [
        step(
          sum(divide(100 * hundreds * divisor, divisor), divide(divisor * rest, divisor)),
          because.breakIntoMultiples,
          { divisor },
        ),
        step(sum(100 * hundreds, rest), because.divideEachPart),
        step(expr(100 * hundreds + rest), because.joinPlaces),
      ],
      mistakes: {
        wrongPart: {
          says: ({ divisor, hundreds, dividend, rest }) => ({
            en: line`${100 * hundreds * divisor} and ${divisor * rest + divisor} do not make ${dividend}`,
            es: line`${100 * hundreds * divisor} y ${divisor * rest + divisor} no forman ${dividend}`,
          }),
          work: facts => workOf(facts, facts.divisor * (facts.rest + 1), 100 * facts.hundreds, facts.rest + 1),
        },
        zeroLost: {
          says: ({ divisor, hundreds }) => ({
            en: line`${10 * hundreds} times ${divisor} is only ${10 * hundreds * divisor}: a zero is missing`,
            es: line`${10 * hundreds} por ${divisor} es solo ${10 * hundreds * divisor}: falta un cero`,
          }),
          work: facts => workOf(facts, facts.divisor * facts.rest, 10 * facts.hundreds, facts.rest),
        },
        placesMixed: {
          says: ({ rest }) => ({
            en: line`${rest} counts ones, not tens`,
            es: line`${rest} cuenta unidades, no decenas`,
          }),
          work: facts =>
            [
              ...workOf(facts, facts.divisor * facts.rest, 100 * facts.hundreds, facts.rest).slice(0, -1),
              expr(100 * facts.hundreds + 10 * facts.rest),
            ] as unknown as Work,
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),

  roomLeft: form(
    story({
      levels: ['hard'],
      share: 2,
      settings: roomLeft,
      draw: (random, { divisor, quotient }) =>
        random.until(
          () => {
            const size = random.int(divisor[0], divisor[1])
            return { all: size * random.int(quotient[0], quotient[1]) + random.int(2, size - 2), size }
          },
          ({ all }) => all >= 300,
        ),
      answer: quantity,
      solve: ({ all, size }, { unit }) => count(size - (all % size), unit),
      ask: ({ all, size }, { ask }) => ask(all, size),
      solution({ all, size }, answer, { full, unit }) {
        const rest = all % size
        return [
          intoGroups(all, size),
          ...worked(all, size),
          answerStep(equation(minus(size, rest), size - rest), {
            en: [
              ...line`After ${count(Math.floor(all / size), full)}, ${count(rest, unit === nouns.seat ? nouns.student : unit)} are left for the last ${words(full.en[0], full.es[0])}. `,
              ...(unit === nouns.seat ? line`That leaves ${answer} empty.` : line`That leaves room for ${answer}.`),
            ],
            es: [
              ...line`Después de ${count(Math.floor(all / size), full)}, quedan ${count(rest, unit === nouns.seat ? nouns.student : unit)} para ${words('the last', full.gender === 'f' ? 'la última' : 'el último')} ${words(full.en[0], full.es[0])}. `,
              ...(unit === nouns.seat ? line`Quedan vacíos ${answer}.` : line`Queda lugar para ${answer}.`),
            ],
          }),
        ]
      },
      // What is there and what would still fit fill whole ones.
      check(numberOf, { amount }) {
        const [more, size] = [evaluate(amount).n, numberOf('size').n]
        return (numberOf('all').n + more) % size === 0 && more > 0 && more < size
      },
    }),
  ),

  oneMore: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => drawStory(random, roundUp),
    answer: quantity,
    solve: ({ story, quotient }) => count(quotient + 1, story.unit),
    ask: ({ story, dividend, divisor }) => story.tell(dividend, divisor),
    solution: ({ story, dividend, divisor, quotient, rest }, answer) => [
      intoGroups(dividend, divisor),
      ...worked(dividend, divisor),
      answerStep(equation(sum(quotient, 1), quotient + 1), {
        en: line`The ${rest} left over need one more ${thing(story.unit)}: ${answer} in all.`,
        es: line`Sobran ${rest}: hace falta ${count(1, story.unit)} más. En total, ${answer}.`,
      }),
    ],
    // Enough for all, and with one fewer not enough.
    check(printed, { amount }) {
      const [all, size] = read(printed)
      const needed = evaluate(amount).n
      return needed * size >= all && (needed - 1) * size < all
    },
  }),

  complete: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => drawStory(random, drop),
    answer: quantity,
    solve: ({ story, quotient }) => count(quotient, story.unit),
    ask: ({ story, dividend, divisor }) => story.tell(dividend, divisor),
    solution: ({ story, dividend, divisor, quotient, rest }, answer) => [
      intoGroups(dividend, divisor),
      ...worked(dividend, divisor),
      answerStep(equation(times(quotient, divisor), dividend - rest), {
        en: line`The remainder, ${rest}, is not enough for one more ${thing(story.unit)}: ${answer}.`,
        es: line`El residuo, ${rest}, no alcanza para ${count(1, story.unit)} más: la respuesta es ${answer}.`,
      }),
    ],
    check(printed, { amount }) {
      const [all, size] = read(printed)
      const filled = evaluate(amount).n
      return filled * size <= all && (filled + 1) * size > all
    },
  }),

  leftOver: form({
    levels: ['medium'],
    kind: 'story',
    draw: random => drawStory(random, leftOver),
    answer: quantity,
    solve: ({ story, rest }) => count(rest, story.unit),
    ask: ({ story, dividend, divisor }) => story.tell(dividend, divisor),
    solution: ({ dividend, divisor }, answer) => [
      intoGroups(dividend, divisor),
      ...worked(dividend, divisor),
      answerStep(both({ kind: 'paragraph', content: [answer] }), {
        en: line`So ${answer} are left over.`,
        es: line`Entonces sobran ${answer}.`,
      }),
    ],
    check(printed, { amount }) {
      const [all, size] = read(printed)
      const left = evaluate(amount).n
      return left >= 0 && left < size && (all - left) % size === 0
    },
  }),
})
