import {
  type Block,
  blank,
  both,
  bracketed,
  type Expr,
  equation,
  explained,
  expr,
  expression,
  type FormMaker,
  failed,
  formulaChoice,
  itemOf,
  join,
  line,
  list,
  m,
  minus,
  numbersInAnyOrder,
  prose,
  type Random,
  simplifiedExpression,
  sum,
  symbol,
  table,
  times,
  type Value,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import { simplify } from './easy.ts'
import type { levels } from './levels.ts'
import { agree, group, isOpen, isTidy, type Part, partsExpr, simplified, term, workedOut, X } from './terms.ts'

/** Four or five terms, at least two pairs of them alike. */
const drawMany = (random: Random): readonly Part[] => {
  const kind = random.evenly(['xy', 'x', 'xy and a number'])
  return random.until(
    (): readonly Part[] => {
      const some = (like: 'x' | 'y' | 'one', isFirst = false) =>
        term(isFirst || random.chance(0.6) ? random.int(1, 12) : -random.int(1, 9), like)
      if (kind === 'xy') return [some('x', true), some('y'), some('x'), some('y')]
      if (kind === 'x') return [some('x', true), some('one', true), some('x'), some('one')]
      return [some('x', true), some('one', true), some('y', true), some('x'), some('y')]
    },
    parts => isTidy(parts),
  )
}
const drawOpened = (random: Random): readonly Part[] => {
  const kind = random.evenly([0, 1, 2])
  return random.until(
    (): readonly Part[] => {
      const [a, b, c, d] = [random.int(2, 9), random.int(1, 9), random.int(2, 9), random.int(2, 15)]
      if (kind === 0) return [group(a, term(1, 'x'), term(b, 'one')), term(c, 'x'), term(d, 'one')]
      if (kind === 1) return [term(c, 'x'), group(a, term(random.int(2, 4), 'x'), term(b, 'one'))]
      return [group(a, term(1, 'x'), term(b, 'one')), term(c, 'x'), term(-Math.min(d, a * b - 1), 'one')]
    },
    parts => isTidy(parts),
  )
}

/** One pair of brackets, and more of both of its letters. */
const drawInTwo = (random: Random): readonly Part[] => [
  group(random.int(2, 9), term(1, 'x'), term(random.int(2, 6), 'y')),
  term(random.int(2, 9), 'x'),
  term(random.int(1, 9), 'y'),
]

/** What a pupil writes who does not open the brackets rightly or combines what is not alike. */
function mistakesOf(parts: readonly Part[]): Record<string, Expr> {
  const right = simplified(parts)
  const wrong: Record<string, Expr> = {
    onlyTheFirst: simplified(
      parts.flatMap(part =>
        'inner' in part
          ? part.inner.map((inner, i) => (i === 0 ? { ...inner, times: inner.times.times(part.factor) } : inner))
          : [part],
      ),
    ),
    onlyTheSecond: simplified(
      parts.flatMap(part =>
        'inner' in part
          ? part.inner.map((inner, i) => (i === 1 ? { ...inner, times: inner.times.times(part.factor) } : inner))
          : [part],
      ),
    ),
    addedTheFactor: simplified(
      parts.flatMap(part =>
        'inner' in part ? part.inner.map(inner => ({ ...inner, times: inner.times.plus(part.factor) })) : [part],
      ),
    ),
    forgotTheOther: simplified(parts.filter(part => 'inner' in part || part.like !== 'x')),
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, value]) => !agree(value, right)))
}

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const
interface Row {
  readonly parts: readonly Part[]
  readonly isRight: boolean
}
/** An expression, and five others of which two or three are equivalent to it. */
interface Sorted {
  readonly target: readonly Part[]
  readonly rows: readonly Row[]
}
function drawSorted(random: Random): Sorted {
  const [a, b] = random.until(
    () => [random.int(3, 9), random.int(2, 9)] as const,
    ([a, b]) => a !== b,
  )
  const [x, one] = [term(a, 'x'), term(a * b, 'one')]
  const right: readonly (readonly Part[])[] = [
    [one, x],
    [term(a - 1, 'x'), one, term(1, 'x')],
    [group(a - 1, term(1, 'x'), term(b, 'one')), term(1, 'x'), term(b, 'one')],
    [term(a + 2, 'x'), one, term(-2, 'x')],
  ]
  const wrong: readonly (readonly Part[])[] = [
    [x, term(b, 'one')],
    [term(1, 'x'), one],
    [x, term(a + b, 'one')],
    [term(a + a * b, 'x')],
    [group(b, term(1, 'x'), term(a, 'one'))],
  ]
  const count = random.evenly([3, 2] as const)
  const rows = [
    ...random.sample(right, count).map(parts => ({ parts, isRight: true })),
    ...random.sample(wrong, 5 - count).map(parts => ({ parts, isRight: false })),
  ]
  return { target: [group(a, term(1, 'x'), term(b, 'one'))], rows: random.shuffle<readonly Row[]>(rows) }
}
const lettersOf = (rows: readonly Row[]): readonly Value[] =>
  rows.flatMap(({ isRight }, i) => (isRight ? [symbol(itemOf(LETTERS, i))] : []))
