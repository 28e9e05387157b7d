import {
  bracketed,
  type Expr,
  equation,
  equationFor,
  evaluate,
  exact,
  explainedBy,
  itemOf,
  line,
  m,
  minus,
  over,
  power,
  prose,
  type Random,
  role,
  type Step,
  solutionSet,
  statements,
  tableCells,
  times,
  tupleOf,
} from '../../../author.ts'
import { type Form, filledOf, fullTable, plus, printedPairs, printedRule, type Rows, tableOf, X, Y } from './parts.ts'

/** ax² + c, (x + c)/d, x³ + c. */
type Rule =
  | { readonly kind: 'square'; readonly a: number; readonly c: number }
  | { readonly kind: 'fraction'; readonly c: number; readonly d: number }
  | { readonly kind: 'cube'; readonly c: number }

const valueOf = (rule: Rule, x: number): number => {
  switch (rule.kind) {
    case 'square':
      return rule.a * x * x + rule.c
    case 'fraction':
      return (x + rule.c) / rule.d
    case 'cube':
      return x ** 3 + rule.c
  }
}
const shown = (rule: Rule): Expr => {
  switch (rule.kind) {
    case 'square':
      return m`${rule.a}x^2 + ${rule.c}`
    case 'fraction':
      return over(plus(X, rule.c), rule.d)
    case 'cube':
      return m`x^3 + ${rule.c}`
  }
}
const square = (x: number): Expr => power(x < 0 ? bracketed(x) : x, 2)
const worked = (rule: Rule, x: number): Expr => {
  switch (rule.kind) {
    case 'square': {
      const first =
        rule.a === 1
          ? square(x)
          : rule.a === -1
            ? { kind: 'negative' as const, of: square(x) }
            : times(rule.a, square(x))
      return rule.c === 0 ? first : plus(first, rule.c)
    }
    case 'fraction':
      return over(plus(x, rule.c), rule.d)
    case 'cube':
      return plus(power(x < 0 ? bracketed(x) : x, 3), rule.c)
  }
}
/** One operation further than `worked`. */
const halfway = (rule: Rule, x: number): Expr => {
  switch (rule.kind) {
    case 'square':
      return rule.a === 1 ? plus(x * x, rule.c) : plus(rule.a === -1 ? -x * x : times(rule.a, x * x), rule.c)
    case 'fraction':
      return over(x + rule.c, rule.d)
    case 'cube':
      return plus(x ** 3, rule.c)
  }
}
const hint = (rule: Rule) => {
  switch (rule.kind) {
    case 'square':
      return rule.a === 1
        ? {
            en: line`square first. The square of a negative number is positive.`,
            es: line`primero eleva al cuadrado. El cuadrado de un número negativo es positivo.`,
          }
        : {
            en: line`square first, then multiply by ${rule.a}. The square of a negative number is positive.`,
            es: line`primero eleva al cuadrado y luego multiplica por ${rule.a}. El cuadrado de un número negativo es positivo.`,
          }
    case 'fraction':
      return {
        en: line`find the numerator first, then divide by ${rule.d}.`,
        es: line`primero halla el numerador y luego divide entre ${rule.d}.`,
      }
    case 'cube':
      return {
        en: line`cube first. The cube of a negative number is negative.`,
        es: line`primero eleva al cubo. El cubo de un número negativo es negativo.`,
      }
  }
}

const drawRule = (random: Random, kind: Rule['kind']): Rule => {
  switch (kind) {
    case 'square':
      return random.until(
        () => ({ kind, a: random.pick([1, 2, 3, -1, -2]), c: random.int(-9, 9) }),
        ({ a, c }) => (a === 1 ? c !== 0 : true),
      )
    case 'fraction':
      return { kind, c: random.intExcept(-7, 7, 0), d: random.int(2, 4) }
    case 'cube':
      return { kind, c: random.intExcept(-9, 9, 0) }
  }
}
/** Negative inputs with whole outputs. */
const drawInputs = (random: Random, rule: Rule): readonly number[] => {
  const most = { square: 6, fraction: 24, cube: 4 }[rule.kind]
  const fit = Array.from({ length: most }, (_, i) => i - most).filter(x => Number.isInteger(valueOf(rule, x)))
  return random.sample(fit, 4)
}

