import {
  absolute,
  approximate,
  blank,
  both,
  cases,
  defineTopic,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  holds,
  join,
  limit,
  limitValue,
  line,
  m,
  namedNumbers,
  type Of,
  option,
  over,
  prose,
  Ratio,
  relation,
  root,
  type Step,
  statements,
  step,
  substitute,
  sum,
  surd,
  surdExpr,
  symbol,
  table,
  tableCells,
  tupleOf,
  type Value,
  type ValueOrNone,
  words,
} from '../../author.ts'
import * as because from '../../solution/reasons/index.ts'
import { dualAt } from '../kit/functions/dual.ts'
import { near, polynomialOf } from '../kit/functions/functions.ts'
import {
  instruction,
  isIndeterminate,
  isNumericLimit,
  type LimitKind,
  limits,
  printedLimit,
  quadratic,
  roots,
  solveLimit,
  x,
} from './limits-algebraic-techniques/limits.ts'

const QUOTIENT = {
  en: line`a quotient whose denominator does not go to 0`,
  es: line`un cociente cuyo denominador no tiende a 0`,
}
const combinations = {
  '2f − g': {
    of: (k: number) => m`(${k}f(x) - g(x))`,
    value: (p: number, q: number, k: number): Value => k * p - q,
    split: (f: Expr, g: Expr, k: number) => m`${k}${f} - ${g}`,
    law: { en: line`a difference and a constant multiple`, es: line`la diferencia y el producto por una constante` },
  },
  fg: {
    of: () => m`(f(x)g(x))`,
    value: (p: number, q: number): Value => p * q,
    split: (f: Expr, g: Expr) => m`${f} ${g}`,
    law: { en: line`the limit of a product`, es: line`el límite de un producto` },
  },
  'f/g': {
    of: () => m`{f(x)}/{g(x)}`,
    value: (p: number, q: number): Value => Ratio.of(p, q),
    split: (f: Expr, g: Expr) => over(f, g),
    law: QUOTIENT,
  },
  '(f + k)/g': {
    of: (k: number) => m`{f(x) + ${k}}/{g(x)}`,
    value: (p: number, q: number, k: number): Value => Ratio.of(p + k, q),
    split: (f: Expr, g: Expr, k: number) => over(sum(f, k), g),
    law: QUOTIENT,
  },
  '√f': {
    of: () => m`√{f(x)}`,
    value: (p: number): Value => surdExpr(surd(Ratio.of(1), p)),
    split: (f: Expr) => root(f),
    law: { en: line`the limit of a root`, es: line`el límite de una raíz` },
  },
}

const steps = option({
  substitution: { en: prose`direct substitution`, es: prose`sustitución directa` },
  factor: { en: prose`factor and simplify`, es: prose`factorizar y simplificar` },
  conjugate: { en: prose`multiply by the conjugate`, es: prose`multiplicar por el conjugado` },
  denominator: { en: prose`use a common denominator`, es: prose`usar un denominador común` },
})

const STEPS = {
  rational: 'substitution',
  radical: 'substitution',
  'quadratic over quadratic': 'factor',
  'cubic over linear': 'factor',
  conjugate: 'conjugate',
  'complex fraction': 'denominator',
  'complex fraction in h': 'denominator',
} as const

const SIGNS = {
  substitution: {
    what: { en: line`The denominator is not 0 or there is none`, es: line`El denominador no es 0 o no lo hay` },
    method: { en: line`substitution is enough`, es: line`basta con sustituir` },
  },
  factor: {
    what: { en: line`Polynomials over polynomials`, es: line`Polinomios entre polinomios` },
    method: { en: line`factor both and cancel`, es: line`factoriza ambos y cancela` },
  },
  conjugate: {
    what: { en: line`A square root less a number`, es: line`Una raíz cuadrada menos un número` },
    method: { en: line`the conjugate removes the root`, es: line`el conjugado quita la raíz` },
  },
  denominator: {
    what: { en: line`Fractions within a fraction`, es: line`Fracciones dentro de una fracción` },
    method: { en: line`a common denominator joins them`, es: line`un denominador común las junta` },
  },
}

const ABSENT = words('does not exist', 'no existe')

