import {
  approximate,
  type Both,
  blank,
  type Expr,
  equation,
  exact,
  explained,
  explainedBy,
  expr,
  type FilledTable,
  figure,
  type Inline,
  inARow,
  integer,
  isNear,
  isSameContent,
  itemOf,
  join,
  line,
  list,
  pi,
  power,
  prose,
  type Random,
  Ratio,
  root,
  type Sentence,
  sentenceChoice,
  statements,
  symbol,
  table,
  tableCells,
  times,
  venn,
  wholes,
  words,
} from '../../../author.ts'
import { type Hidden, hiddenOf, kindOfHidden, shownOf, simpleOf, simplified } from './hidden.ts'
import { isSquare, type Kind, printedKind, signed } from './numbers.ts'
import { drawDecimals, irrationalOne, patternsSaid } from './patterns.ts'
import { type Form, PLACED, SET_LIST, SET_SAID, setsWith } from './sets.ts'
import { type SetStatement, setStatements } from './statements.ts'
import { whichRational } from './which-rational.ts'

const DIAGRAM = venn({
  sets: [
    words('Real numbers', 'Números reales'),
    words('Rational numbers', 'Números racionales'),
    words('Integers', 'Números enteros'),
    words('Whole numbers', 'Números cabales'),
  ],
  nested: true,
  counts: { A: symbol('A'), AB: symbol('B'), ABC: symbol('C'), ABCD: symbol('D') },
})
const REGIONS = { irrational: 'A', rational: 'B', integer: 'C', natural: 'D', whole: 'D' } as const
type Sort = keyof typeof hiddenOf
/** The kinds of the numbers to place. */
const SORTS: readonly (readonly Sort[])[] = [
  ['natural', 'integer', 'rational', 'irrational'],
  ['rational', 'integer', 'rational', 'irrational'],
  ['natural', 'irrational', 'rational', 'irrational'],
  ['natural', 'integer', 'integer', 'irrational'],
]
const REGION_HEAD = [words('Number', 'Número'), words('Region', 'Región')]

/** The set with the region, in words. */
const REGION_SAID = {
  irrational: {
    en: line`No perfect square stands under the root, so it is irrational: real, but outside of the rational numbers.`,
    es: line`Bajo la raíz no hay un cuadrado perfecto, así que es irracional: un número real fuera de los racionales.`,
  },
  rational: { en: line`It is rational, but not an integer.`, es: line`Es racional, pero no es un entero.` },
  integer: {
    en: line`It is a negative integer, so not a whole number.`,
    es: line`Es un entero negativo, así que no es cabal.`,
  },
  natural: { en: line`It is a whole number.`, es: line`Es un número cabal.` },
  whole: { en: line`It is a whole number.`, es: line`Es un número cabal.` },
} as const

/** "4: natural, whole, integer, rational, real". */
function placed(value: Expr, kind: Kind): Sentence {
  const sets = (locale: 'en' | 'es') =>
    setsWith(kind)
      .map(set => SET_SAID[set][locale])
      .join(', ')
  return {
    key: `${JSON.stringify(value)} ${kind}`,
    says: {
      en: { kind: 'paragraph', content: [value, `: ${sets('en')}`] },
      es: { kind: 'paragraph', content: [value, `: ${sets('es')}`] },
    },
  }
}
const kindOfSigned = (value: Ratio): Kind => (!value.isInteger ? 'rational' : value.n > 0 ? 'natural' : 'integer')

function mistakesOf(of: Hidden): Readonly<Record<string, Sentence>> {
  const { rule, a, b, isNegative } = of
  const sign = isNegative ? -1 : 1
  const simple = simpleOf(of)
  if (rule === 'pi') {
    const value = Ratio.of(a, b)
    return {
      piKept: placed(signed(isNegative, value.equals(1) ? pi : join(value, pi)), 'irrational'),
      called: placed(simple, 'irrational'),
      subtracted: placed(
        signed(isNegative, a - b === 1 ? pi : a > b ? join(a - b, pi) : join(b - a, pi)),
        'irrational',
      ),
    }
  }
  const value = rule === 'product' ? Ratio.of(a * b) : Ratio.of(a, b)
  const added = rule === 'product' ? a + b : Math.abs(a - b)
  return {
    rootForgotten: placed(expr(value.times(sign)), kindOfSigned(value.times(sign))),
    underOneRoot: isSquare(added)
      ? placed(signed(isNegative, expr(Math.sqrt(added))), kindOfSigned(Ratio.of(sign)))
      : placed(signed(isNegative, root(added)), 'irrational'),
    called: placed(simple, kindOfHidden(of) === 'irrational' ? 'rational' : 'irrational'),
  }
}