type Equation =
  | { readonly kind: 'square'; readonly a: number; readonly c: number; readonly root: number }
  | { readonly kind: 'shifted'; readonly h: number; readonly root: number }
  | { readonly kind: 'fraction'; readonly a: number; readonly c: number; readonly d: number; readonly y: number }
  | { readonly kind: 'cube'; readonly c: number; readonly root: number }
const outputOf = (of: Equation) => {
  switch (of.kind) {
    case 'square':
      return of.a * of.root ** 2 + of.c
    case 'shifted':
      return of.root ** 2
    case 'fraction':
      return of.y
    case 'cube':
      return of.root ** 3 + of.c
  }
}
const inputsOf = (of: Equation): readonly number[] => {
  switch (of.kind) {
    case 'square':
      return [-of.root, of.root]
    case 'shifted':
      return [of.h - of.root, of.h + of.root]
    case 'fraction':
      return [(of.d * of.y - of.c) / of.a]
    case 'cube':
      return [of.root]
  }
}
const sideOf = (of: Equation): Expr => {
  switch (of.kind) {
    case 'square':
      return m`${of.a}x^2 + ${of.c}`
    case 'shifted':
      return power(bracketed(plus(X, -of.h)), 2)
    case 'fraction':
      return over(m`${of.a}x + ${of.c}`, of.d)
    case 'cube':
      return m`x^3 + ${of.c}`
  }
}
const drawEquation = (random: Random, kind: Equation['kind']): Equation => {
  switch (kind) {
    case 'square':
      return random.until(
        () => ({ kind, a: random.pick([1, 1, 2, 3]), c: random.int(-9, 9), root: random.int(2, 8) }),
        of => Math.abs(outputOf(of)) <= 100 && (of.a !== 1 || of.c !== 0),
      )
    case 'shifted':
      return { kind, h: random.intExcept(-6, 6, 0), root: random.int(2, 9) }
    case 'fraction':
      return random.until(
        () => ({
          kind,
          a: random.int(2, 5),
          c: random.intExcept(-9, 9, 0),
          d: random.int(2, 6),
          y: random.intExcept(-8, 8, 0),
        }),
        ({ a, c, d, y }) => (d * y - c) % a === 0 && d * y !== c && a !== d,
      )
    case 'cube':
      return { kind, c: random.intExcept(-9, 9, 0), root: random.pick([-4, -3, -2, 2, 3, 4]) }
  }
}

