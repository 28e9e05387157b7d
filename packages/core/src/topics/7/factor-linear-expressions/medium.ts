import {
  blank,
  both,
  bracketed,
  type CellHole,
  type Expr,
  equation,
  exact,
  explained,
  explainedBy,
  factoredExpression,
  failed,
  formulaChoice,
  gcd,
  itemOf,
  join,
  line,
  match,
  name,
  numberList,
  option,
  people,
  prose,
  type Random,
  Ratio,
  type Step,
  statements,
  sum,
  symbol,
  tupleOf,
  wouldGive,
} from '../../../author.ts'
import { formulaIn } from '../../kit/choices/cells.ts'
import { FACTOR } from './easy.ts'
import {
  agree,
  coefficients,
  coprime,
  expandedOf,
  type Factored,
  type Form,
  filled,
  greatestSteps,
  inBlanks,
  innerOf,
  isFactored,
  productOf,
  type Term,
  termOf,
  withFactor,
} from './terms.ts'

type Shape = 'minus' | 'letters' | 'three'
/** 12x − 18, 12x − 18y, 12x − 18y + 6. */
function drawTerms(random: Random, factor: number, shape: Shape): Factored {
  const most = Math.min(9, Math.floor(99 / factor))
  const [a, b] = random.until(
    () => coprime(random, most, 2),
    ([, second]) => shape !== 'three' || second > 1,
  )
  const sign = shape === 'minus' ? -1 : random.pick([-1, -1, 1] as const)
  const inner: readonly Term[] = [
    { n: a, letter: 'x' },
    { n: sign * b, letter: shape === 'minus' ? null : 'y' },
  ]
  return withFactor(
    factor,
    shape === 'three' ? [...inner, { n: random.pick([-1, 1] as const) * random.int(2, most), letter: null }] : inner,
  )
}
const COMPOSITE = [12, 6, 8, 10, 9, 4] as const

/** A factor of the greatest one that leaves something to take out. */
const smallerThan = (factor: number) =>
  [2, 3, 5].find(k => factor % k === 0 && factor > k) ?? failed('The factor is not prime')

const slips = option({
  commonLeft: {
    en: prose`The product is equal to the expression, but a common factor is left.`,
    es: prose`El producto es igual a la expresión, pero queda un factor común.`,
  },
  notDivided: {
    en: prose`Only the first term was divided by the common factor.`,
    es: prose`Solo se dividió el primer término entre el factor común.`,
  },
  sign: {
    en: prose`The sign of the second term was changed.`,
    es: prose`Se cambió el signo del segundo término.`,
  },
  subtracted: {
    en: prose`The common factor was subtracted from the numbers, not divided out.`,
    es: prose`El factor común se restó de los números en vez de dividir entre él.`,
  },
})
type Slip = 'commonLeft' | 'notDivided' | 'sign' | 'subtracted'
function slipped(of: Factored, slip: Slip): Factored {
  const [one, other] = [itemOf(of.inner, 0), itemOf(of.inner, 1)]
  const factor = of.factor.n
  switch (slip) {
    case 'commonLeft': {
      const part = smallerThan(factor)
      return withFactor(
        factor / part,
        of.inner.map(term => ({ ...term, n: term.n * part })),
      )
    }
    case 'notDivided':
      return withFactor(factor, [one, { ...other, n: other.n * factor }])
    case 'sign':
      return withFactor(factor, [one, { ...other, n: -other.n }])
    case 'subtracted':
      return withFactor(factor, [
        { ...one, n: one.n * factor - factor },
        { ...other, n: other.n * factor + factor },
      ])
  }
}
const WHY = {
  commonLeft: {
    en: line`The product is equal to the expression, so no sign and no quotient is wrong: only the factor is too small.`,
    es: line`El producto es igual a la expresión, así que ningún signo ni cociente está mal: solo el factor es demasiado pequeño.`,
  },
  notDivided: {
    en: line`The second term was copied as it is. The first term and the signs are right.`,
    es: line`El segundo término se copió tal como está. El primer término y los signos están bien.`,
  },
  sign: {
    en: line`The numbers are the right quotients, but the minus sign became a plus sign.`,
    es: line`Los números son los cocientes correctos, pero el signo menos se volvió un signo más.`,
  },
  subtracted: {
    en: line`The numbers in parentheses are differences, not quotients.`,
    es: line`Los números del paréntesis son diferencias, no cocientes.`,
  },
} as const

/** What is taken out of the expressions of a row and of the next. */
function matchedRows(pairs: readonly (readonly [CellHole, CellHole])[], at: number): Step {
  const rows = tupleOf(
    pairs.slice(at, at + 2).map(pair => tupleOf(pair.map(formulaIn), 2)),
    2,
  )
  const [one, other] = tupleOf(
    rows.map(([, product]) => factorOf(product)),
    2,
  )
  return explained(
    statements(...rows.map(([left, right]) => equation(left, right))),
    line`Row ${at + 1}: the greatest common factor of the terms is ${one}. Row ${at + 2}: it is ${other}. Divide each term by it.`,
    line`Fila ${at + 1}: el máximo común divisor de los términos es ${one}. Fila ${at + 2}: es ${other}. Divide cada término entre él.`,
  )
}
const factorOf = (product: Expr): Expr =>
  product.kind === 'product' ? itemOf(product.factors, 0) : failed('A factored form is a product')

