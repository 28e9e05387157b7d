import {
  both,
  type Expr,
  equation,
  exact,
  explained,
  explainedBy,
  expressionSet,
  failed,
  formulaChoice,
  inARow,
  integer,
  isSameContent,
  line,
  option,
  power,
  prose,
  type Random,
  root,
  sentenceChoice,
  setOf,
  statements,
  symbol,
  wholes,
} from '../../../author.ts'
import { drawn, isRational, isSquare, proved, type Real, shownOf, valueOf } from './numbers.ts'
import { reasonsFor, refuted } from './reasons.ts'
import type { Form } from './sets.ts'

const rationality = option({
  rational: { en: prose`rational`, es: prose`racional` },
  irrational: { en: prose`irrational`, es: prose`irracional` },
})

type Maker = (random: Random) => Real
/** Rational and irrational in turn. */
const BARE: readonly Maker[] = [
  random => drawn.nonSquare(random),
  random => drawn.square(random, 12),
  random => drawn.nonSquareFractionRoot(random),
  random => drawn.fractionRoot(random),
  random => ({ look: 'pi', times: random.pick([1, -1]) }),
  random => drawn.decimal(random),
  random => drawn.nonSquare(random, true),
  random => drawn.integer(random),
  random => drawn.nonSquare(random),
  random => drawn.fraction(random),
]
const REASONED: readonly Maker[] = [
  random => drawn.fraction(random),
  random => drawn.square(random, 12, true),
  random => ({ look: 'pi', times: random.pick([1, 2]) }),
  random => drawn.decimal(random),
  random => drawn.nonSquare(random, true),
  random => drawn.fractionRoot(random),
  random => drawn.nonSquare(random),
  random => drawn.fractionRoot(random),
]

const printedNumbers = (shown: readonly Expr[]) => shown.flatMap(item => (item.kind === 'list' ? item.items : [item]))

/** The right verdict and reason, read off the printed number. */
function rightKey(shown: Expr): string {
  const verdict = isRational(shown) ? 'rational' : 'irrational'
  if (shown.kind === 'negative') return rightKey(shown.of)
  if (shown.kind === 'root')
    return verdict === 'irrational'
      ? 'irrational no-square'
      : shown.of.kind === 'number'
        ? 'rational square'
        : 'rational both-squares'
  if (shown.kind === 'number') return shown.as === 'decimal' ? 'rational ends' : 'rational quotient'
  return 'irrational endless'
}

