import {
  bracketed,
  divide,
  type Expr,
  equation,
  evaluate,
  exact,
  explainedBy,
  formulaChoice,
  type Inline,
  integer,
  itemOf,
  line,
  m,
  minus,
  type Random,
  role,
  type Step,
  statements,
  sum,
  tableCells,
  times,
  words,
} from '../../../author.ts'
import { drawFactor, drawInputs, type Form, filledOf, plus, printedPairs, tableOf, tableStep, X, Y } from './parts.ts'

const ALL = [0, 1, 2, 3, 4]
const HEADS = [words('Input', 'Entrada'), words('Output', 'Salida')] as const

type Kind = 'add' | 'subtract' | 'multiply' | 'divide'
export interface Operation {
  readonly kind: Kind
  readonly by: number
}
const done = (value: number, { kind, by }: Operation) => {
  switch (kind) {
    case 'add':
      return value + by
    case 'subtract':
      return value - by
    case 'multiply':
      return value * by
    case 'divide':
      return value / by
  }
}
const through = (value: number, operations: readonly Operation[]) => operations.reduce(done, value)

/** "adds 4", "multiplies by −3"; the first one names the input. */
const said = ({ kind, by }: Operation, i: number) => {
  const of = role(kind, by)
  if (i === 0)
    switch (kind) {
      case 'add':
        return { en: line`adds ${of} to the input`, es: line`suma ${of} a la entrada` }
      case 'subtract':
        return { en: line`subtracts ${of} from the input`, es: line`resta ${of} de la entrada` }
      case 'multiply':
        return { en: line`multiplies the input by ${of}`, es: line`multiplica la entrada por ${of}` }
      case 'divide':
        return { en: line`divides the input by ${of}`, es: line`divide la entrada entre ${of}` }
    }
  switch (kind) {
    case 'add':
      return { en: line`adds ${of}`, es: line`suma ${of}` }
    case 'subtract':
      return { en: line`subtracts ${of}`, es: line`resta ${of}` }
    case 'multiply':
      return { en: line`multiplies by ${of}`, es: line`multiplica por ${of}` }
    case 'divide':
      return { en: line`divides by ${of}`, es: line`divide entre ${of}` }
  }
}
const paragraph = (...parts: readonly (readonly Inline[])[]) => ({ kind: 'paragraph' as const, content: parts.flat() })

/** "A function machine adds 4 to the input, then multiplies by −3". */
const machineSaid = (operations: readonly Operation[]) => {
  const all = operations.map(said)
  const [one, two, three] = [itemOf(all, 0), itemOf(all, 1), all[2]]
  return {
    en: three
      ? [
          ...line`A function machine `,
          ...one.en,
          ...line`, then `,
          ...two.en,
          ...line`, and then `,
          ...three.en,
          ...line`.`,
        ]
      : [...line`A function machine `, ...one.en, ...line` and then `, ...two.en, ...line`.`],
    es: three
      ? [
          ...line`Una máquina de funciones `,
          ...one.es,
          ...line`, luego `,
          ...two.es,
          ...line` y después `,
          ...three.es,
          ...line`.`,
        ]
      : [...line`Una máquina de funciones `, ...one.es, ...line` y luego `, ...two.es, ...line`.`],
  }
}
const printedOperations = (printed: {
  terms(kind: 'role'): readonly { readonly name: string; readonly of: unknown }[]
}) =>
  printed
    .terms('role')
    .filter(({ name }) => ['add', 'subtract', 'multiply', 'divide'].includes(name))
    .map(({ name, of }): Operation => ({ kind: name as Kind, by: evaluate(of as Expr).toNumber() }))

const shift = (random: Random, most: number): Operation => ({
  kind: random.pick(['add', 'subtract'] as const),
  by: random.int(1, most),
})
const changeOf = ({ kind, by }: Operation) => (kind === 'add' ? by : -by)

