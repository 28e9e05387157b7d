import {
  type Both,
  blank,
  both,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  formulaChoice,
  type Inline,
  integer,
  isSame,
  itemOf,
  line,
  m,
  match,
  prose,
  type Random,
  relation,
  type Step,
  sum,
  symbol,
  tupleOf,
  type Value,
  type WhyWrong,
  words,
} from '../../../author.ts'
import { formulaIn } from '../../kit/choices/cells.ts'
import { filled } from '../../kit/equations/filled.ts'
import { group, ones, xs } from '../../kit/equations/parts.ts'
import { drawEasy } from './draws.ts'
import type { Form } from './levels.ts'
import {
  besideEquation,
  COUNTS,
  type Count,
  concluding,
  counted,
  countIn,
  countOf,
  endOf,
  equationOf,
  isOneSided,
  type Sides,
  side,
  simplifying,
} from './sides.ts'

export const HOW_MANY = {
  en: prose`How many solutions does the equation have?`,
  es: prose`¿Cuántas soluciones tiene la ecuación?`,
}

/** The last line of a work, and how it came about. */
interface LastLine {
  readonly kind: Count
  readonly left: number
  readonly right: number
  readonly letterIsLeft: boolean
}
const lastOf = ({ left, right, letterIsLeft }: LastLine): Expr =>
  letterIsLeft ? equation(m`x`, right) : equation(left, right)

const NO_LETTER = {
  en: line`The terms with ${m`x`} cancel: the last line does not name a value.`,
  es: line`Los términos con ${m`x`} se cancelan: el último renglón no da un valor.`,
}
const LETTER_IS_LEFT = {
  en: line`The terms with ${m`x`} do not cancel: the last line names one value.`,
  es: line`Los términos con ${m`x`} no se cancelan: el último renglón da un valor.`,
}
/** Numbers of solutions that are taken for the right one. */
const NOT_SO_MANY: Readonly<Record<Count, Readonly<Partial<Record<Count, WhyWrong>>>>> = {
  one: { none: LETTER_IS_LEFT, all: LETTER_IS_LEFT },
  none: {
    one: NO_LETTER,
    all: {
      en: line`The last line would have to be true, and it is false.`,
      es: line`El último renglón tendría que ser verdadero y es falso.`,
    },
  },
  all: {
    one: NO_LETTER,
    none: {
      en: line`The last line would have to be false, and it is true.`,
      es: line`El último renglón tendría que ser falso y es verdadero.`,
    },
  },
}

/** Which of four equations has so many solutions. */
export const QUESTIONS: Readonly<
  Record<Count, { readonly en: ReturnType<typeof prose>; readonly es: ReturnType<typeof prose> }>
> = {
  none: { en: prose`Which equation has no solution?`, es: prose`¿Qué ecuación no tiene solución?` },
  all: {
    en: prose`Which equation has infinitely many solutions?`,
    es: prose`¿Qué ecuación tiene infinitas soluciones?`,
  },
  one: {
    en: prose`Which equation has exactly one solution?`,
    es: prose`¿Qué ecuación tiene exactamente una solución?`,
  },
}
const FOUND: Readonly<Record<Count, Both<readonly Inline[]>>> = {
  one: {
    en: line`The coefficients of ${m`x`} are different, so there is exactly one solution.`,
    es: line`Los coeficientes de ${m`x`} son distintos, así que hay exactamente una solución.`,
  },
  none: {
    en: line`No value of ${m`x`} makes this equation true.`,
    es: line`Ningún valor de ${m`x`} hace verdadera esta ecuación.`,
  },
  all: {
    en: line`Every value of ${m`x`} makes this equation true.`,
    es: line`Todo valor de ${m`x`} hace verdadera esta ecuación.`,
  },
}
const ONE_SIDED: Both<readonly Inline[]> = {
  en: line`Only one side has a term with ${m`x`}, so there is exactly one solution.`,
  es: line`Solo un lado tiene un término con ${m`x`}, así que hay exactamente una solución.`,
}
interface Four {
  readonly kind: Count
  readonly right: Sides
  readonly wrong: readonly Sides[]
}
export const whichForm = (
  form: Form,
  level: 'easy' | 'medium',
  draw: (random: Random, kind: Count) => Sides,
  order: readonly Count[],
  share = 1,
) =>
  form({
    levels: [level],
    share,
    kind: 'choose',
    draw(random: Random): Four {
      const kind = random.evenly(order)
      return random.until(
        () => {
          const [one, other] = tupleOf(
            COUNTS.filter(own => own !== kind),
            2,
          )
          const wrong = [one, other, random.chance(0.5) ? one : other]
          return { kind, right: draw(random, kind), wrong: wrong.map(own => draw(random, own)) }
        },
        ({ right, wrong }) => {
          const all = [right, ...wrong].map(equationOf)
          return all.every((of, i) => all.slice(0, i).every(before => !isSame(of, before)))
        },
      )
    },
    answer: formulaChoice,
    solve: ({ right }): Value => equationOf(right),
    mistakes: ({ wrong }): Readonly<Record<string, Value>> =>
      Object.fromEntries(wrong.map((sides, i) => [`wrong ${i}`, equationOf(sides)])),
    ask: ({ kind }) => QUESTIONS[kind],
    solution: ({ kind, right }): readonly Step[] => {
      const simpler = simplifying(right)
      return [
        ...simpler,
        ...(kind === 'one' && simpler.length > 0 ? [] : concluding(right)),
        explainedBy(equationOf(right), kind === 'one' && isOneSided(right) ? ONE_SIDED : FOUND[kind]),
      ]
    },
    whyWrong: ({ wrong }) => Object.fromEntries(wrong.map((sides, i) => [`wrong ${i}`, besideEquation(sides)])),
    check(printed, answer) {
      const asked: Count = /no solution|no tiene/.test(printed.text)
        ? 'none'
        : /exact/.test(printed.text)
          ? 'one'
          : 'all'
      const chosen = answer as Expr
      return chosen.kind === 'relation' && countIn(chosen) === asked
    },
  })