export const hardForms = (form: Form) => ({
  nonlinearTable: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw(random) {
      const kind = random.evenly(['square', 'cube', 'fraction'] as const)
      return random.until(
        () => {
          const rule = drawRule(random, kind)
          const inputs = drawInputs(random, rule)
          const rows: Rows = {
            inputs,
            outputs: inputs.map(x => valueOf(rule, x)),
            hidden: [0, 2],
            hiddenInputs: [1, 3],
          }
          return { rule, rows }
        },
        ({ rows }) => rows.outputs.every(value => Math.abs(value as number) <= 100),
      )
    },
    answer: tableCells,
    solve: ({ rows }) => filledOf(rows),
    ask({ rule, rows }) {
      const [of, drawn] = [equation(Y, shown(rule)), tableOf(rows)]
      return {
        en: [
          rule.kind === 'square'
            ? prose`Complete the table for the rule ${of}. All inputs are negative.`
            : prose`Complete the table for the rule ${of}.`,
          drawn,
        ],
        es: [
          rule.kind === 'square'
            ? prose`Completa la tabla según la regla ${of}. Todas las entradas son negativas.`
            : prose`Completa la tabla según la regla ${of}.`,
          drawn,
        ],
      }
    },
    solution({ rule, rows }) {
      const chain = (i: number) => {
        const x = itemOf(rows.inputs, i)
        return equation(equation(worked(rule, x), halfway(rule, x)), itemOf(rows.outputs, i))
      }
      const how = hint(rule)
      return [
        explainedBy(statements(chain(0), chain(2)), {
          en: [...line`Where the output is missing, substitute the input for ${X}: `, ...how.en],
          es: [...line`Donde falta la salida, sustituye ${X} por la entrada: `, ...how.es],
        }),
        explainedBy(
          statements(equation(shown(rule), itemOf(rows.outputs, 1)), equation(shown(rule), itemOf(rows.outputs, 3))),
          {
            en: line`Where the input is missing, write the output in place of ${Y}.`,
            es: line`Donde falta la entrada, escribe la salida en lugar de ${Y}.`,
          },
        ),
        explainedBy(
          statements(undone(rule, itemOf(rows.inputs, 1)), undone(rule, itemOf(rows.inputs, 3))),
          undoing(rule),
        ),
        explainedBy(
          statements(equation(X, itemOf(rows.inputs, 1)), equation(X, itemOf(rows.inputs, 3))),
          rule.kind === 'square'
            ? {
                en: line`Take the negative root, as all inputs are negative.`,
                es: line`Toma la raíz negativa, pues todas las entradas son negativas.`,
              }
            : rule.kind === 'cube'
              ? { en: line`Take the cube roots.`, es: line`Toma las raíces cúbicas.` }
              : rule.c > 0
                ? { en: line`Subtract ${rule.c} from both sides.`, es: line`Resta ${rule.c} de ambos lados.` }
                : { en: line`Add ${-rule.c} to both sides.`, es: line`Suma ${-rule.c} a ambos lados.` },
        ),
        explainedBy(fullTable(rows), {
          en: line`Write the results in the table.`,
          es: line`Escribe los resultados en la tabla.`,
        }),
      ]
    },
    check(printed, { blanks }) {
      const rule = printedRule(printed)
      return printedPairs(printed, blanks).every(
        ({ x, y }) => x.n < 0 && Math.abs(rule(x.toNumber()) - y.toNumber()) < 1e-9,
      )
    },
  }),

  findInputs: form({
    levels: ['hard'],
    share: 2,
    lines: 3,
    draw(random) {
      const kind = random.evenly(['square', 'fraction', 'shifted', 'cube'] as const)
      return { of: drawEquation(random, kind) }
    },
    answer: solutionSet('x'),
    solve: ({ of }) => inputsOf(of),
    ask({ of }) {
      const [rule, output] = [equation(Y, sideOf(of)), role('output', outputOf(of))]
      if (of.kind === 'fraction' || of.kind === 'cube')
        return {
          en: prose`Find the input ${X} for which the rule ${rule} gives the output ${output}.`,
          es: prose`Halla la entrada ${X} para la que la regla ${rule} da la salida ${output}.`,
        }
      return {
        en: prose`Find every input ${X} for which the rule ${rule} gives the output ${output}.`,
        es: prose`Halla todas las entradas ${X} para las que la regla ${rule} da la salida ${output}.`,
      }
    },
    solution({ of }) {
      const start = explainedBy(equation(sideOf(of), outputOf(of)), {
        en: line`Write the output in place of ${Y}.`,
        es: line`Escribe la salida en lugar de ${Y}.`,
      })
      return [start, ...solved(of)]
    },
    check(printed, found) {
      const rule = printedRule(printed)
      const output = printed.role('output').toNumber()
      const all = Array.from({ length: 121 }, (_, i) => i - 60).filter(x => rule(x) === output)
      const values = found.map(value => exact(value).toNumber()).sort((p, q) => p - q)
      return String(values) === String(all)
    },
  }),

  nonlinearRule: form({
    levels: ['hard'],
    share: 2,
    lines: 4,
    draw(random) {
      const isDown = random.evenly([false, true, false])
      return random.until(
        () => ({
          a: isDown ? random.pick([-1, -2, -3]) : random.pick([2, 3, 4]),
          c: random.intExcept(-9, 9, -1, 0, 1),
          inputs: [...random.sample([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5], 4)].sort((p, q) => p - q),
        }),
        ({ a, c, inputs }) =>
          inputs.filter(x => x < 0).length >= 2 &&
          new Set(inputs.map(Math.abs)).size === 4 &&
          inputs.every(x => Math.abs(a * x * x + c) <= 100),
      )
    },
    answer: equationFor('y'),
    solve: ({ a, c }) => m`${a}x^2 + ${c}`,
    ask({ a, c, inputs }) {
      const drawn = tableOf({ inputs, outputs: inputs.map(x => a * x * x + c), hidden: [] })
      const shape = m`y = ax^2 + c`
      return {
        en: [prose`The table shows a nonlinear function. Write its rule in the form ${shape}.`, drawn],
        es: [prose`La tabla muestra una función no lineal. Escribe su regla en la forma ${shape}.`, drawn],
      }
    },
    solution({ a, c, inputs }, rule) {
      const [p, q] = tupleOf(
        [...inputs].sort((one, other) => Math.abs(one) - Math.abs(other)),
        2,
      )
      const [u, v] = [a * p * p + c, a * q * q + c]
      const [few, many] = [p * p, q * q]
      return [
        explainedBy(statements(m`${u} = ${few}a + c`, m`${v} = ${many}a + c`), {
          en: line`Substitute two pairs of the table, those with the inputs ${p} and ${q}: their squares are ${few} and ${many}.`,
          es: line`Sustituye dos pares de la tabla, los de las entradas ${p} y ${q}: sus cuadrados son ${few} y ${many}.`,
        }),
        explainedBy(equation(m`${many - few}a`, v - u), {
          en: line`Subtract the first equation from the second.`,
          es: line`Resta la primera ecuación de la segunda.`,
        }),
        explainedBy(equation(m`a`, a), {
          en: line`Divide both sides by ${many - few}.`,
          es: line`Divide ambos lados entre ${many - few}.`,
        }),
        explainedBy(equation(equation(m`c`, minus(u, times(few, a))), c), {
          en: line`Substitute ${a} for ${m`a`} in the first equation, and solve for ${m`c`}.`,
          es: line`Sustituye ${m`a`} por ${a} en la primera ecuación y despeja ${m`c`}.`,
        }),
        explainedBy(equation(Y, rule), {
          en: line`Write both numbers in the rule.`,
          es: line`Escribe los dos números en la regla.`,
        }),
      ]
    },
    check: (printed, side) => printedPairs(printed).every(({ x, y }) => evaluate(side, { x: x.toNumber() }).equals(y)),
  }),
})