/** What is taken on one side of a place, and where it leads. */
const fromSide = (side: 'left' | 'right', a: number, piece: Expr, end?: number): Step => {
  const taken = limit('x', a, piece, side)
  return step(end === undefined ? taken : equation(taken, end), because.fromTheSide, {
    side: side === 'left' ? { en: line`left`, es: line`izquierda` } : { en: line`right`, es: line`derecha` },
    where: relation(x, side === 'left' ? '<' : '>', a),
  })
}
const conclusion = (a: number, value: ValueOrNone): Step =>
  value === 'none'
    ? step(limit('x', a, m`f(x)`), because.oneSidedDiffer)
    : step(equation(limit('x', a, m`f(x)`), value), because.oneSidedAgree)

const threeOf = (a: number, cells: readonly Value[]) => ({
  head: [limit('x', a, m`f(x)`, 'left'), limit('x', a, m`f(x)`, 'right'), limit('x', a, m`f(x)`)],
  rows: [[0, 1, 2].map(i => cells[i] ?? blank(3))],
})

const k = symbol('k')
const MISTAKES = {
  zero: {
    en: line`0/0 is not 0; it only shows that the expression must be rewritten`,
    es: line`0/0 no es 0; solo indica que hay que reescribir la expresión`,
  },
  absent: {
    en: line`0/0 does not tell whether there is a limit; it only shows that the expression must be rewritten`,
    es: line`0/0 no dice si hay límite; solo indica que hay que reescribir la expresión`,
  },
  canceled: {
    en: line`only factors of the whole numerator and denominator may be canceled`,
    es: line`solo se pueden cancelar factores de todo el numerador y de todo el denominador`,
  },
}

/** x² is struck out above and below; or x − a is canceled as it should be. */
const factorWork = (a: number, b: number) => ({
  start: limit('x', a, over(quadratic(a, b), m`x^2 - ${a * a}`)),
  struck: limit('x', a, over(polynomialOf([a * b, -a - b]), -a * a)),
  wrong: Ratio.of(1),
  factored: limit('x', a, m`{(x + ${-a})(x + ${-b})}/{(x + ${-a})(x + ${a})}`),
  common: m`x + ${-a}`,
  simplified: limit('x', a, over(sum(x, -b), sum(x, a))),
  value: Ratio.of(a - b, 2 * a),
})