export const machineForms = (form: Form) => ({
  machineTable: form({
    levels: ['easy'],
    share: 2,
    draw(random, { inputs: [from, to] }) {
      const isMultipliedFirst = random.evenly([true, false])
      const factor: Operation = { kind: 'multiply', by: drawFactor(random, 6, random.evenly([false, false, true])) }
      const change = shift(random, 8)
      const operations = isMultipliedFirst ? [factor, change] : [change, factor]
      const inputs = drawInputs(random, 5, from, to - 3)
      return { operations, rows: { inputs, outputs: inputs.map(x => through(x, operations)), hidden: ALL } }
    },
    answer: tableCells,
    solve: ({ rows }) => filledOf(rows, HEADS),
    ask({ operations, rows }) {
      const { en, es } = machineSaid(operations)
      const drawn = tableOf(rows, HEADS)
      return {
        en: [paragraph(en, line` Complete the table.`), drawn],
        es: [paragraph(es, line` Completa la tabla.`), drawn],
      }
    },
    solution({ operations, rows }) {
      const worked = rows.inputs.map((x, i) => equation(workedThrough(x, operations), itemOf(rows.outputs, i)))
      const first = itemOf(rows.inputs, 0)
      return [
        explainedBy(
          equation(equation(workedThrough(first, operations), halfway(first, operations)), itemOf(rows.outputs, 0)),
          {
            en: line`For the input ${first}, do both operations in the order of the machine.`,
            es: line`Para la entrada ${first}, haz las dos operaciones en el orden de la máquina.`,
          },
        ),
        explainedBy(statements(...worked.slice(1)), {
          en: line`Do the same with the other inputs.`,
          es: line`Haz lo mismo con las otras entradas.`,
        }),
        tableStep(rows, HEADS),
      ]
    },
    // Undoes the operations from the output back to the input.
    check(printed, { blanks }) {
      const operations = [...printedOperations(printed)].reverse()
      return printedPairs(printed, blanks).every(({ x, y }) =>
        operations
          .reduce(
            (value, { kind, by }) =>
              kind === 'multiply' ? value.over(by) : kind === 'add' ? value.minus(by) : value.plus(by),
            y,
          )
          .equals(x),
      )
    },
  }),

  machineRule: form({
    levels: ['easy'],
    share: 2,
    draw: random =>
      random.until(
        () => {
          const isMultipliedFirst = random.evenly([true, false])
          const factor: Operation = { kind: 'multiply', by: random.int(2, 9) }
          return { isMultipliedFirst, factor, change: shift(random, 9) }
        },
        ({ factor, change }) => factor.by !== change.by && change.by > 1,
      ),
    answer: formulaChoice,
    solve: ({ isMultipliedFirst, factor, change }) =>
      isMultipliedFirst ? multipliedFirst(factor.by, changeOf(change)) : addedFirst(factor.by, changeOf(change)),
    mistakes({ isMultipliedFirst, factor: { by: a }, change }) {
      const b = changeOf(change)
      return {
        otherOrder: isMultipliedFirst ? addedFirst(a, b) : multipliedFirst(a, b),
        otherSign: isMultipliedFirst ? multipliedFirst(a, -b) : addedFirst(a, -b),
        exchanged: isMultipliedFirst
          ? multipliedFirst(change.by, Math.sign(b) * a)
          : addedFirst(change.by, Math.sign(b) * a),
      }
    },
    ask({ isMultipliedFirst, factor, change }) {
      const { en, es } = machineSaid(isMultipliedFirst ? [factor, change] : [change, factor])
      return {
        en: paragraph(en, line` Which rule gives the output ${Y} for the input ${X}?`),
        es: paragraph(es, line` ¿Qué regla da la salida ${Y} para la entrada ${X}?`),
      }
    },
    solution({ isMultipliedFirst, factor: { by: a }, change }, answer) {
      const b = changeOf(change)
      return [
        isMultipliedFirst
          ? explainedBy(m`${a}x`, {
              en: line`First multiply the input ${X} by ${a}.`,
              es: line`Primero multiplica la entrada ${X} por ${a}.`,
            })
          : b > 0
            ? explainedBy(plus(X, b), {
                en: line`First add ${b} to the input ${X}.`,
                es: line`Primero suma ${b} a la entrada ${X}.`,
              })
            : explainedBy(plus(X, b), {
                en: line`First subtract ${-b} from the input ${X}.`,
                es: line`Primero resta ${-b} de la entrada ${X}.`,
              }),
        isMultipliedFirst
          ? explainedBy(answer as Expr, {
              en: b > 0 ? line`Then add ${b} to the product.` : line`Then subtract ${-b} from the product.`,
              es: b > 0 ? line`Después suma ${b} al producto.` : line`Después resta ${-b} del producto.`,
            })
          : explainedBy(answer as Expr, {
              en: line`The factor ${a} multiplies this whole result: use parentheses.`,
              es: line`El factor ${a} multiplica todo este resultado: usa paréntesis.`,
            }),
      ]
    },
    whyWrong: ({ isMultipliedFirst, factor: { by: a }, change }) => ({
      otherOrder: isMultipliedFirst
        ? {
            en: line`Here the factor ${a} multiplies all of ${plus(X, changeOf(change))}, not only ${X}.`,
            es: line`Aquí el factor ${a} multiplica todo ${plus(X, changeOf(change))}, no solo ${X}.`,
          }
        : {
            en: line`Here the factor ${a} multiplies only ${X}.`,
            es: line`Aquí el factor ${a} multiplica solo ${X}.`,
          },
      otherSign:
        changeOf(change) > 0
          ? {
              en: line`It subtracts ${change.by} instead of adding it.`,
              es: line`Resta ${change.by} en vez de sumarlo.`,
            }
          : {
              en: line`It adds ${change.by} instead of subtracting it.`,
              es: line`Suma ${change.by} en vez de restarlo.`,
            },
      exchanged: {
        en: line`The numbers ${a} and ${change.by} are exchanged.`,
        es: line`Los números ${a} y ${change.by} están intercambiados.`,
      },
    }),
    check(printed, answer) {
      const operations = printedOperations(printed)
      const right = (answer as Extract<Expr, { kind: 'relation' }>).right
      return [0, 1, 7].every(x => evaluate(right, { x }).equals(through(x, operations)))
    },
  }),

  machineBackward: form({
    levels: ['medium'],
    lines: 3,
    draw(random) {
      const order = random.evenly([
        'shift, multiply, shift',
        'multiply, shift, divide',
        'shift, divide, shift',
      ] as const)
      return random.until(
        () => {
          const factor = drawFactor(random, 6, random.chance(0.4))
          const [one, two] = [shift(random, 9), shift(random, 12)]
          const divisor = random.int(2, 6)
          const operations: readonly Operation[] =
            order === 'shift, multiply, shift'
              ? [one, { kind: 'multiply', by: factor }, two]
              : order === 'shift, divide, shift'
                ? [one, { kind: 'divide', by: divisor }, two]
                : [{ kind: 'multiply', by: factor }, one, { kind: 'divide', by: divisor }]
          const input = random.int(-15, 20)
          return { operations, input, output: through(input, operations) }
        },
        ({ operations, output, input }) =>
          Number.isInteger(output) &&
          Math.abs(output) <= 60 &&
          output !== 0 &&
          // Whoever stops on the way back has not found the input.
          operations.every((_, i) => through(input, operations.slice(0, i + 1)) !== input) &&
          operations.every(({ kind, by }) => kind !== 'multiply' || Math.abs(by) > 1),
      )
    },
    answer: integer,
    solve: ({ input }) => input,
    ask({ operations, output }) {
      const { en, es } = machineSaid(operations)
      const out = role('output', output)
      return {
        en: paragraph(en, line` The output is ${out}. What was the input?`),
        es: paragraph(es, line` La salida es ${out}. ¿Cuál fue la entrada?`),
      }
    },
    solution({ operations, output }) {
      let value = output
      return [...operations].reverse().map((operation, i): Step => {
        const before = value
        value = undone(before, operation)
        return explainedBy(equation(undoing(before, operation), value), undoSaid(operation, i === 0, i === 2))
      })
    },
    check: (printed, answer) =>
      printedOperations(printed)
        .reduce(
          (value, { kind, by }) =>
            kind === 'multiply'
              ? value.times(by)
              : kind === 'divide'
                ? value.over(by)
                : kind === 'add'
                  ? value.plus(by)
                  : value.minus(by),
          exact(answer),
        )
        .equals(printed.role('output')),
  }),
})