const WHY: Readonly<Record<Count, Both<readonly Inline[]>>> = {
  one: {
    en: line`the coefficients of ${m`x`} are different, so there is one solution.`,
    es: line`los coeficientes de ${m`x`} son distintos, así que hay una solución.`,
  },
  none: {
    en: line`the terms with ${m`x`} are the same but the numbers are not, so there is no solution.`,
    es: line`los términos con ${m`x`} son iguales, pero los números no, así que no hay solución.`,
  },
  all: {
    en: line`both sides are the same, so there are infinitely many solutions.`,
    es: line`los dos lados son iguales, así que hay infinitas soluciones.`,
  },
}
const ONLY_ONE_SIDE: Both<readonly Inline[]> = {
  en: line`only one side has a term with ${m`x`}, so there is one solution.`,
  es: line`solo un lado tiene un término con ${m`x`}, así que hay una solución.`,
}
const isOneSidedIn = (of: Expr): boolean =>
  of.kind === 'relation' && [of.left, of.right].some(one => evaluate(one, { x: 1 }).equals(evaluate(one, { x: 0 })))
/** Each side as ax + b. */
function plainOf(of: Expr): Expr {
  if (of.kind !== 'relation') return of
  const [left, right] = [of.left, of.right].map(one => {
    const b = evaluate(one, { x: 0 })
    return side([xs(evaluate(one, { x: 1 }).minus(b)), ones(b)].filter(({ by }) => by.n !== 0))
  })
  return equation(left ?? of.left, right ?? of.right)
}