/** "A: 4x + 12; B: 4x + 3": each expression simplified, under its letter. */
const statementsOf = (rows: readonly Row[]): Block => ({
  kind: 'paragraph',
  content: rows.flatMap(({ parts }, i) => [
    ...(i === 0 ? [] : ['; ']),
    ...line`${symbol(itemOf(LETTERS, i))}: ${simplified(parts)}`,
  ]),
})

interface Blank {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly kind: 'inside' | 'before' | 'taken'
}
const framed = ({ a, b, c, kind }: Blank, put: Expr): Expr => {
  if (kind === 'inside') return equation(join(a, bracketed(sum(put, c))), m`${a * b}x + ${a * c}`)
  if (kind === 'before') return equation(sum(put, m`${a}(x + ${c})`), m`${a + b}x + ${a * c}`)
  return equation(sum(m`${a + b}x`, c, { kind: 'negative', of: put }), m`${a}x + ${c}`)
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  combineMany: form({
    levels: ['medium'],
    share: 2,
    instruction: simplify,
    draw: random => ({ parts: drawMany(random) }),
    answer: simplifiedExpression,
    solve: ({ parts }) => simplified(parts),
    ask: ({ parts }) => both(partsExpr(parts)),
    solution: ({ parts }) => workedOut(parts),
    check: (printed, answer) => isOpen(answer) && agree(printed.one('sum'), answer),
  }),

  distributeAndCombine: form({
    levels: ['medium'],
    share: 2,
    instruction: simplify,
    draw: random => ({ parts: drawOpened(random) }),
    answer: simplifiedExpression,
    solve: ({ parts }) => simplified(parts),
    ask: ({ parts }) => both(partsExpr(parts)),
    solution: ({ parts }) => workedOut(parts),
    check: (printed, answer) => isOpen(answer) && agree(printed.one('sum'), answer),
  }),

  whichIsEquivalent: form({
    levels: ['medium'],
    draw: random =>
      random.until(
        () => ({ parts: drawInTwo(random) }),
        ({ parts }) => {
          const wrong = Object.values(mistakesOf(parts))
          return wrong.length >= 3 && wrong.every((one, i) => wrong.slice(i + 1).every(other => !agree(one, other)))
        },
      ),
    answer: formulaChoice,
    solve: ({ parts }) => simplified(parts),
    mistakes: ({ parts }) => mistakesOf(parts),
    ask: ({ parts }) => ({
      en: prose`Which expression is equivalent to ${partsExpr(parts)}?`,
      es: prose`¿Qué expresión es equivalente a ${partsExpr(parts)}?`,
    }),
    solution: ({ parts }) => workedOut(parts),
    whyWrong: ({ parts }) => {
      const factor = parts.flatMap(part => ('inner' in part ? [part.factor] : []))[0] ?? failed('There is a group')
      return {
        onlyTheFirst: {
          en: line`Only the first term in the parentheses is multiplied by ${factor}.`,
          es: line`Solo el primer término del paréntesis está multiplicado por ${factor}.`,
        },
        onlyTheSecond: {
          en: line`Only the second term in the parentheses is multiplied by ${factor}.`,
          es: line`Solo el segundo término del paréntesis está multiplicado por ${factor}.`,
        },
        addedTheFactor: {
          en: line`It adds ${factor} to the coefficients in the parentheses instead of multiplying.`,
          es: line`Suma ${factor} a los coeficientes del paréntesis en vez de multiplicar.`,
        },
        forgotTheOther: {
          en: line`It leaves out a term outside the parentheses.`,
          es: line`Omite un término de fuera del paréntesis.`,
        },
      }
    },
    check: (printed, answer) => agree(printed.one('sum'), expr(answer)),
  }),

  sortOut: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the letters of all the expressions that are equivalent to the one above the table.`,
      es: prose`Escribe las letras de todas las expresiones equivalentes a la que está sobre la tabla.`,
    },
    draw: drawSorted,
    answer: numbersInAnyOrder,
    solve: ({ rows }) => lettersOf(rows),
    ask: ({ target, rows }) => {
      const shown = table({ rows: rows.map(({ parts }, i) => [symbol(itemOf(LETTERS, i)), partsExpr(parts)]) })
      return both([partsExpr(target), shown])
    },
    solution({ target, rows }, letters) {
      const right = simplified(target)
      return [
        explained(
          equation(partsExpr(target), right),
          line`Simplify the expression above the table.`,
          line`Simplifica la expresión que está sobre la tabla.`,
        ),
        explained(
          statementsOf(rows),
          line`Simplify each expression in the table and compare it with ${right}.`,
          line`Simplifica cada expresión de la tabla y compárala con ${right}.`,
        ),
        explained(
          list(...letters),
          line`These are equal to ${right} for every value of ${X}.`,
          line`Estas son iguales a ${right} para todo valor de ${X}.`,
        ),
      ]
    },
    check(printed, letters) {
      const [target, ...shown] = printed.maths.filter(({ kind }) => kind === 'sum' || kind === 'product')
      const right = LETTERS.filter((_, i) => {
        const one = shown[i]
        return target !== undefined && one !== undefined && agree(target, one)
      })
      const given = letters.map(letter =>
        typeof letter === 'object' && 'kind' in letter && letter.kind === 'symbol' ? letter.name : '',
      )
      return given.length === right.length && right.every(letter => given.includes(letter))
    },
  }),

  fillTerm: form({
    levels: ['medium'],
    instruction: {
      en: prose`Write the term that makes the expressions equivalent.`,
      es: prose`Escribe el término que hace equivalentes las expresiones.`,
    },
    draw: (random): Blank =>
      random.until(
        () => ({
          a: random.int(2, 9),
          b: random.int(2, 6),
          c: random.int(2, 12),
          kind: random.evenly(['inside', 'before', 'taken']),
        }),
        ({ a, b, c }) => a !== b && b !== c && a !== c,
      ),
    answer: expression,
    solve: ({ b }) => m`${b}x`,
    ask: facts => both(framed(facts, blank(3))),
    solution(facts) {
      const { a, b, c, kind } = facts
      const found = m`${b}x`
      switch (kind) {
        case 'inside':
          return [
            explained(
              equation(times(a, c), a * c),
              line`The numbers fit: ${a} times ${c} is ${a * c}.`,
              line`Los números coinciden: ${a} por ${c} es ${a * c}.`,
            ),
            explained(
              equation(times(a, found), m`${a * b}x`),
              line`The term times ${a} must be ${m`${a * b}x`}, so it is ${found}.`,
              line`El término por ${a} debe ser ${m`${a * b}x`}, así que es ${found}.`,
            ),
          ]
        case 'before':
          return [
            explained(equation(m`${a}(x + ${c})`, m`${a}x + ${a * c}`), line`Distribute ${a}.`, line`Distribuye ${a}.`),
            explained(
              equation(minus(m`${a + b}x`, m`${a}x`), found),
              line`With ${m`${a}x`} there must be ${m`${a + b}x`} in all: the missing term is ${found}.`,
              line`Con ${m`${a}x`} debe haber ${m`${a + b}x`} en total: el término que falta es ${found}.`,
            ),
          ]
        case 'taken':
          return [
            explained(
              equation(sum(m`${a}x`, found), m`${a + b}x`),
              line`From ${m`${a + b}x`}, only ${m`${a}x`} is left. The number ${c} does not change.`,
              line`De ${m`${a + b}x`} solo queda ${m`${a}x`}. El número ${c} no cambia.`,
            ),
            explained(found, line`This term was taken away.`, line`Este término se restó.`),
          ]
      }
    },
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      return agree(filled(left, answer), right)
    },
  }),
})