export const limitsAlgebraicTechniques = defineTopic(
  {
    id: 'limits-algebraic-techniques',
    name: { en: 'Evaluate limits algebraically', es: 'Calcular límites de forma algebraica' },
    description: {
      en: 'Evaluate limits with limit laws, substitution, factoring, conjugates or common denominators.',
      es: 'Calcula límites con propiedades, sustitución, factorización, conjugados o denominadores comunes.',
    },
    domain: 'Limits & Continuity',
    standards: ['AP-CALC-1.5', 'AP-CALC-1.6', 'AP-CALC-1.7'],
    rev: 3,
    levels: {
      easy: { kinds: ['polynomial', 'rational', 'radical', 'trigonometric'] },
      medium: { kinds: ['quadratic over quadratic', 'cubes', 'cubic over linear'] },
      hard: { kinds: ['conjugate', 'complex fraction in h', 'complex fraction'] },
    },
  },
  form => ({
    substitute: form({
      levels: ['easy'],
      share: 2,
      instruction,
      draw: (random, { kinds }) => limits[random.evenly<LimitKind>(kinds)](random),
      answer: limitValue,
      solve: ({ value }): ValueOrNone => value,
      ask: drawn => both(printedLimit(drawn)),
      solution: solveLimit,
      check: (printed, answer) =>
        answer !== 'none' &&
        !isIndeterminate(printed.one('limit')) &&
        isNumericLimit(printed.one('limit'), approximate(expr(answer))),
    }),

    laws: form({
      levels: ['easy'],
      draw: random => {
        const combination = random.evenly(['2f − g', 'fg', 'f/g', '(f + k)/g', '√f'])
        const p = combination === '√f' ? random.pick([4, 9, 16, 25, 36, 8, 12, 18]) : random.int(-6, 6)
        return { combination, a: random.int(-6, 6), p, q: random.intExcept(-6, 6, 0), k: random.int(2, 5) } as const
      },
      answer: limitValue,
      solve: ({ combination, p, q, k }): ValueOrNone => combinations[combination].value(p, q, k),
      ask({ combination, a, p, q, k }) {
        const [f, g] = [equation(limit('x', a, m`f(x)`), p), equation(limit('x', a, m`g(x)`), q)]
        const wanted = limit('x', a, combinations[combination].of(k))
        return { en: prose`If ${f} and ${g}, find ${wanted}.`, es: prose`Si ${f} y ${g}, halla ${wanted}.` }
      },
      solution({ combination, a, k }, value) {
        const { split, law } = combinations[combination]
        const [f, g] = [limit('x', a, m`f(x)`), limit('x', a, m`g(x)`)]
        return [
          step(split(f, g, k), because.useLimitLaw, { law }),
          step(expr(value === 'none' ? 0 : value), because.putLimitsIn),
        ]
      },
      // The laws hold for constant functions too: f and g are put in as such.
      check(printed, answer) {
        const [f, g] = printed.all('relation').map(({ right }) => exact(right))
        const wanted = printed.all('limit')[2]
        if (!f || !g || !wanted || answer === 'none') return false
        const isRoot = wanted.of.kind === 'root'
        const inside = wanted.of.kind === 'root' ? wanted.of.of : wanted.of
        const [value] = dualAt(inside, Ratio.of(0), name => [name === 'f' ? f : g, Ratio.of(0)])
        return (
          near(approximate(expr(answer)) ** (isRoot ? 2 : 1), value.toNumber()) &&
          (!isRoot || approximate(expr(answer)) >= 0)
        )
      },
    }),

    resolve: form({
      levels: ['medium', 'hard'],
      share: 2,
      instruction,
      draw: (random, { kinds }) => limits[random.evenly<LimitKind>(kinds)](random),
      answer: limitValue,
      solve: ({ value }): ValueOrNone => value,
      ask: drawn => both(printedLimit(drawn)),
      solution: solveLimit,
      check: (printed, answer) =>
        answer !== 'none' &&
        isIndeterminate(printed.one('limit')) &&
        isNumericLimit(printed.one('limit'), approximate(expr(answer))),
    }),

    oneSided: form({
      levels: ['medium'],
      instruction: {
        en: prose`Find the limit, if it exists.`,
        es: prose`Calcula el límite, si existe.`,
      },
      draw(random) {
        const side = random.evenly(['left', 'right', 'both'])
        const kind = random.evenly(['pieces', 'absolute'])
        const [a, p, q, s] = [random.int(-5, 5), random.int(1, 3), random.int(-6, 6), random.int(1, 6)]
        const r = random.intExcept(-3, 3, 0, p)
        return { side, kind, a, p, q, r, s, isJoined: random.chance(0.55) }
      },
      answer: limitValue,
      solve({ side, kind, a, p, q, s, isJoined }): ValueOrNone {
        const left = kind === 'absolute' ? -s : p * a + q
        const right = kind === 'absolute' ? s : isJoined ? left : p * a + q + s
        if (side === 'both') return left === right ? left : 'none'
        return side === 'left' ? left : right
      },
      ask({ side, kind, a, p, q, r, s, isJoined }) {
        const to = side === 'both' ? undefined : side
        if (kind === 'absolute') return both(limit('x', a, over(join(s, absolute(sum(x, -a))), sum(x, -a)), to))
        const right = p * a + q + (isJoined ? 0 : s)
        const f = equation(
          m`f(x)`,
          cases(
            [polynomialOf([q, p]), relation(x, '<', a)],
            [polynomialOf([right - r * a * a, 0, r]), relation(x, '≥', a)],
          ),
        )
        return both([f, limit('x', a, m`f(x)`, to)])
      },
      solution({ side, kind, a, p, q, r, s, isJoined }, value) {
        const right = p * a + q + (isJoined ? 0 : s)
        const pieces =
          kind === 'absolute'
            ? { left: m`{-${s}(x + ${-a})}/{x + ${-a}}`, right: m`{${s}(x + ${-a})}/{x + ${-a}}` }
            : { left: polynomialOf([q, p]), right: polynomialOf([right - r * a * a, 0, r]) }
        const ends = kind === 'absolute' ? { left: -s, right: s } : { left: p * a + q, right }
        if (side === 'both')
          return [
            fromSide('left', a, pieces.left, ends.left),
            fromSide('right', a, pieces.right, ends.right),
            conclusion(a, value),
          ]
        return [
          fromSide(side, a, pieces[side]),
          kind === 'absolute'
            ? step(expr(ends[side]), because.cancelInLimit, { factor: m`x + ${-a}` })
            : step(equation(substitute(pieces[side], { x: a }), ends[side]), because.nowSubstitute, {
                value: a,
                letter: x,
              }),
        ]
      },
      check(printed, answer) {
        const shown = printed.one('limit')
        const [pieces] = printed.all('cases')
        const of = pieces ?? shown.of
        const isNear = (side: 'left' | 'right', value: number) => isNumericLimit({ ...shown, of, side }, value)
        const sides = shown.side ? [shown.side] : (['left', 'right'] as const)
        if (answer !== 'none') return sides.every(side => isNear(side, approximate(expr(answer))))
        const a = approximate(shown.to)
        const [below, above] = [-1e-6, 1e-6].map(h => approximate(of, { x: a + h }))
        return sides.length === 2 && !near(below ?? 0, above ?? 0, 1e-2)
      },
    }),

    threeLimits: form({
      levels: ['medium'],
      instruction: {
        en: prose`Complete the table. Write “does not exist” where there is no limit.`,
        es: prose`Completa la tabla. Escribe “no existe” donde no haya límite.`,
      },
      draw(random) {
        const [a, p, q, s] = [random.int(-5, 5), random.int(1, 3), random.int(-6, 6), random.int(1, 6)]
        const r = random.intExcept(-3, 3, 0, p)
        return { a, p, q, r, s, isJoined: random.evenly([true, false]) }
      },
      answer: tableCells,
      solve({ a, p, q, s, isJoined }) {
        const left = p * a + q
        const right = isJoined ? left : left + s
        const blanks = [expr(left), expr(right), isJoined ? expr(left) : ABSENT]
        return { blanks, ...threeOf(a, blanks) }
      },
      ask({ a, p, q, r, s, isJoined }) {
        const right = p * a + q + (isJoined ? 0 : s)
        const f = equation(
          m`f(x)`,
          cases([polynomialOf([q, p]), relation(x, '<', a)], [polynomialOf([right - r * a, r]), relation(x, '≥', a)]),
        )
        return both([f, table(threeOf(a, []))])
      },
      solution: ({ a, p, q, r, s, isJoined }) => {
        const [left, right] = [p * a + q, p * a + q + (isJoined ? 0 : s)]
        return [
          fromSide('left', a, polynomialOf([q, p]), left),
          fromSide('right', a, polynomialOf([right - r * a, r]), right),
          conclusion(a, isJoined ? left : 'none'),
        ]
      },
      check(printed, { blanks }) {
        const pieces = printed.one('cases')
        const shown = printed.one('limit')
        const [left, right, whole] = blanks.map(value => expr(value))
        if (!left || !right || !whole) return false
        const isNear = (side: 'left' | 'right', value: Expr) =>
          value.kind !== 'words' && isNumericLimit({ ...shown, of: pieces, side }, approximate(value))
        if (!isNear('left', left) || !isNear('right', right)) return false
        const isSame = near(approximate(left), approximate(right))
        return isSame ? whole.kind !== 'words' && near(approximate(whole), approximate(left)) : whole.kind === 'words'
      },
    }),

    firstStep: form({
      levels: ['easy'],
      draw(random) {
        const kind = random.evenly([
          'rational',
          'quadratic over quadratic',
          'conjugate',
          'complex fraction',
          'cubic over linear',
          'radical',
          'complex fraction in h',
        ])
        return { kind, drawn: limits[kind](random) }
      },
      answer: steps,
      solve: ({ kind }) => STEPS[kind],
      ask: ({ drawn }) => ({
        en: [printedLimit(drawn), prose`Which method is best for this limit?`],
        es: [printedLimit(drawn), prose`¿Qué método conviene para hallar este límite?`],
      }),
      solution: ({ kind, drawn: { way, value } }) =>
        'filled' in way
          ? [step(way.filled, because.tryToSubstitute), step(expr(value), because.methodFor, SIGNS[STEPS[kind]])]
          : [step(over(0, 0), because.zeroOverZero), step(way.factored, because.methodFor, SIGNS[STEPS[kind]])],
      check(printed, answer) {
        const shown = printed.one('limit')
        if (!isIndeterminate(shown)) return answer === 'substitution'
        if (holds(shown.of, part => part.kind === 'root')) return answer === 'conjugate'
        const isComplex = shown.of.kind === 'quotient' && holds(shown.of.over, part => part.kind === 'quotient')
        return answer === (isComplex ? 'denominator' : 'factor')
      },
    }),

    findK: form({
      levels: ['hard'],
      draw(random) {
        const [a, b] = roots(random)
        return { a, b, p: random.int(1, 3) }
      },
      answer: namedNumbers('k', 'L'),
      solve: ({ a, b, p }) => [-p * (a + b), p * (a - b)],
      ask({ a, b, p }) {
        const shown = limit('x', a, m`{${p}x^2 + k x + ${p * a * b}}/{x + ${-a}}`)
        return {
          en: [shown, prose`Find the value of ${k} for which the limit exists, and find that limit ${symbol('L')}.`],
          es: [shown, prose`Halla el valor de ${k} para el que el límite existe, y halla ese límite ${symbol('L')}.`],
        }
      },
      solution({ a, b, p }, values) {
        const [value, found] = tupleOf(values, 2)
        return [
          step(equation(m`${p}(${a})^2 + k(${a}) + ${p * a * b}`, 0), because.numeratorMustBeZero),
          explained(
            statements(m`${a}k + ${p * a * a + p * a * b} = 0`, equation(k, value)),
            line`Work out the powers and products. Subtract ${p * a * a + p * a * b} from both sides and divide by ${a}.`,
            line`Calcula las potencias y los productos. Resta ${p * a * a + p * a * b} de ambos lados y divide entre ${a}.`,
          ),
          step(limit('x', a, m`{${p}(x + ${-a})(x + ${-b})}/{x + ${-a}}`), because.factorToCancel, {
            factor: m`x + ${-a}`,
          }),
          step(limit('x', a, m`${p}(x + ${-b})`), because.cancelInLimit, { factor: m`x + ${-a}` }),
          step(statements(equation(k, value), equation(symbol('L'), found)), because.nowSubstitute, {
            value: a,
            letter: x,
          }),
        ]
      },
      check(printed, answer) {
        const [k, value] = answer
        if (k === undefined || value === undefined) return false
        const shown = printed.one('limit')
        const filled: Of<'limit'> = { ...shown, of: substitute(shown.of, { k: exact(k) }) }
        return isIndeterminate(filled) && isNumericLimit(filled, exact(value).toNumber())
      },
    }),

    joinPieces: form({
      levels: ['hard'],
      lines: 5,
      draw: random => {
        const [a, k, s] = [random.intExcept(-4, 5, 0, 1, -1), random.intExcept(-6, 6, 0), random.int(1, 3)]
        // From the left k·x + q, from the right s·x² + k.
        return { a, k, s, q: s * a * a + k - k * a }
      },
      answer: namedNumbers('k', 'L'),
      solve: ({ a, k, q }) => [k, k * a + q],
      ask({ a, s, q }) {
        const f = equation(m`f(x)`, cases([m`k x + ${q}`, relation(x, '<', a)], [m`${s}x^2 + k`, relation(x, '≥', a)]))
        const shown = limit('x', a, m`f(x)`)
        return {
          en: [f, prose`Find the value of ${k} for which ${shown} exists, and find that limit ${symbol('L')}.`],
          es: [f, prose`Halla el valor de ${k} para el que ${shown} existe, y halla ese límite ${symbol('L')}.`],
        }
      },
      solution({ a, s, q }, values) {
        const [value, found] = tupleOf(values, 2)
        const [left, right] = [m`${a}k + ${q}`, m`${s * a * a} + k`]
        return [
          step(
            statements(
              equation(limit('x', a, m`f(x)`, 'left'), left),
              equation(limit('x', a, m`f(x)`, 'right'), right),
            ),
            because.explain,
            {
              sentence: {
                en: line`Substitute ${a} in the piece of each side.`,
                es: line`Sustituye ${a} en la parte de cada lado.`,
              },
            },
          ),
          step(equation(left, right), because.explain, {
            sentence: {
              en: line`The limit exists only if both one-sided limits are equal.`,
              es: line`El límite existe solo si los dos límites laterales son iguales.`,
            },
          }),
          explained(
            statements(equation(m`${a - 1}k`, s * a * a - q), equation(k, value)),
            line`Subtract ${k} and ${q} from both sides, then divide by ${a - 1}.`,
            line`Resta ${k} y ${q} de ambos lados y divide entre ${a - 1}.`,
          ),
          step(statements(equation(k, value), equation(symbol('L'), found)), because.explain, {
            sentence: {
              en: line`Put ${k} into either side: ${equation(m`${s * a * a} + ${value}`, found)}.`,
              es: line`Pon ${k} en cualquiera de los lados: ${equation(m`${s * a * a} + ${value}`, found)}.`,
            },
          }),
        ]
      },
      // Both pieces come to the limit at the place where they meet.
      check(printed, answer) {
        const [k, value] = answer
        const rows = printed.one('cases').rows
        const to = printed.one('limit').to
        return (
          k !== undefined &&
          value !== undefined &&
          rows.every(([piece]) =>
            near(approximate(substitute(substitute(piece, { k: exact(k) }), { x: to })), exact(value).toNumber()),
          )
        )
      },
    }),

    errorSpotting: form({
      levels: ['medium'],
      kind: 'find-mistake',
      draw(random) {
        const [a, b] = random.until(
          () => roots(random),
          ([a, b]) => a !== -b,
        )
        const mistake = random.evenly(['zero', 'absent', 'canceled', 'none'])
        return { mistake, ...factorWork(a, b) }
      },
      answer: option({
        zero: { en: prose`0/0 was taken to be 0.`, es: prose`Tomó 0/0 como 0.` },
        absent: {
          en: prose`0/0 does not show that there is no limit.`,
          es: prose`0/0 no demuestra que el límite no exista.`,
        },
        canceled: {
          en: prose`Terms were canceled that are not factors.`,
          es: prose`Canceló términos que no son factores.`,
        },
        none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
      }),
      solve: ({ mistake }) => mistake,
      ask({ mistake, start, struck, wrong, simplified, value }) {
        const zero = over(0, 0)
        if (mistake === 'absent')
          return {
            en: [
              equation(start, zero),
              prose`A student concludes that the limit does not exist. What is the mistake, if any?`,
            ],
            es: [
              equation(start, zero),
              prose`Un estudiante concluye que el límite no existe. ¿Cuál es el error, si hay alguno?`,
            ],
          }
        const work =
          mistake === 'zero'
            ? equation(equation(start, zero), 0)
            : mistake === 'canceled'
              ? equation(equation(start, struck), wrong)
              : equation(equation(start, simplified), value)
        return {
          en: [work, prose`This is a student's work. What is the mistake, if any?`],
          es: [work, prose`Este es el trabajo de un estudiante. ¿Cuál es el error, si hay alguno?`],
        }
      },
      key: ({ mistake, start, value }) => {
        const right = equation(start, value)
        return mistake === 'none' ? both([]) : { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
      },
      solution: ({ mistake, start, struck, factored, common, simplified, value }) => [
        step(over(0, 0), because.zeroOverZero),
        step(factored, because.factorToCancel, { factor: common }),
        step(equation(simplified, value), because.cancelInLimit, { factor: common }),
        mistake === 'none'
          ? step(equation(start, value), because.noMistake)
          : step(mistake === 'canceled' ? struck : equation(start, over(0, 0)), because.mistakeIs, {
              what: MISTAKES[mistake],
            }),
      ],
      check(printed, answer) {
        const { left, right } = printed.one('relation')
        const [start] = printed.all('limit')
        if (!start) return false
        if (left.kind !== 'relation') return answer === 'absent'
        if (left.right.kind === 'quotient') return answer === 'zero'
        return answer === (isNumericLimit(start, approximate(right)) ? 'none' : 'canceled')
      },
    }),
  }),
)