export const easyForms = (form: Form) => ({
  howMany: form({
    levels: ['easy'],
    share: 2,
    instruction: HOW_MANY,
    draw: (random: Random) => drawEasy(random, random.evenly(COUNTS)),
    answer: counted,
    solve: countOf,
    ask: sides => both(equationOf(sides)),
    solution: sides => [...simplifying(sides), ...concluding(sides), endOf(countOf(sides))],
    whyWrong: sides => NOT_SO_MANY[countOf(sides)],
    check: (printed, answer) => countIn(printed.one('relation')) === answer,
  }),

  lastLine: form({
    levels: ['easy'],
    draw: (random: Random): LastLine => {
      const kind = random.evenly(COUNTS)
      const [left, right] = [random.intExcept(-9, 12, 0), random.intExcept(-9, 12, 0)]
      const zero = random.chance(0.3)
      return kind === 'one'
        ? { kind, left: 0, right: zero ? 0 : right, letterIsLeft: true }
        : kind === 'all'
          ? { kind, left: zero ? 0 : left, right: zero ? 0 : left, letterIsLeft: false }
          : { kind, left: zero ? 0 : left, right: left === right ? right + 13 : right, letterIsLeft: false }
    },
    answer: counted,
    solve: ({ kind }) => kind,
    ask: last => ({
      en: prose`A student solves an equation without mistakes. The last line is ${lastOf(last)}. How many solutions does the equation have?`,
      es: prose`Una estudiante resuelve una ecuación sin errores. El último renglón es ${lastOf(last)}. ¿Cuántas soluciones tiene la ecuación?`,
    }),
    solution: last => [
      explainedBy(
        last.kind === 'none' ? relation(last.left, '≠', last.right) : lastOf(last),
        {
          one: {
            en: line`The line names one value of ${m`x`}.`,
            es: line`El renglón da un valor de ${m`x`}.`,
          },
          none: {
            en: line`No variable is left, and the two numbers are different: the line is false.`,
            es: line`No queda ninguna variable y los dos números son distintos: el renglón es falso.`,
          },
          all: {
            en: line`No variable is left, and the two numbers are equal: the line is true.`,
            es: line`No queda ninguna variable y los dos números son iguales: el renglón es verdadero.`,
          },
        }[last.kind],
      ),
      endOf(last.kind),
    ],
    whyWrong: last =>
      ({
        one: {
          none: {
            en: line`The line is true for one value, ${lastOf(last)}: that value is a solution.`,
            es: line`El renglón es verdadero para un valor, ${lastOf(last)}: ese valor es una solución.`,
          },
          all: {
            en: line`Only ${last.right} makes the line true. Other values do not.`,
            es: line`Solo ${last.right} hace verdadero el renglón. Los demás valores no.`,
          },
        },
        none: {
          one: {
            en: line`The line does not name a value of ${m`x`}: the variable is gone.`,
            es: line`El renglón no da un valor de ${m`x`}: ya no hay variable.`,
          },
          all: {
            en: line`The line would have to be true, and ${last.left} is not equal to ${last.right}.`,
            es: line`El renglón tendría que ser verdadero, y ${last.left} no es igual a ${last.right}.`,
          },
        },
        all: {
          one: {
            en: line`The line does not name a value of ${m`x`}: ${last.left} is a number, not a solution.`,
            es: line`El renglón no da un valor de ${m`x`}: ${last.left} es un número, no una solución.`,
          },
          none: {
            en: line`The line would have to be false, and ${lastOf(last)} is true.`,
            es: line`El renglón tendría que ser falso, y ${lastOf(last)} es verdadero.`,
          },
        },
      })[last.kind],
    check: (printed, answer) => countIn(printed.one('relation')) === answer,
  }),

  whichOne: whichForm(form, 'easy', drawEasy, ['all', 'none', 'one']),

  matchCounts: form(
    match({
      levels: ['easy'],
      what: {
        en: line`each equation with its number of solutions`,
        es: line`cada ecuación con su número de soluciones`,
      },
      draw: (random: Random) => {
        const all = random.shuffle<readonly Count[]>(COUNTS)
        return all.map(kind => [equationOf(drawEasy(random, kind)), NAMES[kind]] as const)
      },
      belong: (left, right) => {
        const of = formulaIn(left)
        return of.kind === 'relation' && isSame(itemOf(right, 0) as Expr, NAMES[countIn(of)])
      },
      solution: (pairs, letters) =>
        pairs.map(([left], i) => {
          const of = left as Expr
          const kind = of.kind === 'relation' ? countIn(of) : 'one'
          const { en, es } = kind === 'one' && isOneSidedIn(of) ? ONLY_ONE_SIDE : WHY[kind]
          const at = line`${i + 1}, ${symbol(itemOf(letters, i))}: `
          return explainedBy(plainOf(of), { en: ['Row ', ...at, ...en], es: ['Fila ', ...at, ...es] })
        }),
    }),
  ),

  completeTheSide: form({
    levels: ['easy'],
    draw: (random: Random) => {
      const isLast = random.evenly([true, false])
      return random.until(
        () => ({ p: random.int(2, 9), q: random.int(2, 9) * random.sign(), isLast }),
        ({ p, q }) => p !== Math.abs(q),
      )
    },
    answer: integer,
    solve: ({ p, q, isLast }) => (isLast ? p * q : p),
    ask: ({ p, q, isLast }) => {
      const of = isLast
        ? equation(side([group(p, 1, q)]), sum(m`${p}x`, blank()))
        : equation(side([group(p, 1, q)]), sum(m`${blank()}x`, p * q))
      return {
        en: [prose`What number makes the equation true for every value of ${m`x`}?`, prose`${of}`],
        es: [prose`¿Qué número hace que la ecuación sea verdadera para todo valor de ${m`x`}?`, prose`${of}`],
      }
    },
    solution: ({ p, q, isLast }) => [
      explainedBy(side([xs(p), ones(p * q)]), {
        en: line`Distribute ${p} on the left side: ${side([group(p, 1, q)])} is ${side([xs(p), ones(p * q)])}.`,
        es: line`Distribuye ${p} en el lado izquierdo: ${side([group(p, 1, q)])} es ${side([xs(p), ones(p * q)])}.`,
      }),
      explainedBy(
        m`${isLast ? p * q : p}`,
        isLast
          ? {
              en: line`Both sides must be the same: the missing number is ${p * q}.`,
              es: line`Los dos lados deben ser iguales: el número que falta es ${p * q}.`,
            }
          : {
              en: line`Both sides must be the same: the missing coefficient is ${p}.`,
              es: line`Los dos lados deben ser iguales: el coeficiente que falta es ${p}.`,
            },
      ),
    ],
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      const whole = filled(right, answer)
      return [0, 1, 2].every(x => evaluate(left, { x }).equals(evaluate(whole, { x })))
    },
  }),
})

export const NAMES: Readonly<Record<Count, ReturnType<typeof words>>> = {
  one: words('one solution', 'una solución'),
  none: words('no solution', 'ninguna solución'),
  all: words('infinitely many solutions', 'infinitas soluciones'),
}
