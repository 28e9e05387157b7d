import {
  type Both,
  bracketed,
  type Expr,
  equation,
  equationFor,
  evaluate,
  exact,
  explainedBy,
  formulaChoice,
  type Inline,
  itemOf,
  line,
  m,
  minus,
  over,
  prose,
  type Random,
  type Step,
  statements,
  tableCells,
  times,
  tupleOf,
} from '../../../author.ts'
import { blankAnswers, namedLines } from '../../kit/measures/named-blanks.ts'
import {
  drawFactor,
  type Form,
  filledOf,
  type Linear,
  outputSteps,
  plus,
  printedPairs,
  type Rows,
  ruleOf,
  tableOf,
  valueAt,
  workedAt,
  X,
  Y,
} from './parts.ts'

/** Inputs that do not begin at 0; in equal steps of at least 2, or in unequal ones. */
function drawSteps(random: Random, many: number, isEven: boolean): readonly number[] {
  const step = random.int(2, 3)
  const steps = random.until(
    () => Array.from({ length: many - 1 }, () => (isEven ? step : random.int(1, 4))),
    all => isEven || new Set(all).size > 1,
  )
  const first = random.until(
    () => random.int(-6, 4),
    start => start !== 0,
  )
  let at = first
  return [first, ...steps.map(by => (at += by))]
}
const drawRule = (random: Random, isNegative: boolean): Linear => ({
  a: drawFactor(random, 6, isNegative),
  b: random.intExcept(-12, 12, 0),
})

/** Two pairs of the table give m, one of them gives b, and a third one is tried. */
function ruleSteps(rule: Linear, inputs: readonly number[]): readonly Step[] {
  const [p, q, r] = [itemOf(inputs, 0), itemOf(inputs, 1), itemOf(inputs, inputs.length - 1)]
  const [u, v] = [valueAt(rule, p), valueAt(rule, q)]
  const product = rule.a * p
  return [
    explainedBy(equation(m`m`, equation(over(minus(v, u), minus(q, p)), rule.a)), {
      en: line`Take two pairs and divide the change in ${Y} by the change in ${X}.`,
      es: line`Toma dos pares y divide el cambio de ${Y} entre el cambio de ${X}.`,
    }),
    explainedBy(m`${u} = ${times(rule.a, p)} + b`, {
      en: line`Substitute this value of ${m`m`} and the pair (${p}, ${u}) into ${m`y = mx + b`}.`,
      es: line`Sustituye este valor de ${m`m`} y el par (${p}, ${u}) en ${m`y = mx + b`}.`,
    }),
    explainedBy(
      equation(m`b`, equation(plus(u, -product), rule.b)),
      product > 0
        ? { en: line`Subtract ${product} from both sides.`, es: line`Resta ${product} de ambos lados.` }
        : { en: line`Add ${-product} to both sides.`, es: line`Suma ${-product} a ambos lados.` },
    ),
    explainedBy(equation(Y, ruleOf(rule)), {
      en: line`Write the rule. Check with the pair (${r}, ${valueAt(rule, r)}): ${equation(workedAt(rule, r), valueAt(rule, r))}.`,
      es: line`Escribe la regla. Comprueba con el par (${r}, ${valueAt(rule, r)}): ${equation(workedAt(rule, r), valueAt(rule, r))}.`,
    }),
  ]
}

const isWithin = (values: readonly number[]) => values.every(value => Math.abs(value) <= 100)