export const easyForms = (form: Form) => ({
  decide: form({
    levels: ['easy'],
    share: 2,
    instruction: {
      en: prose`Is the number rational or irrational?`,
      es: prose`¿El número es racional o irracional?`,
    },
    draw: random => random.evenly(BARE)(random),
    answer: rationality,
    solve: of => (valueOf(of) ? 'rational' : 'irrational'),
    ask: of => both(shownOf(of)),
    solution: (of, answer) => [
      proved(of),
      explainedBy(rationality.show(answer), {
        en: line`Rational numbers are the quotients of two integers. All other real numbers are irrational.`,
        es: line`Los números racionales son los cocientes de dos enteros. Los demás números reales son irracionales.`,
      }),
    ],
    check: (printed, answer) => printed.maths.every(shown => isRational(shown) === (answer === 'rational')),
  }),

  decideWhy: form({
    levels: ['easy'],
    share: 2,
    draw: random => random.evenly(REASONED)(random),
    answer: sentenceChoice,
    solve: of => reasonsFor(of)[0],
    mistakes: of =>
      Object.fromEntries(
        reasonsFor(of)
          .slice(1)
          .map(reason => [reason.key, reason]),
      ),
    ask: of => ({
      en: prose`Is ${shownOf(of)} rational or irrational, and why?`,
      es: prose`¿Es ${shownOf(of)} racional o irracional, y por qué?`,
    }),
    solution: (of, { says }) => [
      proved(of),
      explained(says, line`This answer gives that reason.`, line`Esta respuesta da esa razón.`),
    ],
    whyWrong: of => refuted(reasonsFor(of)),
    check(printed, { key }) {
      const [shown] = printed.maths
      return shown !== undefined && key === rightKey(shown)
    },
  }),

  whichIrrational: form({
    levels: ['easy'],
    draw(random) {
      const odd = random.evenly([
        (): Real => drawn.nonSquare(random),
        (): Real => drawn.nonSquareFractionRoot(random),
        (): Real => drawn.nonSquare(random, true),
      ])()
      const others = random.sample<Real, 2>(
        [drawn.fractionRoot(random), drawn.decimal(random, 1), drawn.fraction(random, 1)],
        2,
      )
      const isNegative = odd.look === 'root' && odd.isNegative
      return { odd, others: random.shuffle([drawn.square(random, 12, isNegative), ...others] as const) }
    },
    answer: formulaChoice,
    solve: ({ odd }) => shownOf(odd),
    mistakes: ({ others: [one, two, three] }) => ({
      one: shownOf(one),
      two: shownOf(two),
      three: shownOf(three),
    }),
    ask: () => ({
      en: prose`Which of these numbers is irrational?`,
      es: prose`¿Cuál de estos números es irracional?`,
    }),
    solution: ({ odd }) => [
      proved(odd),
      explained(
        shownOf(odd),
        line`This number is not the quotient of two integers.`,
        line`Este número no es el cociente de dos enteros.`,
      ),
    ],
    whyWrong: ({ others: [one, two, three] }) => ({ one: proved(one), two: proved(two), three: proved(three) }),
    check: (_, answer) => !isRational(answer as Expr),
  }),

  listIrrational: form({
    levels: ['easy'],
    draw(random) {
      const irrational = random.evenly([2, 3])
      const many = random.shuffle<readonly (() => Real)[]>([
        () => drawn.nonSquare(random),
        () => drawn.nonSquareFractionRoot(random),
        () => drawn.nonSquare(random, true),
        () => drawn.pi(random),
      ])
      const few = random.shuffle<readonly (() => Real)[]>([
        () => drawn.square(random, 12),
        () => drawn.fractionRoot(random),
        () => drawn.decimal(random),
        () => drawn.integer(random),
      ])
      return random.until(
        () =>
          random.shuffle<readonly Real[]>([
            ...many.slice(0, irrational).map(make => make()),
            ...few.slice(0, 5 - irrational).map(make => make()),
          ]),
        all => new Set(all.map(of => JSON.stringify(of))).size === all.length,
      )
    },
    answer: expressionSet,
    solve: all => all.filter(of => valueOf(of) === null).map(shownOf),
    ask: all => ({
      en: [prose`Write all the irrational numbers in this list.`, inARow(...all.map(shownOf))],
      es: [prose`Escribe todos los números irracionales de esta lista.`, inARow(...all.map(shownOf))],
    }),
    solution: (all, answer) => [
      ...all.filter(of => of.look !== 'integer').map(proved),
      explained(
        setOf(...answer),
        line`These are not quotients of two integers. Every other number in the list is one.`,
        line`Estos no son cocientes de dos enteros. Todos los demás números de la lista sí lo son.`,
      ),
    ],
    check(printed, answer) {
      const right = printedNumbers(printed.maths).filter(shown => !isRational(shown))
      return right.length === answer.length && right.every(shown => answer.some(own => isSameContent(own, shown)))
    },
  }),

  rationalRoot: form({
    levels: ['easy'],
    draw(random) {
      const side = random.int(4, 12)
      const from = side ** 2 - random.int(1, side - 2)
      return {
        from,
        to: random.until(
          () => side ** 2 + random.int(1, side),
          to => to > from + 4,
        ),
      }
    },
    answer: integer,
    solve: ({ from, to }) => wholes(from, to).find(isSquare) ?? failed('A square lies between the numbers'),
    ask: ({ from, to }) => ({
      en: prose`For which whole number ${symbol('n')} between ${from} and ${to} is ${root(symbol('n'))} rational?`,
      es: prose`¿Para qué número entero ${symbol('n')} entre ${from} y ${to} es ${root(symbol('n'))} racional?`,
    }),
    solution: ({ from, to }, answer) => {
      const n = exact(answer).n
      const side = Math.sqrt(n)
      return [
        explained(
          statements(
            equation(power(side - 1, 2), (side - 1) ** 2),
            equation(power(side, 2), n),
            equation(power(side + 1, 2), (side + 1) ** 2),
          ),
          line`The root of a whole number is rational only if the number is a perfect square.`,
          line`La raíz de un número entero positivo es racional solo si el número es un cuadrado perfecto.`,
        ),
        explained(
          equation(root(n), side),
          line`Only ${n} lies between ${from} and ${to}. So ${symbol('n')} is ${n}.`,
          line`Solo ${n} está entre ${from} y ${to}. Por eso, ${symbol('n')} es ${n}.`,
        ),
      ]
    },
    check(printed, answer) {
      const [from, to] = printed.take(2)
      return from.compare(exact(answer)) < 0 && to.compare(exact(answer)) > 0 && isRational(root(answer))
    },
  }),
})