export const mediumForms = (form: Form) => ({
  factorTerms: form({
    levels: ['medium'],
    share: 2,
    instruction: FACTOR,
    draw: (random, { factors }) => {
      const shape = random.evenly(['letters', 'three', 'minus'] as const)
      return drawTerms(random, random.evenly(factors), shape)
    },
    answer: factoredExpression,
    solve: productOf,
    ask: of => both(expandedOf(of)),
    solution: greatestSteps,
    check: (printed, answer) => isFactored(answer, printed.one('sum')),
  }),

  finish: form({
    levels: ['medium'],
    draw: random => ({ of: drawTerms(random, random.evenly(COMPOSITE), 'letters'), who: random.evenly(people) }),
    answer: factoredExpression,
    solve: ({ of }) => productOf(of),
    ask: ({ of, who }) => {
      const shown = equation(expandedOf(of), productOf(slipped(of, 'commonLeft')))
      return {
        en: prose`${name(who)} writes ${shown}, but a common factor is left. Factor out the greatest common factor.`,
        es: prose`${name(who)} escribe ${shown}, pero queda un factor común. Factoriza: saca el máximo común divisor de los términos.`,
      }
    },
    solution: ({ of }) => {
      const early = slipped(of, 'commonLeft')
      const part = of.factor.n / early.factor.n
      return [
        explained(
          equation(innerOf(early), join(part, bracketed(innerOf(of)))),
          line`The terms in parentheses still have the common factor ${part}. Take it out too.`,
          line`Los términos del paréntesis todavía tienen el factor común ${part}. Sácalo también.`,
        ),
        explained(
          equation(join(early.factor.n, bracketed(join(part, bracketed(innerOf(of))))), productOf(of)),
          line`Multiply the two factors: ${early.factor} times ${part} is ${of.factor}.`,
          line`Multiplica los dos factores: ${early.factor} por ${part} es ${of.factor}.`,
        ),
      ]
    },
    check: (printed, answer) => isFactored(answer, printed.one('relation').left),
  }),

  fillThree: form({
    levels: ['medium'],
    instruction: {
      en: prose`Complete with the greatest common factor and the missing numbers.`,
      es: prose`Completa con el máximo común divisor y los números que faltan.`,
    },
    lines: 0,
    draw: (random, { factors }) => {
      const shown = random.evenly([0, 2, 1])
      return { shown, of: drawTerms(random, random.evenly([...factors.slice(3), ...factors.slice(0, 3)]), 'three') }
    },
    answer: numberList,
    solve: ({ of, shown }) => [of.factor, ...of.inner.flatMap(({ n }, i) => (i === shown ? [] : [Math.abs(n)]))],
    ask: ({ of, shown }) => {
      const terms = of.inner.map(({ n, letter }, i): Expr => {
        if (i === shown) return termOf(n, letter)
        const empty = letter === null ? blank(2) : join(blank(2), symbol(letter))
        return n < 0 ? { kind: 'negative', of: empty } : empty
      })
      return both(equation(expandedOf(of), join(blank(2), bracketed(sum(...terms)))))
    },
    key: ({ of }) => both(equation(expandedOf(of), productOf(of))),
    solution: ({ of }, answer) => [...greatestSteps(of), inBlanks(answer)],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return isFactored(filled(right, answer), left)
    },
  }),

  slip: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => {
      const slip = random.evenly(['notDivided', 'sign', 'subtracted', 'sign'] as const)
      const factor = random.evenly([8, 6, 10, 9, 12, 4])
      const who = random.evenly([...people.slice(5), ...people.slice(0, 5)])
      // No common factor is left beside the mistake, unless the factor itself was subtracted.
      return random.until(
        () => ({ slip, of: drawTerms(random, factor, 'minus'), who }),
        ({ of }) => {
          const { inner } = slipped(of, slip)
          return slip === 'subtracted' ? itemOf(inner, 1).n !== 0 : gcd(itemOf(inner, 0).n, itemOf(inner, 1).n) === 1
        },
      )
    },
    answer: slips,
    solve: ({ slip }) => slip,
    ask: ({ slip, of, who }) => ({
      en: [
        prose`${name(who)} was asked to factor out the greatest common factor of ${expandedOf(of)} and wrote ${productOf(slipped(of, slip))}.`,
        prose`What is the mistake?`,
      ],
      es: [
        prose`${name(who)} debía factorizar ${expandedOf(of)} sacando el máximo común divisor de los términos y escribió ${productOf(slipped(of, slip))}.`,
        prose`¿Cuál es el error?`,
      ],
    }),
    key: ({ of }) => both(equation(expandedOf(of), productOf(of))),
    solution: ({ slip, of }) => [...greatestSteps(of), explainedBy(slips.show(slip), WHY[slip])],
    whyWrong({ slip, of }) {
      const shown = (one: Slip) => productOf(slipped(of, one))
      const [one, other] = tupleOf(
        slipped(of, slip).inner.map(({ n, letter }) => termOf(Math.abs(n), letter)),
        2,
      )
      return {
        ...wouldGive<Slip>(slip, shown(slip), {
          notDivided: shown('notDivided'),
          sign: shown('sign'),
          subtracted: shown('subtracted'),
        }),
        commonLeft:
          slip === 'subtracted'
            ? {
                en: line`The product is not equal to the expression.`,
                es: line`El producto no es igual a la expresión.`,
              }
            : {
                en: line`${one} and ${other} have no common factor greater than 1.`,
                es: line`${one} y ${other} no tienen un factor común mayor que 1.`,
              },
      }
    },
    check(printed, answer) {
      const [given] = printed.all('sum')
      const [product] = printed.all('product').filter(({ factors }) => factors.some(({ kind }) => kind === 'group'))
      if (!given || !product) return false
      if (agree(product, given)) return answer === 'commonLeft'
      const [[a, , b], [, , constant], factor] = [
        coefficients(product),
        coefficients(given),
        exact(itemOf(product.factors, 0)),
      ]
      const isFirstRight = a.equals(coefficients(given)[0])
      return (
        answer ===
        (isFirstRight
          ? b.equals(constant.negated())
            ? 'sign'
            : b.equals(constant.times(factor))
              ? 'notDivided'
              : ''
          : 'subtracted')
      )
    },
  }),

  notEqual: form({
    levels: ['medium'],
    draw: random => drawTerms(random, random.evenly([12, 8, 18, 20]), random.evenly(['minus', 'letters'] as const)),
    answer: formulaChoice,
    solve: (of): Expr => wrongOf(of),
    mistakes: (of): Readonly<Record<string, Expr>> =>
      Object.fromEntries(equalTo(of).map((product, i) => [`equal${i + 1}`, product])),
    ask: of => ({
      en: prose`Which product is not equal to ${expandedOf(of)}?`,
      es: prose`¿Qué producto no es igual a ${expandedOf(of)}?`,
    }),
    solution: (of, answer) => {
      const part = smallerThan(of.factor.n)
      const [a, b] = [itemOf(of.inner, 0), itemOf(of.inner, 1)]
      return [
        explained(
          expandedOf(of),
          line`Multiply each product out and compare with this expression.`,
          line`Desarrolla cada producto y compáralo con esta expresión.`,
        ),
        explained(
          equation(answer, expandedOf(withFactor(of.factor.n / part, [{ ...a, n: a.n * part }, b]))),
          line`In this product the second term is not ${termOf(of.factor.times(b.n), b.letter)}, so it is not equal to the expression.`,
          line`En este producto el segundo término no es ${termOf(of.factor.times(b.n), b.letter)}, así que no es igual a la expresión.`,
        ),
      ]
    },
    whyWrong: of =>
      Object.fromEntries(
        equalTo(of).map(
          (product, i) =>
            [
              `equal${i + 1}`,
              explained(
                equation(product, expandedOf(of)),
                line`It is equal to the expression.`,
                line`Es igual a la expresión.`,
              ),
            ] as const,
        ),
      ),
    check: (printed, answer) => !agree(answer as Expr, printed.one('sum')),
  }),

  match: form(
    match({
      levels: ['medium'],
      what: { en: line`each expression with its factored form`, es: line`cada expresión con su forma factorizada` },
      draw: random => {
        const factor = random.evenly([6, 8, 4, 10, 12])
        // The last row has no greater common factor than half of the others’.
        const [a, b] = random.until(
          () => coprime(random, 6, 2),
          ([a, b]) => Ratio.of(2 * a + 1, b).d === b,
        )
        return [
          withFactor(factor, [
            { n: a, letter: 'x' },
            { n: -b, letter: null },
          ]),
          withFactor(factor, [
            { n: b, letter: 'x' },
            { n: -a, letter: null },
          ]),
          withFactor(factor, [
            { n: a, letter: 'x' },
            { n: b, letter: 'y' },
          ]),
          withFactor(factor / 2, [
            { n: 2 * a + 1, letter: 'x' },
            { n: -2 * b, letter: null },
          ]),
        ].map(of => [expandedOf(of), productOf(of)] as const)
      },
      belong: (left, right) => agree(formulaIn(left), formulaIn(right)),
      solution: pairs => [matchedRows(pairs, 0), matchedRows(pairs, 2)],
    }),
  ),
})

/** Only the first term was multiplied back. */
function wrongOf(of: Factored): Expr {
  const part = smallerThan(of.factor.n)
  const [a, b] = [itemOf(of.inner, 0), itemOf(of.inner, 1)]
  return productOf(withFactor(of.factor.n / part, [{ ...a, n: a.n * part }, b]))
}

/** Three products that are equal to it: with the greatest factor, and with smaller ones. */
const equalTo = (of: Factored): readonly Expr[] =>
  [1, 2, 3, 4, 5]
    .filter(part => of.factor.n % part === 0)
    .slice(0, 3)
    .map(part =>
      productOf(
        withFactor(
          of.factor.n / part,
          of.inner.map(term => ({ ...term, n: term.n * part })),
        ),
      ),
    )
