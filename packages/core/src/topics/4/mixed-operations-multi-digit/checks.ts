import {
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  minus,
  prose,
  type Random,
  remainder,
  sum,
  times,
  type Value,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import {
  COLUMN_SIGNS,
  type ColumnSign,
  complete,
  drawFact,
  type Fact,
  resultOf,
  workedAtOnce,
  workedShortly,
} from './operations.ts'

interface Check {
  /** Ends in the first number. */
  readonly right: Expr
  readonly wrong: Readonly<Record<string, Value>>
}
function checkOf(fact: Fact & { readonly sign: ColumnSign }): Check {
  const { a, b, sign } = fact
  const found = resultOf(fact)
  switch (sign) {
    case '+':
      return {
        right: minus(found, b),
        wrong: { sameOperation: sum(found, b), firstAddedAgain: sum(found, a), addendsSubtracted: minus(a, b) },
      }
    case '−':
      return {
        right: sum(found, b),
        wrong: { sameOperation: minus(found, b), firstAdded: sum(found, a), numbersAdded: sum(a, b) },
      }
    case '×':
      return {
        right: divide(found, b),
        wrong: { sameOperation: times(found, b), factorSubtracted: minus(found, b), factorAdded: sum(found, b) },
      }
    default:
      return sign satisfies never
  }
}
const OPPOSITE = { '+': '−', '−': '+', '×': '÷' } as const
const checkFact = ({ a, b, sign }: Fact & { readonly sign: ColumnSign }): Fact => ({
  a: resultOf({ a, b, sign }),
  b,
  sign: OPPOSITE[sign],
})
const WHY = {
  '+': {
    en: line`Subtraction undoes addition: subtract the second addend from the sum.`,
    es: line`La resta deshace la suma: resta el segundo sumando del total.`,
  },
  '−': {
    en: line`Addition undoes subtraction: add the second number to the difference.`,
    es: line`La suma deshace la resta: suma el segundo número a la diferencia.`,
  },
  '×': {
    en: line`Division undoes multiplication: divide the product by the second factor.`,
    es: line`La división deshace la multiplicación: divide el producto entre el segundo factor.`,
  },
} as const
const BACK = {
  '+': { en: line`The result is the first addend.`, es: line`El resultado es el primer sumando.` },
  '−': { en: line`The result is the first number.`, es: line`El resultado es el primer número.` },
  '×': { en: line`The result is the first factor.`, es: line`El resultado es el primer factor.` },
} as const

const whichChecks = (claim: Expr) => ({
  en: prose`Which expression checks that ${claim}?`,
  es: prose`¿Con qué expresión se comprueba que ${claim}?`,
})

interface Division {
  readonly dividend: number
  readonly divisor: number
  readonly quotient: number
  readonly rest: number
}
function drawDivision(random: Random): Division {
  const [divisor, quotient] = [random.int(4, 9), random.int(42, 298)]
  const rest = random.int(1, divisor - 1)
  return { dividend: divisor * quotient + rest, divisor, quotient, rest }
}
const wrongChecks = ({ divisor, quotient, rest }: Division): Readonly<Record<string, Expr>> => ({
  remainderSubtracted: minus(times(divisor, quotient), rest),
  remainderMultiplied: sum(times(quotient, rest), divisor),
  quotientAdded: sum(times(divisor, rest), quotient),
})

/** What the other expressions come to. */
const whyNot = (wrong: Readonly<Record<string, Value>>, wanted: number) =>
  Object.fromEntries(
    Object.entries(wrong).map(([name, value]) => [
      name,
      explained(
        equation(value, evaluate(expr(value))),
        line`The result is not ${wanted}.`,
        line`El resultado no es ${wanted}.`,
      ),
    ]),
  )

export const checkForms = (form: FormMaker<typeof levels>) => ({
  whichCheck: form({
    levels: ['easy'],
    draw(random, level): Fact & { readonly sign: ColumnSign } {
      const sign = random.evenly(COLUMN_SIGNS)
      // Nothing is taken from less in any of the choices.
      const { a, b } = random.until(
        () => drawFact(random, sign, level),
        fact => sign !== '−' || fact.a > 2 * fact.b,
      )
      return { a, b, sign }
    },
    answer: formulaChoice,
    solve: fact => checkOf(fact).right,
    mistakes: fact => checkOf(fact).wrong,
    ask: fact => whichChecks(complete(fact)),
    solution: fact => [
      explained(checkOf(fact).right, WHY[fact.sign].en, WHY[fact.sign].es),
      ...workedShortly(checkFact(fact)),
      explained(equation(checkOf(fact).right, fact.a), BACK[fact.sign].en, BACK[fact.sign].es),
    ],
    whyWrong: fact => whyNot(checkOf(fact).wrong, fact.a),
    // It comes to the first number of the equation.
    check: (printed, answer) =>
      evaluate(expr(answer)).equals(
        itemOf(
          printed.all('number').map(item => evaluate(item)),
          0,
        ),
      ),
  }),

  divisionCheck: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => drawDivision(random),
        drawn => Object.values(wrongChecks(drawn)).every(wrong => !evaluate(wrong).equals(drawn.dividend)),
      ),
    answer: formulaChoice,
    solve: ({ divisor, quotient, rest }) => sum(times(divisor, quotient), rest),
    mistakes: wrongChecks,
    ask: ({ dividend, divisor, quotient, rest }) =>
      whichChecks(equation(divide(dividend, divisor), remainder(quotient, rest))),
    solution: ({ dividend, divisor, quotient, rest }) => [
      workedAtOnce(
        { a: quotient, b: divisor, sign: '×' },
        line`Divisor times quotient, with the quotient first: `,
        line`Divisor por cociente, con el cociente primero: `,
      ),
      explained(
        equation(sum(dividend - rest, rest), dividend),
        line`Add the remainder. The result is the dividend.`,
        line`Suma el residuo. El resultado es el dividendo.`,
      ),
    ],
    whyWrong: facts => whyNot(wrongChecks(facts), facts.dividend),
    check: (printed, answer) => {
      const { over } = printed.one('quotient')
      return exact(answer).equals(evaluate(over))
    },
  }),
})