const multipliedFirst = (a: number, b: number) => equation(Y, m`${a}x + ${b}`)
const addedFirst = (a: number, b: number) => equation(Y, m`${a}(x + ${b})`)

/** 3 × (−2) + 4, 3 × (−2 + 4). */
const workedThrough = (x: number, [one, two]: readonly Operation[]): Expr =>
  one!.kind === 'multiply'
    ? plus(times(one!.by, x), changeOf(two!))
    : times(two!.by, bracketed(plus(x, changeOf(one!))))

/** The first operation is done, the second is not. */
const halfway = (x: number, [one, two]: readonly Operation[]): Expr =>
  two!.kind === 'multiply' ? times(two!.by, done(x, one!)) : plus(done(x, one!), changeOf(two!))

const undone = (value: number, { kind, by }: Operation) => {
  switch (kind) {
    case 'add':
      return value - by
    case 'subtract':
      return value + by
    case 'multiply':
      return value / by
    case 'divide':
      return value * by
  }
}
const undoing = (value: number, { kind, by }: Operation): Expr => {
  switch (kind) {
    case 'add':
      return minus(value, by)
    case 'subtract':
      return sum(value, by)
    case 'multiply':
      return divide(value, by)
    case 'divide':
      return times(value, by)
  }
}
const undoSaid = ({ kind, by }: Operation, isFirst: boolean, isLast: boolean) => {
  const how = {
    add: { en: line`subtract ${by}`, es: line`resta ${by}` },
    subtract: { en: line`add ${by}`, es: line`suma ${by}` },
    multiply: { en: line`divide by ${by}`, es: line`divide entre ${by}` },
    divide: { en: line`multiply by ${by}`, es: line`multiplica por ${by}` },
  }[kind]
  return isFirst
    ? {
        en: [...line`Start with the output and undo the last operation: `, ...how.en, ...line`.`],
        es: [...line`Empieza con la salida y deshaz la última operación: `, ...how.es, ...line`.`],
      }
    : isLast
      ? {
          en: [...line`Undo the first operation: `, ...how.en, ...line`. This is the input.`],
          es: [...line`Deshaz la primera operación: `, ...how.es, ...line`. Esta es la entrada.`],
        }
      : {
          en: [...line`Undo the operation before it: `, ...how.en, ...line`.`],
          es: [...line`Deshaz la operación anterior: `, ...how.es, ...line`.`],
        }
}