/** What is wrong with each mistake. */
function failuresOf(of: Hidden): Readonly<Record<string, Both<readonly Inline[]>>> {
  const { rule, a, b } = of
  const called =
    kindOfHidden(of) === 'irrational'
      ? {
          en: line`The value is right, but no perfect square stands under the root, so it is irrational.`,
          es: line`El valor es correcto, pero bajo la raíz no hay un cuadrado perfecto, así que es irracional.`,
        }
      : {
          en: line`The value is right, but it is rational: no root and no ${pi} is left.`,
          es: line`El valor es correcto, pero es racional: ya no queda ninguna raíz ni ${pi}.`,
        }
  if (rule === 'pi')
    return {
      piKept: { en: line`The factor ${pi} cancels.`, es: line`El factor ${pi} se cancela.` },
      called: {
        en: line`The value is right, but ${pi} is gone, so it is rational.`,
        es: line`El valor es correcto, pero ${pi} ya no está, así que es racional.`,
      },
      subtracted: {
        en: line`The numbers ${a} and ${b} were subtracted, not divided, and ${pi} cancels.`,
        es: line`Los números ${a} y ${b} se restaron en vez de dividirse, y ${pi} se cancela.`,
      },
    }
  const rootForgotten = { en: line`The square root was forgotten.`, es: line`Se olvidó la raíz cuadrada.` }
  return rule === 'product'
    ? {
        rootForgotten,
        underOneRoot: {
          en: line`The numbers ${a} and ${b} were added, not multiplied.`,
          es: line`Los números ${a} y ${b} se sumaron en vez de multiplicarse.`,
        },
        called,
      }
    : {
        rootForgotten,
        underOneRoot: {
          en: line`The numbers ${a} and ${b} were subtracted, not divided.`,
          es: line`Los números ${a} y ${b} se restaron en vez de dividirse.`,
        },
        called,
      }
}

const SQUAREFREE = [2, 3, 5, 6, 7, 10, 11, 13, 14, 15] as const

type Candidate = number | null
const wrongOf = (isTrue: boolean): readonly Candidate[] => (isTrue ? [0, 1, 2] : [null, 1, 2])
const nameOfWrong = (one: Candidate) => (one === null ? 'choiceTrue' : `choice${one}`)
const answered = (statement: SetStatement, candidate: Candidate): Sentence =>
  candidate === null
    ? { key: 'true', says: { en: prose`True`, es: prose`Verdadero` } }
    : {
        key: `false ${candidate}`,
        says: {
          en: prose`False: a counterexample is ${itemOf(statement.numbers, candidate)}.`,
          es: prose`Falso: un contraejemplo es ${itemOf(statement.numbers, candidate)}.`,
        },
      }