export const mediumForms = (form: Form) => ({
  writeRule: form({
    levels: ['medium'],
    share: 2,
    lines: 3,
    draw(random) {
      const [isEven, isNegative] = [random.evenly([true, false]), random.evenly([false, true])]
      const [rule, inputs] = [drawRule(random, isNegative), drawSteps(random, 5, isEven)]
      return { rule, inputs }
    },
    answer: equationFor('y'),
    solve: ({ rule }) => ruleOf(rule),
    ask({ rule, inputs }) {
      const drawn = tableOf({ inputs, outputs: inputs.map(x => valueAt(rule, x)), hidden: [] })
      const shape = m`y = mx + b`
      return {
        en: [prose`The table shows a linear function. Write its rule in the form ${shape}.`, drawn],
        es: [prose`La tabla muestra una función lineal. Escribe su regla en la forma ${shape}.`, drawn],
      }
    },
    solution: ({ rule, inputs }) => ruleSteps(rule, inputs),
    check: (printed, rule) => printedPairs(printed).every(({ x, y }) => evaluate(rule, { x: x.toNumber() }).equals(y)),
  }),

  completeFromPairs: form({
    levels: ['medium'],
    share: 2,
    lines: 3,
    draw(random) {
      const [isEven, isNegative] = [random.evenly([false, true]), random.evenly([true, false])]
      return random.until(
        () => {
          const rule = drawRule(random, isNegative)
          const known = drawSteps(random, 4, isEven).map(x => x + 7)
          const negative = -random.int(1, 6)
          const beyond = itemOf(known, 3) + random.int(2, 5)
          const inputs = [negative, ...known, beyond]
          const rows: Rows = { inputs, outputs: inputs.map(x => valueAt(rule, x)), hidden: [0, 5] }
          return { rule, known, rows }
        },
        ({ known, rows }) => itemOf(known, 0) > 0 && isWithin(rows.outputs as readonly number[]),
      )
    },
    answer: tableCells,
    solve: ({ rows }) => filledOf(rows),
    ask({ rows }) {
      const drawn = tableOf(rows)
      return {
        en: [prose`The table shows a linear function. Find its rule and complete the table.`, drawn],
        es: [prose`La tabla muestra una función lineal. Halla su regla y completa la tabla.`, drawn],
      }
    },
    key: ({ rule }) => ({ en: equation(Y, ruleOf(rule)), es: equation(Y, ruleOf(rule)) }),
    solution: ({ rule, known, rows }) => [
      ...ruleSteps(rule, known),
      ...outputSteps(rule, rows)
        .slice(1)
        .map((step, i) => (i === 0 ? bothStep(rule, rows) : step)),
    ],
    // All pairs lie on the line through two that are printed.
    check(printed, { blanks }) {
      const [p, q] = [itemOf(printedPairs(printed, [0, 0]), 1), itemOf(printedPairs(printed, [0, 0]), 2)]
      const [run, rise] = [q.x.minus(p.x), q.y.minus(p.y)]
      return printedPairs(printed, blanks).every(({ x, y }) => y.minus(p.y).times(run).equals(x.minus(p.x).times(rise)))
    },
  }),

  whichRule: form({
    levels: ['medium'],
    share: 2,
    draw(random) {
      const [isNegative, step] = [random.evenly([false, true]), random.evenly([2, 3])]
      return random.until(
        () => {
          const rule = drawRule(random, isNegative)
          const first = random.intExcept(-5, 5, 0)
          return { rule, step, inputs: [0, 1, 2, 3, 4].map(i => first + i * step) }
        },
        ({ rule: { a, b }, inputs }) =>
          !inputs.includes(0) &&
          Math.abs(a) > 1 &&
          isWithin(inputs.map(x => a * x + b)) &&
          new Set(wrongRules({ a, b }, step, itemOf(inputs, 0)).map(({ a, b }) => `${a} ${b}`)).size === 3 &&
          wrongRules({ a, b }, step, itemOf(inputs, 0)).every(
            wrong => (wrong.a !== a || wrong.b !== b) && wrong.b !== 0,
          ),
      )
    },
    answer: formulaChoice,
    solve: ({ rule }) => equation(Y, ruleOf(rule)),
    mistakes({ rule, step, inputs }) {
      const [notDivided, firstOutput, exchanged] = wrongRules(rule, step, itemOf(inputs, 0))
      return {
        notDivided: equation(Y, ruleOf(notDivided)),
        firstOutput: equation(Y, ruleOf(firstOutput)),
        otherSign: equation(Y, ruleOf(exchanged)),
      }
    },
    ask({ rule, inputs }) {
      const drawn = tableOf({ inputs, outputs: inputs.map(x => valueAt(rule, x)), hidden: [] })
      return {
        en: [prose`Which rule gives all the pairs in the table?`, drawn],
        es: [prose`¿Qué regla da todos los pares de la tabla?`, drawn],
      }
    },
    solution({ rule, step, inputs }) {
      const [p, q] = [itemOf(inputs, 0), itemOf(inputs, 1)]
      const [u, v] = [valueAt(rule, p), valueAt(rule, q)]
      const rise = rule.a * step
      return [
        explainedBy(equation(over(minus(v, u), minus(q, p)), rule.a), {
          en: line`The value of ${Y} changes by ${rise} when ${X} changes by ${step}: ${X} is multiplied by ${rule.a}.`,
          es: line`El valor de ${Y} cambia ${rise} cuando ${X} cambia ${step}: ${X} se multiplica por ${rule.a}.`,
        }),
        explainedBy(
          statements(
            equation(times(rule.a, p), rule.a * p),
            equation(minus(u, rule.a * p < 0 ? bracketed(rule.a * p) : rule.a * p), rule.b),
          ),
          {
            en: line`Find the product for the first input and subtract it from the output: this is what is added.`,
            es: line`Halla el producto de la primera entrada y réstalo de la salida: es lo que se suma.`,
          },
        ),
        explainedBy(equation(Y, ruleOf(rule)), {
          en: line`This rule gives the second pair too: ${equation(workedAt(rule, q), v)}.`,
          es: line`Esta regla también da el segundo par: ${equation(workedAt(rule, q), v)}.`,
        }),
      ]
    },
    whyWrong({ rule, step, inputs }) {
      const [notDivided, firstOutput, exchanged] = wrongRules(rule, step, itemOf(inputs, 0))
      const first = itemOf(inputs, 0)
      const because = (wrong: Linear, mistake: Both<readonly Inline[]>) => {
        const x = itemOf(
          inputs.filter(x => valueAt(wrong, x) !== valueAt(rule, x)),
          0,
        )
        return explainedBy(equation(workedAt(wrong, x), valueAt(wrong, x)), {
          en: [...mistake.en, ...line` For the input ${x}, the table has the output ${valueAt(rule, x)}.`],
          es: [...mistake.es, ...line` Para la entrada ${x}, la tabla tiene la salida ${valueAt(rule, x)}.`],
        })
      }
      return {
        notDivided: because(notDivided, {
          en: line`The change in ${Y}, ${rule.a * step}, was not divided by the change in ${X}, ${step}.`,
          es: line`El cambio de ${Y}, ${rule.a * step}, no se dividió entre el cambio de ${X}, ${step}.`,
        }),
        firstOutput: because(firstOutput, {
          en: line`It adds the first output, ${valueAt(rule, first)}, but that one belongs to the input ${first}, not to 0.`,
          es: line`Suma la primera salida, ${valueAt(rule, first)}, pero esa es la de la entrada ${first}, no la de 0.`,
        }),
        otherSign: because(
          exchanged,
          rule.a > 0
            ? {
                en: line`The outputs increase, so ${X} is multiplied by a positive number.`,
                es: line`Las salidas aumentan, así que ${X} se multiplica por un número positivo.`,
              }
            : {
                en: line`The outputs decrease, so ${X} is multiplied by a negative number.`,
                es: line`Las salidas disminuyen, así que ${X} se multiplica por un número negativo.`,
              },
        ),
      }
    },
    check(printed, answer) {
      const { right } = answer as Extract<Expr, { kind: 'relation' }>
      return printedPairs(printed).every(({ x, y }) => evaluate(right, { x: x.toNumber() }).equals(y))
    },
  }),

  wrongPair: form({
    levels: ['medium'],
    share: 2,
    kind: 'find-mistake',
    lines: 3,
    draw(random) {
      const [isEven, isNegative] = [random.evenly([true, false]), random.evenly([true, false])]
      const place = random.evenly([1, 2, 3, 4])
      return random.until(
        () => {
          const [rule, inputs] = [drawRule(random, isNegative), drawSteps(random, 5, isEven)]
          const x = itemOf(inputs, place)
          const right = valueAt(rule, x)
          const wrong = random.pick([right + 2, right - 2, right - 2 * rule.b, valueAt(rule, x + 1)])
          return { rule, inputs, place, right, wrong }
        },
        ({ right, wrong, inputs, rule }) => right !== wrong && isWithin([wrong, ...inputs.map(x => valueAt(rule, x))]),
      )
    },
    answer: blankAnswers,
    solve: ({ inputs, place, right }) => [itemOf(inputs, place), right],
    ask({ rule, inputs, place, wrong }) {
      const drawn = tableOf({
        inputs,
        outputs: inputs.map((x, i) => (i === place ? wrong : valueAt(rule, x))),
        hidden: [],
      })
      const blanks = namedLines(...BLANKS)
      return {
        en: [
          prose`All pairs but one follow the same linear rule. Find the pair with the wrong output, and correct it.`,
          drawn,
          ...blanks.en,
        ],
        es: [
          prose`Todos los pares menos uno siguen la misma regla lineal. Halla el par que tiene mal la salida y corrígela.`,
          drawn,
          ...blanks.es,
        ],
      }
    },
    solution({ rule, inputs, place, right, wrong }) {
      const fits = inputs.filter((_, i) => i !== place)
      const [p, q, r] = [itemOf(fits, 0), itemOf(fits, 1), itemOf(fits, 2)]
      const x = itemOf(inputs, place)
      const slope = (a: number, b: number) => over(minus(valueAt(rule, b), valueAt(rule, a)), minus(b, a))
      return [
        explainedBy(statements(equation(slope(p, q), rule.a), equation(slope(q, r), rule.a)), {
          en: line`Divide the change in ${Y} by the change in ${X}. The pairs with the inputs ${p}, ${q}, and ${r} give the same quotient.`,
          es: line`Divide el cambio de ${Y} entre el cambio de ${X}. Los pares con las entradas ${p}, ${q} y ${r} dan el mismo cociente.`,
        }),
        explainedBy(equation(Y, ruleOf(rule)), {
          en: line`Substitute the pair (${p}, ${valueAt(rule, p)}) into ${m`y = ${rule.a}x + b`}: ${m`${valueAt(rule, p)} = ${rule.a * p} + b`}, so ${equation(m`b`, rule.b)}.`,
          es: line`Sustituye el par (${p}, ${valueAt(rule, p)}) en ${m`y = ${rule.a}x + b`}: ${m`${valueAt(rule, p)} = ${rule.a * p} + b`}; por eso ${equation(m`b`, rule.b)}.`,
        }),
        explainedBy(statements(equation(X, x), equation(equation(Y, workedAt(rule, x)), right)), {
          en: line`For the input ${x} the rule gives ${right}, not ${wrong}.`,
          es: line`Para la entrada ${x}, la regla da ${right}, no ${wrong}.`,
        }),
      ]
    },
    // With the corrected output all pairs lie on one line, and without it they do not.
    check(printed, answers) {
      if (answers.length !== 2) return false
      const pairs = printedPairs(printed)
      const [at, to] = tupleOf(answers.map(exact), 2)
      const lie = (all: typeof pairs) => {
        const [p, q] = [itemOf(all, 0), itemOf(all, 1)]
        const [run, rise] = [q.x.minus(p.x), q.y.minus(p.y)]
        return all.every(({ x, y }) => y.minus(p.y).times(run).equals(x.minus(p.x).times(rise)))
      }
      const corrected = pairs.map(pair => (pair.x.equals(at) ? { x: pair.x, y: to } : pair))
      return !lie(pairs) && pairs.some(({ x }) => x.equals(at)) && lie(corrected)
    },
  }),
})

const BLANKS = [
  { name: { en: 'Input of the wrong pair', es: 'Entrada del par incorrecto' } },
  { name: { en: 'Correct output', es: 'Salida correcta' } },
] as const

/** The change not divided by the step, the first output taken for b, the sign of a turned. */
const wrongRules = ({ a, b }: Linear, step: number, first: number): readonly [Linear, Linear, Linear] => [
  { a: a * step, b },
  { a, b: a * first + b },
  { a: -a, b },
]

const bothStep = (rule: Linear, { inputs, outputs, hidden }: Rows): Step =>
  explainedBy(statements(...hidden.map(i => equation(workedAt(rule, itemOf(inputs, i)), itemOf(outputs, i)))), {
    en: line`Substitute the inputs without an output into the rule.`,
    es: line`Sustituye en la regla las entradas que no tienen salida.`,
  })