/** The power, or the numerator, that a missing input must have. */
const undone = (rule: Rule, x: number): Expr =>
  rule.kind === 'square'
    ? equation(m`x^2`, x * x)
    : rule.kind === 'cube'
      ? equation(m`x^3`, x ** 3)
      : equation(plus(X, rule.c), x + rule.c)
const undoing = (rule: Rule) => {
  if (rule.kind === 'fraction')
    return { en: line`Multiply both sides by ${rule.d}.`, es: line`Multiplica ambos lados por ${rule.d}.` }
  const a = rule.kind === 'square' ? rule.a : 1
  const { c } = rule
  if (c === 0) return { en: line`Divide both sides by ${a}.`, es: line`Divide ambos lados entre ${a}.` }
  const first =
    c > 0
      ? { en: line`Subtract ${c} from both sides`, es: line`Resta ${c} de ambos lados` }
      : { en: line`Add ${-c} to both sides`, es: line`Suma ${-c} a ambos lados` }
  return a === 1
    ? { en: [...first.en, '.'], es: [...first.es, '.'] }
    : {
        en: [...first.en, ...line`, and divide both sides by ${a}.`],
        es: [...first.es, ...line` y divide ambos lados entre ${a}.`],
      }
}

function solved(of: Equation): readonly Step[] {
  const found = inputsOf(of)
  const both = solutionSet('x').show(found)
  switch (of.kind) {
    case 'square': {
      const n = of.root ** 2
      const first =
        of.c === 0
          ? []
          : [
              explainedBy(
                equation(m`${of.a}x^2`, of.a * n),
                of.c > 0
                  ? { en: line`Subtract ${of.c} from both sides.`, es: line`Resta ${of.c} de ambos lados.` }
                  : { en: line`Add ${-of.c} to both sides.`, es: line`Suma ${-of.c} a ambos lados.` },
              ),
            ]
      const second =
        of.a === 1
          ? []
          : [
              explainedBy(equation(m`x^2`, n), {
                en: line`Divide both sides by ${of.a}.`,
                es: line`Divide ambos lados entre ${of.a}.`,
              }),
            ]
      return [
        ...first,
        ...second,
        explainedBy(both, {
          en: line`Two numbers have the square ${n}: ${-of.root} and ${of.root}.`,
          es: line`Dos números tienen el cuadrado ${n}: ${-of.root} y ${of.root}.`,
        }),
      ]
    }
    case 'shifted':
      return [
        explainedBy(statements(equation(plus(X, -of.h), -of.root), equation(plus(X, -of.h), of.root)), {
          en: line`Two numbers have the square ${of.root ** 2}: ${-of.root} and ${of.root}. The expression in parentheses is one of them.`,
          es: line`Dos números tienen el cuadrado ${of.root ** 2}: ${-of.root} y ${of.root}. La expresión entre paréntesis es uno de ellos.`,
        }),
        explainedBy(
          both,
          of.h > 0
            ? {
                en: line`Add ${of.h} to both sides of each equation.`,
                es: line`Suma ${of.h} a ambos lados de cada ecuación.`,
              }
            : {
                en: line`Subtract ${-of.h} from both sides of each equation.`,
                es: line`Resta ${-of.h} de ambos lados de cada ecuación.`,
              },
        ),
      ]
    case 'fraction':
      return [
        explainedBy(equation(m`${of.a}x + ${of.c}`, of.d * of.y), {
          en: line`Multiply both sides by ${of.d}.`,
          es: line`Multiplica ambos lados por ${of.d}.`,
        }),
        explainedBy(
          equation(m`${of.a}x`, of.d * of.y - of.c),
          of.c > 0
            ? { en: line`Subtract ${of.c} from both sides.`, es: line`Resta ${of.c} de ambos lados.` }
            : { en: line`Add ${-of.c} to both sides.`, es: line`Suma ${-of.c} a ambos lados.` },
        ),
        explainedBy(both, {
          en: line`Divide both sides by ${of.a}.`,
          es: line`Divide ambos lados entre ${of.a}.`,
        }),
      ]
    case 'cube':
      return [
        explainedBy(
          equation(m`x^3`, of.root ** 3),
          of.c > 0
            ? { en: line`Subtract ${of.c} from both sides.`, es: line`Resta ${of.c} de ambos lados.` }
            : { en: line`Add ${-of.c} to both sides.`, es: line`Suma ${-of.c} a ambos lados.` },
        ),
        explainedBy(both, {
          en: line`Only ${of.root} has the cube ${of.root ** 3}: the cube of its opposite is ${-(of.root ** 3)}.`,
          es: line`Solo ${of.root} tiene el cubo ${of.root ** 3}: el cubo de su opuesto es ${-(of.root ** 3)}.`,
        }),
      ]
  }
}