export const hardForms = (form: Form) => ({
  diagram: form({
    levels: ['hard'],
    kind: 'table',
    draw: random => {
      const kinds = random.evenly(SORTS)
      return random.until(
        () => random.shuffle<readonly Sort[]>(kinds).map(kind => hiddenOf[kind](random)),
        all => new Set(all.map(of => JSON.stringify(simpleOf(of)))).size === all.length,
      )
    },
    answer: tableCells,
    solve: (all): FilledTable => {
      const letters = all.map(of => symbol(REGIONS[kindOfHidden(of)]))
      return { head: REGION_HEAD, rows: all.map((of, i) => [shownOf(of), itemOf(letters, i)]), blanks: letters }
    },
    ask: all => {
      const empty = table({ head: REGION_HEAD, rows: all.map(of => [shownOf(of), blank(3)]) })
      return {
        en: [
          prose`To which region of the diagram does each number belong? Write the letter. (Whole numbers are 0, 1, 2, 3, …)`,
          figure(DIAGRAM),
          empty,
        ],
        es: [
          prose`¿A qué región del diagrama pertenece cada número? Escribe la letra. (Los números cabales son 0, 1, 2, 3, …)`,
          figure(DIAGRAM),
          empty,
        ],
      }
    },
    solution: (all, answer) => [
      ...all.map(of => {
        const own = simplified(of)
        const says = REGION_SAID[kindOfHidden(of)]
        return { ...own, says: { en: [...own.says.en, ' ', ...says.en], es: [...own.says.es, ' ', ...says.es] } }
      }),
      explained(
        tableCells.show(answer).en,
        line`Write the letter of the smallest box that holds the number.`,
        line`Escribe la letra del recuadro más pequeño que contiene el número.`,
      ),
    ],
    check(printed, { blanks }) {
      const right = printed
        .block('table')
        .rows.map(([first]) => symbol(REGIONS[printedKind(itemOf(first ?? [], 0) as Expr)]))
      return right.length === blanks.length && right.every((letter, i) => isSameContent(letter, blanks[i]))
    },
  }),

  statement: form({
    levels: ['hard'],
    draw: random => {
      const statement = random.evenly(setStatements)
      return { at: setStatements.indexOf(statement) }
    },
    answer: sentenceChoice,
    solve: ({ at }) => {
      const statement = itemOf(setStatements, at)
      return answered(statement, statement.isTrue ? null : 0)
    },
    mistakes({ at }) {
      const statement = itemOf(setStatements, at)
      return Object.fromEntries(wrongOf(statement.isTrue).map(one => [nameOfWrong(one), answered(statement, one)]))
    },
    ask({ at }) {
      const { says } = itemOf(setStatements, at)
      return {
        en: [prose`True or false? If false, choose the counterexample.`, says.en],
        es: [prose`¿Verdadero o falso? Si es falso, elige el contraejemplo.`, says.es],
      }
    },
    solution({ at }, { says }) {
      const statement = itemOf(setStatements, at)
      return [
        explained(
          list(...statement.numbers),
          line`Test the three candidates. A counterexample fits the first part of the statement and breaks the rest.`,
          line`Prueba los tres candidatos. Un contraejemplo cumple la primera parte de la afirmación y contradice el resto.`,
        ),
        explainedBy(says, statement.why),
      ]
    },
    whyWrong({ at }) {
      const { isTrue, fails } = itemOf(setStatements, at)
      return Object.fromEntries(wrongOf(isTrue).map((one, i) => [nameOfWrong(one), itemOf(fails, i)]))
    },
    check({ blocks }, { key }) {
      const found = setStatements.find(({ says }) =>
        blocks.some(block => isSameContent(says.en, block) || isSameContent(says.es, block)),
      )
      return found !== undefined && key === (found.isTrue ? 'true' : 'false 0')
    },
  }),

  pattern: form({
    levels: ['hard'],
    draw: drawDecimals,
    answer: sentenceChoice,
    solve: facts => itemOf(patternsSaid(facts), 0),
    mistakes: facts =>
      Object.fromEntries(
        patternsSaid(facts)
          .slice(1)
          .map(said => [said.key, said]),
      ),
    ask: ({ growing, repeated, isFirst, rule }) => {
      const [p, q] = isFirst ? [growing, repeated] : [repeated, growing]
      const both = inARow(equation(symbol('p'), p), equation(symbol('q'), q))
      return {
        en: [prose`Compare these two numbers.`, both, rule.en, prose`Which of the two is irrational, and why?`],
        es: [prose`Compara estos dos números.`, both, rule.es, prose`¿Cuál de los dos es irracional, y por qué?`],
      }
    },
    solution: ({ growing, repeated, value, period, isFirst }, { says }) => [
      explained(
        statements(equation(join(10 ** period.length - 1, symbol('x')), Number(period)), equation(repeated, value)),
        line`Call the number with the bar ${symbol('x')} and subtract it from ${join(10 ** period.length, symbol('x'))}: the repeating part cancels. It is a fraction of integers, so it is rational.`,
        line`Llama ${symbol('x')} al número con la barra y réstalo de ${join(10 ** period.length, symbol('x'))}: la parte que se repite se anula. Es una fracción de enteros, así que es racional.`,
      ),
      explained(
        equation(symbol(isFirst ? 'p' : 'q'), growing),
        line`The digits follow a rule, but they change from group to group, so no block comes again and again.`,
        line`Las cifras siguen una regla, pero cambian de un grupo a otro, así que ningún bloque se repite siempre.`,
      ),
      explainedBy(says, {
        en: line`Its decimals never end and never repeat, so it is irrational.`,
        es: line`Sus decimales no terminan ni se repiten, así que es irracional.`,
      }),
    ],
    whyWrong: ({ isFirst }) => {
      const [own, other] = isFirst ? (['p', 'q'] as const) : (['q', 'p'] as const)
      return {
        [`${other} bar`]: {
          en: line`The decimals of ${symbol(other)} repeat, so it is rational.`,
          es: line`Los decimales de ${symbol(other)} se repiten, así que es racional.`,
        },
        both: {
          en: line`Decimals that never end are rational if they repeat, as in ${symbol(other)}.`,
          es: line`Los decimales que no terminan son racionales si se repiten, como en ${symbol(other)}.`,
        },
        neither: {
          en: line`A rule alone does not make ${symbol(own)} rational: no block of digits repeats.`,
          es: line`Una regla por sí sola no hace racional a ${symbol(own)}: ningún bloque de cifras se repite.`,
        },
      }
    },
    check: (printed, { key }) => key === `${irrationalOne(printed)} no-block`,
  }),

  simplifySets: form({
    levels: ['hard'],
    instruction: SET_LIST,
    draw: (random: Random) =>
      hiddenOf[random.evenly(['rational', 'natural', 'irrational', 'integer', 'rational', 'irrational', 'natural'])](
        random,
      ),
    answer: sentenceChoice,
    solve: of => placed(simpleOf(of), kindOfHidden(of)),
    mistakes: mistakesOf,
    ask: of => ({
      en: prose`Simplify ${shownOf(of)}. Which line gives its value and all the sets to which it belongs?`,
      es: prose`Simplifica ${shownOf(of)}. ¿Qué renglón da su valor y todos los conjuntos a los que pertenece?`,
    }),
    solution: (of, { says }) => [simplified(of), explainedBy(says, PLACED[kindOfHidden(of)])],
    whyWrong: failuresOf,
    check(printed, { key }) {
      const [shown] = printed.maths.filter(item => item.kind !== 'words')
      if (!shown) return false
      const at = key.lastIndexOf(' ')
      const value = JSON.parse(key.slice(0, at)) as Expr
      return isNear(approximate(value), approximate(shown)) && key.slice(at + 1) === printedKind(shown)
    },
  }),

  whichRational: whichRational(form),

  leastFactor: form({
    levels: ['hard'],
    draw: random =>
      random.until(
        () => ({ s: random.evenly(SQUAREFREE), p: random.int(2, 5) }),
        ({ s, p }) => s * p * p <= 150,
      ),
    answer: integer,
    solve: ({ s }) => s,
    ask: ({ s, p }) => ({
      en: prose`What is the least whole number ${symbol('n')} greater than 0 for which ${times(root(s * p * p), root(symbol('n')))} is rational?`,
      es: prose`¿Cuál es el menor número entero ${symbol('n')} mayor que 0 para el que ${times(root(s * p * p), root(symbol('n')))} es racional?`,
    }),
    solution: ({ s, p }) => {
      const a = s * p * p
      return [
        explained(
          equation(times(root(a), root(symbol('n'))), root(join(a, symbol('n')))),
          line`Multiply under one root. The value is rational if ${join(a, symbol('n'))} is a perfect square.`,
          line`Multiplica bajo una sola raíz. El valor es racional si ${join(a, symbol('n'))} es un cuadrado perfecto.`,
        ),
        explained(
          equation(a, times(power(p, 2), s)),
          line`Take out the greatest square factor, ${p * p}. What is left, ${s}, is not a square: it lacks another factor ${s}.`,
          line`Separa el mayor factor cuadrado, ${p * p}. Lo que queda, ${s}, no es un cuadrado: le falta otro factor ${s}.`,
        ),
        explained(
          equation(equation(times(root(a), root(s)), root(a * s)), s * p),
          line`With ${equation(symbol('n'), s)} a perfect square stands under the root. So ${symbol('n')} is ${s}.`,
          line`Con ${equation(symbol('n'), s)} queda un cuadrado perfecto bajo la raíz. Por eso, ${symbol('n')} es ${s}.`,
        ),
      ]
    },
    check(printed, answer) {
      const [first] = printed.all('root')
      if (!first) return false
      const a = approximate(first.of)
      return (
        wholes(1, exact(answer).n).every((n, i, all) => isSquare(a * n) === (i === all.length - 1)) &&
        exact(answer).n > 0
      )
    },
  }),
})
