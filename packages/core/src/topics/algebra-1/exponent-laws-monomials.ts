import {
  answerStep,
  both,
  box,
  bracketed,
  defineTopic,
  type Expr,
  equation,
  explained,
  expr,
  findMistake,
  formulaChoice,
  holds,
  integer,
  itemOf,
  join,
  line,
  minus,
  name,
  namedNumbers,
  over,
  type Printed,
  people,
  power,
  prose,
  type Random,
  relation,
  type Step,
  simplifiedExpression,
  statements,
  step,
  substitute,
  sum,
  symbol,
  trueOrFalse,
  tupleOf,
  type Work,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { filled } from '../kit/equations/filled.ts'
import {
  grouped,
  isSameAt,
  type Monomial,
  of,
  powerSteps,
  product,
  productSteps,
  quotient,
  raised,
  simplest,
  toPower,
  written,
} from '../kit/polynomials/monomials.ts'
import { drawn, signedExponents } from './exponent-laws-monomials/monomials.ts'

const [x, y] = [symbol('x'), symbol('y')]
const MISSING = box(0.8)

const isPositive = (answer: Expr) =>
  !holds(answer, part => part.kind === 'power' && part.exponent.kind === 'number' && part.exponent.n <= 0)
const check = (printed: Printed, answer: Expr) => isPositive(answer) && isSameAt(itemOf(printed.maths, 0), answer)

interface Missing {
  readonly shown: Expr
  readonly gap: number
  readonly steps: () => readonly Step[]
}
/** One exponent of x left out. */
const missing = {
  product(random: Random): Missing {
    const [a, n, gap, c] = [random.int(2, 6), random.int(2, 4), random.int(2, 9), random.int(2, 4)]
    return {
      gap,
      shown: equation(
        join(bracketed(join(c, power(x, a), y)), bracketed(join(power(x, MISSING), power(y, n)))),
        join(c, power(x, a + gap), power(y, n + 1)),
      ),
      steps: () => [
        step(equation(sum(a, MISSING), a + gap), because.addExponents),
        step(equation(MISSING, minus(a + gap, a)), because.subtractFromBothSides, { value: a }),
        step(equation(MISSING, gap), because.evaluate, { what: minus(a + gap, a) }),
      ],
    }
  },
  quotient(random: Random): Missing {
    const [a, n] = [random.int(2, 6), random.int(2, 4)]
    const gap = random.int(a + 1, 12)
    return {
      gap,
      shown: equation(
        over(join(power(x, MISSING), power(y, n + 1)), join(power(x, a), y)),
        simplest(of(1, gap - a, n)),
      ),
      steps: () => [
        step(equation(minus(MISSING, a), gap - a), because.subtractExponents),
        step(equation(MISSING, sum(gap - a, a)), because.addToBothSides, { value: a }),
        step(equation(MISSING, gap), because.evaluate, { what: sum(gap - a, a) }),
      ],
    }
  },
  power(random: Random): Missing {
    const [c, n, gap] = [random.int(2, 4), random.int(2, 4), random.int(2, 6)]
    return {
      gap,
      shown: equation(power(bracketed(join(c, power(x, MISSING), y)), n), join(c ** n, power(x, gap * n), power(y, n))),
      steps: () => [
        step(equation(join(MISSING, n), gap * n), because.multiplyExponents),
        step(equation(MISSING, gap), because.divideBothSides, { value: n }),
      ],
    }
  },
  'quotient below'(random: Random): Missing {
    const [a, n] = [random.int(4, 9), random.int(2, 4)]
    const gap = random.int(2, a - 2)
    return {
      gap,
      shown: equation(
        over(join(power(x, MISSING), power(y, n + 1)), join(power(x, a), y)),
        simplest(of(1, gap - a, n)),
      ),
      steps: () => [
        step(equation(over(1, power(x, a - gap)), power(x, gap - a)), because.negativeExponent),
        step(equation(minus(MISSING, a), gap - a), because.subtractExponents),
        step(equation(MISSING, gap), because.addToBothSides, { value: a }),
      ],
    }
  },
}

/** ((x^a y^b) over cx^k)^n. */
interface Inside {
  readonly n: number
  readonly gap: number
  readonly b: number
  readonly c: number
  readonly k: number
}
const insideResult = ({ n, gap, b, c, k }: Inside) => toPower(quotient(of(1, gap, b), of(c, k, 0)), n)

interface Nested {
  readonly a: Monomial
  readonly b: Monomial
  readonly n: number
}
/** The work on (a/b)^n, from what stands inside, what comes of the power, and the end. */
const nestedWork = ({ a, b, n }: Nested, inside: Monomial, after: Monomial, end: Expr): Work => [
  power(bracketed(over(written(a), written(b))), n),
  raised(inside, n),
  written(after),
  end,
]
const workFrom = (drawn: Nested, inside: Monomial): Work =>
  nestedWork(drawn, inside, toPower(inside, drawn.n), simplest(toPower(inside, drawn.n)))
const insideOf = ({ a, b }: Nested) => quotient(a, b)

export const exponentLawsMonomials = defineTopic(
  {
    id: 'exponent-laws-monomials',
    name: { en: 'Exponent laws with monomials', es: 'Leyes de los exponentes con monomios' },
    description: {
      en: 'Apply several exponent laws to simplify monomials and write them with positive exponents.',
      es: 'Aplica varias leyes de los exponentes para simplificar monomios y escríbelos con exponentes positivos.',
    },
    domain: 'Exponents & Radicals',
    standards: ['N-RN.A.2', 'A-SSE.A.2'],
    rev: 2,
    levels: {
      easy: { kinds: ['product', 'quotient'], missing: ['product', 'quotient'] },
      medium: {
        kinds: ['power of a product', 'negative product', 'power of a quotient', 'negative quotient', 'zero power'],
        missing: ['power', 'quotient below'],
      },
      hard: { kinds: ['nested', 'three letters', 'powers over powers'], missing: [] },
    },
  },
  form => ({
    product: form({
      levels: ['easy'],
      share: 2,
      instruction: { en: prose`Simplify.`, es: prose`Simplifica.` },
      draw: random => drawn(random, { kinds: ['product'] }),
      answer: simplifiedExpression,
      solve: ({ answer }) => simplest(answer),
      ask: ({ printed }) => both(printed),
      solution: ({ steps }) => steps(),
      check,
    }),

    quotient: form({
      levels: ['easy'],
      share: 2,
      instruction: { en: prose`Simplify. No variable is 0.`, es: prose`Simplifica. Ninguna variable es 0.` },
      draw: random => drawn(random, { kinds: ['quotient'] }),
      answer: simplifiedExpression,
      solve: ({ answer }) => simplest(answer),
      ask: ({ printed }) => both(printed),
      solution: ({ steps }) => steps(),
      check,
    }),

    bare: form({
      levels: ['medium', 'hard'],
      share: 4,
      instruction: {
        en: prose`Simplify. Write the answer with positive exponents. No variable is 0.`,
        es: prose`Simplifica. Escribe la respuesta con exponentes positivos. Ninguna variable es 0.`,
      },
      draw: drawn,
      answer: simplifiedExpression,
      solve: ({ answer }) => simplest(answer),
      ask: ({ printed }) => both(printed),
      solution: ({ steps }) => steps(),
      check,
    }),

    noNegatives: form({
      levels: ['medium'],
      instruction: {
        en: prose`Write without negative exponents. No variable is 0.`,
        es: prose`Escribe sin exponentes negativos. Ninguna variable es 0.`,
      },
      draw(random) {
        const c = random.int(2, 9)
        const [p, q] = tupleOf(signedExponents(random, 7), 2)
        if (random.evenly([true, false])) return { printed: written(of(c, p, q)), answer: of(c, p, q) }
        const [d, below] = [random.coprimeTo(c, 9), -random.int(1, 6)]
        return {
          printed: over(written(of(c, p, 0)), written(of(d, 0, below))),
          answer: quotient(of(c, p, 0), of(d, 0, below)),
        }
      },
      answer: simplifiedExpression,
      solve: ({ answer }) => simplest(answer),
      ask: ({ printed }) => both(printed),
      solution({ printed, answer }) {
        const above = printed.kind === 'quotient' ? printed.over : printed
        const turned = [
          ...answer.e.flatMap((e, i) => {
            const letter = itemOf([x, y], i)
            const isBelow = above !== printed && i === 1
            if (isBelow) return [equation(over(1, power(letter, -e)), e === 1 ? letter : power(letter, e))]
            return e < 0 ? [equation(power(letter, e), over(1, e === -1 ? letter : power(letter, -e)))] : []
          }),
        ]
        return [step(statements(...turned), because.negativeExponent), step(simplest(answer), because.crossFractionBar)]
      },
      check,
    }),

    missing: form({
      levels: ['easy', 'medium'],
      instruction: { en: prose`Find the missing exponent.`, es: prose`Halla el exponente que falta.` },
      draw: (random, level) => missing[random.evenly<keyof typeof missing>(level.missing)](random),
      answer: integer,
      solve: ({ gap }) => gap,
      ask: ({ shown }) => both(shown),
      solution: ({ steps }) => steps(),
      check(printed, answer) {
        const complete = filled(printed.one('relation'), answer)
        return complete.kind === 'relation' && isSameAt(complete.left, complete.right)
      },
    }),

    missingInside: form({
      levels: ['hard'],
      share: 2,
      instruction: {
        en: prose`Find the exponents ${symbol('a')} and ${symbol('b')} that make the statement true for all nonzero ${x} and ${y}.`,
        es: prose`Halla los exponentes ${symbol('a')} y ${symbol('b')} que hacen verdadera la igualdad si ${x} y ${y} no son 0.`,
      },
      // No exponent of the right side is larger than 20.
      draw(random): Inside {
        const n = random.pick([-2, 2, 3, -3])
        const isSquare = Math.abs(n) === 2
        const k = random.int(1, isSquare ? 2 : 1)
        return {
          n,
          gap: random.intExcept(isSquare ? -8 : -5, isSquare ? 8 : 5, 0, k),
          b: random.int(1, isSquare ? 9 : 6) * random.sign(),
          c: random.int(2, 5),
          k,
        }
      },
      answer: namedNumbers('a', 'b'),
      solve: ({ gap, b }) => [gap, b],
      ask({ n, c, k, ...rest }) {
        const inner = over(join(power(x, symbol('a')), power(y, symbol('b'))), join(c, k === 1 ? x : power(x, k)))
        return both(equation(power(bracketed(inner), n), simplest(insideResult({ n, c, k, ...rest }))))
      },
      solution(drawn) {
        const { n, gap, b, k } = drawn
        const [a, other] = [symbol('a'), symbol('b')]
        const result = insideResult(drawn)
        return [
          ...(result.e.some(e => e < 0)
            ? [step(equation(simplest(result), written(result)), because.negativeExponent)]
            : []),
          step(equation(join(n, bracketed(minus(a, k))), n * (gap - k)), because.equateExponents, { letter: x }),
          explained(
            statements(equation(minus(a, k), gap - k), equation(a, gap)),
            line`Divide both sides by ${n}. Add ${k} to both sides.`,
            line`Divide ambos lados entre ${n}. Suma ${k} a ambos lados.`,
          ),
          step(equation(join(n, other), n * b), because.equateExponents, { letter: y }),
          step(statements(equation(a, gap), equation(other, b)), because.divideBothSides, { value: n }),
        ]
      },
      check(printed, answer) {
        const [a, b] = tupleOf(answer.map(expr), 2)
        const { left, right } = printed.one('relation')
        return isSameAt(substitute(left, { a: bracketed(a), b: bracketed(b) }), right)
      },
    }),

    equivalent: form({
      levels: ['medium', 'hard'],
      instruction: {
        en: prose`True or false? No variable is 0.`,
        es: prose`¿Verdadero o falso? Ninguna variable es 0.`,
      },
      draw(random, level) {
        const problem = drawn(random, level)
        const isTrue = random.evenly([true, false])
        return { ...problem, isTrue, claim: simplest(isTrue ? problem.answer : problem.slip.answer) }
      },
      answer: trueOrFalse,
      solve: ({ isTrue }) => (isTrue ? 'true' : 'false'),
      ask: ({ printed, claim }) => both(equation(printed, claim)),
      solution: ({ isTrue, answer, claim, slip, steps }) => [
        ...steps(),
        isTrue
          ? answerStep(equation(simplest(answer), claim), {
              en: line`Both sides are equal: true.`,
              es: line`Los dos lados son iguales: verdadero.`,
            })
          : answerStep(relation(simplest(answer), '≠', claim), {
              en: [...line`The sides differ: false. On the right, `, ...slip.says.en, '.'],
              es: [...line`Los lados son distintos: falso. A la derecha, `, ...slip.says.es, '.'],
            }),
      ],
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        return answer === (isSameAt(left, right) ? 'true' : 'false')
      },
    }),

    productError: form({
      levels: ['easy'],
      kind: 'find-mistake',
      draw(random) {
        const draw = () => of(random.int(3, 9), random.int(3, 6), random.int(3, 6))
        return { a: draw(), b: draw(), who: random.pick(people) }
      },
      answer: formulaChoice,
      solve: ({ a, b }) => written(product(a, b)),
      mistakes: ({ a, b }) => {
        const { c, e } = product(a, b)
        const multiplied = (i: number) => itemOf(a.e, i) * itemOf(b.e, i)
        return {
          coefficientsAdded: written({ c: a.c.plus(b.c), e }),
          firstExponentsMultiplied: written({ c, e: e.with(0, multiplied(0)) }),
          lastExponentsMultiplied: written({ c, e: e.with(1, multiplied(1)) }),
        }
      },
      ask({ a, b, who }) {
        const said = wrongProduct(a, b)
        return {
          en: prose`${name(who)} writes ${said}. This is wrong. What is the correct product?`,
          es: prose`${name(who)} escribe ${said}. Está mal. ¿Cuál es el producto correcto?`,
        }
      },
      solution: ({ a, b }) => [
        step(wrongProduct(a, b, '≠'), because.mistakeIs, {
          what: {
            en: line`the exponents were multiplied, not added`,
            es: line`se multiplicaron los exponentes en vez de sumarlos`,
          },
        }),
        ...productSteps(a, b),
      ],
      check: (printed, choice) => isSameAt(printed.one('relation').left, expr(choice)),
    }),

    powerError: form({
      levels: ['medium'],
      kind: 'find-mistake',
      // With 2 for both, sums, products and powers of the exponents are the same.
      draw(random) {
        const n = random.int(2, 3)
        const least = n === 2 ? 3 : 2
        const a = of(random.int(3, 5), random.int(least, 6), random.int(least, 5))
        return { a, n, who: random.pick(people) }
      },
      answer: formulaChoice,
      solve: ({ a, n }) => written(toPower(a, n)),
      mistakes: ({ a, n }) => ({
        exponentsAdded: written({ c: a.c.power(n), e: a.e.map(e => e + n) }),
        coefficientMultiplied: written({ c: a.c.times(n), e: a.e.map(e => e * n) }),
        onlyFirstLetterRaised: written({ c: a.c.power(n), e: [itemOf(a.e, 0) * n, itemOf(a.e, 1)] }),
        exponentsRaised: written({ c: a.c.power(n), e: a.e.map(e => e ** n) }),
      }),
      ask({ a, n, who }) {
        const said = wrongPower(a, n)
        return {
          en: prose`${name(who)} writes ${said}. This is wrong. What is the correct power?`,
          es: prose`${name(who)} escribe ${said}. Está mal. ¿Cuál es la potencia correcta?`,
        }
      },
      solution: ({ a, n }) => [
        step(wrongPower(a, n, '≠'), because.mistakeIs, {
          what: {
            en: line`${a.c} was not raised to the power ${n}`,
            es: line`no se elevó ${a.c} a la potencia ${n}`,
          },
        }),
        ...powerSteps(a, n),
      ],
      check: (printed, choice) => isSameAt(printed.one('relation').left, expr(choice)),
    }),

    findTheError: form({
      ...findMistake({
        levels: ['hard'],
        share: 2,
        lines: 3,
        draw: (random): Nested =>
          random.until(
            () => ({
              a: of(random.int(2, 6), ...signedExponents(random, 4)),
              b: of(1, ...signedExponents(random, 3)),
              n: random.pick([-2, 2, 3]),
            }),
            ({ a, b, n }) => {
              const inside = quotient(a, b)
              const { e } = toPower(inside, n)
              const added = product(a, b).e
              return (
                e.some(exponent => exponent < 0) &&
                [...e, ...added].every(exponent => exponent !== 0 && Math.abs(exponent) <= 20) &&
                inside.e.every(exponent => exponent + n !== 0)
              )
            },
          ),
        work: drawn => workFrom(drawn, insideOf(drawn)),
        steps: drawn => {
          const [inside, { n }] = [insideOf(drawn), drawn]
          return [
            step(raised(inside, n), because.subtractExponents),
            step(written(toPower(inside, n)), because.raiseAndMultiply, { power: n }),
            step(simplest(toPower(inside, n)), because.crossFractionBar),
          ]
        },
        mistakes: {
          exponentsAdded: {
            says: () => ({
              en: line`the exponents were added, not subtracted`,
              es: line`se sumaron los exponentes en vez de restarlos`,
            }),
            work: drawn => workFrom(drawn, { c: drawn.a.c, e: product(drawn.a, drawn.b).e }),
          },
          coefficientKept: {
            says: ({ a, n }) => ({
              en: line`${a.c} was not raised to the power ${n}`,
              es: line`no se elevó ${a.c} a la potencia ${n}`,
            }),
            work: drawn => {
              const after = { c: drawn.a.c, e: toPower(insideOf(drawn), drawn.n).e }
              return nestedWork(drawn, insideOf(drawn), after, simplest(after))
            },
          },
          powerAdded: {
            says: ({ n }) => ({
              en: line`${n} was added to the exponents, which must be multiplied by it`,
              es: line`se sumó ${n} a los exponentes, que se deben multiplicar por ese número`,
            }),
            work: drawn => {
              const inside = insideOf(drawn)
              const after = { c: inside.c.power(drawn.n), e: inside.e.map(e => e + drawn.n) }
              return nestedWork(drawn, inside, after, simplest(after))
            },
          },
          signDropped: {
            says: () => ({
              en: line`the sign of a negative exponent was dropped, and its power was not moved across the fraction bar`,
              es: line`se quitó el signo de un exponente negativo sin pasar la potencia al otro lado de la raya de fracción`,
            }),
            work: drawn => {
              const after = toPower(insideOf(drawn), drawn.n)
              return nestedWork(drawn, insideOf(drawn), after, simplest({ c: after.c, e: after.e.map(Math.abs) }))
            },
          },
        },
        follows: isSameAt,
      }),
      instruction: {
        en: prose`No variable is 0. Which line has the first mistake, if any?`,
        es: prose`Ninguna variable es 0. ¿En qué renglón está el primer error, si hay alguno?`,
      },
    }),
  }),
)

function wrongProduct(a: Monomial, b: Monomial, sign: '=' | '≠' = '='): Expr {
  const e = a.e.map((exponent, i) => exponent * itemOf(b.e, i))
  return relation(join(grouped(a), grouped(b)), sign, written({ c: a.c.times(b.c), e }))
}
const wrongPower = (a: Monomial, n: number, sign: '=' | '≠' = '='): Expr =>
  relation(raised(a, n), sign, written({ c: a.c, e: a.e.map(e => e * n) }))
