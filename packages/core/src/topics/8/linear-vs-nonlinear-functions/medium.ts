import {
  answerStep,
  type Block,
  type Both,
  blank,
  type CellHole,
  type Expr,
  equation,
  exact,
  explained,
  explainedBy,
  type Inline,
  itemOf,
  line,
  m,
  minus,
  over,
  prose,
  type Random,
  Ratio,
  type Sentence,
  sentenceChoice,
  statements,
  table,
  tableCells,
  textList,
  tupleOf,
  words,
} from '../../../author.ts'
import {
  DISGUISES,
  type Disguise,
  disguisedOf,
  LINEAR_KINDS,
  linearOf,
  NONLINEAR_KINDS,
  nonlinearOf,
} from './equations.ts'
import {
  added,
  because,
  byKey,
  decided,
  equationIn,
  type Form,
  functionOf,
  isLinearKey,
  isSame,
  isSteady,
  LINEAR,
  lieOnALine,
  NONLINEAR,
  type Pairs,
  printedPairs,
  rateAt,
  ratesStep,
  tableOf,
  X,
  Y,
} from './parts.ts'

interface Rated extends Pairs {
  readonly isLinear: boolean
  readonly isEven: boolean
  readonly rate: number
  /** The rate of the last two columns. */
  readonly last: number
}
/** Five pairs: the rate is the same throughout, or for the first two steps only. */
function drawRated(random: Random, isLinear: boolean, isEven: boolean): Rated {
  const step = random.int(2, 3)
  const steps = isEven
    ? [step, step, step, step]
    : random.until(
        () => [random.int(1, 3), random.int(1, 3), random.int(1, 4), random.int(1, 4)],
        ([a, b, c, d]) => a !== b && c !== d,
      )
  const rate = random.pick([-4, -3, -2, 2, 3, 4, 5])
  const last = isLinear ? rate : random.pick([rate + Math.sign(rate), rate + 2 * Math.sign(rate), rate * 2])
  const rates = [rate, rate, isLinear ? rate : random.pick([rate, last]), last]
  const xs = added(random.int(-4, 3), steps)
  const ys = added(
    random.int(-9, 12),
    steps.map((by, i) => by * itemOf(rates, i)),
  )
  return { xs, ys, isLinear, isEven, rate, last }
}
const GOES = (rate: number): Both<readonly Inline[]> =>
  rate > 0
    ? { en: line`${Y} always increases`, es: line`${Y} siempre aumenta` }
    : { en: line`${Y} always decreases`, es: line`${Y} siempre disminuye` }
const UNEVEN_X = {
  en: line`x does not change by the same amount each time`,
  es: line`x no cambia siempre en la misma cantidad`,
}
const UNEVEN_Y = {
  en: line`${Y} does not change by the same amount each time`,
  es: line`${Y} no cambia siempre en la misma cantidad`,
}
const EVEN_X = { en: line`x changes by the same amount each time`, es: line`x cambia siempre en la misma cantidad` }
const APART = { en: line`x and ${Y} change by different amounts`, es: line`x e ${Y} cambian en cantidades distintas` }
const alwaysRate = (rate: number) => ({
  en: line`the rate of change is always ${rate}`,
  es: line`la tasa de cambio siempre es ${rate}`,
})
const NOT_ZERO = {
  en: line`the table has no column for ${equation(X, 0)}`,
  es: line`la tabla no tiene columna para ${equation(X, 0)}`,
}

function reasonsOf(told: Rated): readonly [right: Sentence, ...wrong: Sentence[]] {
  const { isLinear, isEven, rate, last, xs } = told
  const goes = because('goes', true, GOES(rate))
  if (!isLinear)
    return [
      because('rates', false, {
        en: line`the rate of change is ${rate} between the first two columns but ${last} between the last two`,
        es: line`la tasa de cambio es ${rate} entre las dos primeras columnas, pero ${last} entre las dos últimas`,
      }),
      because('rate', true, alwaysRate(rate)),
      isEven ? because('evenX', true, EVEN_X) : because('unevenX', false, UNEVEN_X),
      isEven ? because('apart', false, APART) : goes,
    ]
  const step = itemOf(xs, 1) - itemOf(xs, 0)
  return [
    because('rate', true, alwaysRate(rate)),
    isEven ? because('undivided', true, alwaysRate(rate * step)) : because('unevenY', false, UNEVEN_Y),
    isEven ? because('apart', false, APART) : because('unevenX', false, UNEVEN_X),
    xs.includes(0) ? goes : because('noZero', false, NOT_ZERO),
  ]
}
/** What is wrong with the other reasons, by the key of each. */
function failuresOf({ isEven, rate, last, xs }: Rated): Readonly<Record<string, Both<readonly Inline[]>>> {
  const step = itemOf(xs, 1) - itemOf(xs, 0)
  return {
    'linear rate': {
      en: line`The rate is ${rate} at the beginning, but ${last} between the last two columns.`,
      es: line`La tasa es ${rate} al principio, pero ${last} entre las dos últimas columnas.`,
    },
    'linear evenX': {
      en: line`Equal changes of x are not enough: the rate must stay the same.`,
      es: line`No bastan cambios iguales de x: la tasa debe ser siempre la misma.`,
    },
    'nonlinear unevenX': {
      en: line`In a linear function x may change by different amounts.`,
      es: line`En una función lineal x puede cambiar en cantidades distintas.`,
    },
    'nonlinear unevenY': {
      en: line`Here ${Y} changes unevenly because x does: the rate stays the same.`,
      es: line`Aquí ${Y} cambia de manera desigual porque x también: la tasa es la misma.`,
    },
    'nonlinear apart': {
      en: line`In a linear function the change in ${Y} may differ from that of x.`,
      es: line`En una función lineal el cambio de ${Y} puede ser distinto del de x.`,
    },
    'linear goes':
      rate > 0
        ? {
            en: line`This is not the reason: in a nonlinear function ${Y} may always increase too.`,
            es: line`Esa no es la razón: en una función no lineal ${Y} también puede aumentar siempre.`,
          }
        : {
            en: line`This is not the reason: in a nonlinear function ${Y} may always decrease too.`,
            es: line`Esa no es la razón: en una función no lineal ${Y} también puede disminuir siempre.`,
          },
    'nonlinear noZero': {
      en: line`A table may leave out ${equation(X, 0)}.`,
      es: line`Una tabla puede omitir ${equation(X, 0)}.`,
    },
    ...(isEven && {
      'linear undivided': {
        en: line`The number ${rate * step} is the change in ${Y}: it was not divided by ${step}.`,
        es: line`El número ${rate * step} es el cambio de ${Y}: no se dividió entre ${step}.`,
      },
    }),
  }
}

const LINE_FORM = m`y = mx + b`
const MIXED = ['easyLinear', 'easyNonlinear'] as const
interface Listed {
  readonly of: Expr
  readonly isLinear: boolean
  readonly lines: readonly Expr[]
  readonly kind: string
}
const kinds = textList({
  linear: { en: ['linear'], es: ['lineal'] },
  nonlinear: { en: ['nonlinear'], es: ['no lineal'] },
})
const listed = (random: Random, kind: Disguise | (typeof MIXED)[number], most: number): Listed => {
  if (kind === 'easyLinear') {
    const { of } = linearOf(random, random.pick(LINEAR_KINDS), most)
    return { of, isLinear: true, lines: [of], kind }
  }
  if (kind === 'easyNonlinear') {
    const easy = random.pick(NONLINEAR_KINDS)
    const { of } = nonlinearOf(random, easy, most)
    return { of, isLinear: false, lines: [of], kind: easy === 'reciprocal' ? 'inverse' : easy }
  }
  const { of, steps, isLinear } = disguisedOf(random, kind, most)
  return { of, isLinear, lines: steps.map(step => step.of), kind }
}
const LINEAR_DISGUISES: readonly Disguise[] = ['multiple', 'total', 'quotient', 'shifted']
const NONLINEAR_DISGUISES: readonly Disguise[] = ['product', 'inverse', 'square', 'negativeSquare']

const RATE_HEAD: readonly CellHole[] = [
  words('Columns', 'Columnas'),
  [words('Change in', 'Cambio de'), ' ', X],
  [words('Change in', 'Cambio de'), ' ', Y],
  words('Rate of change', 'Tasa de cambio'),
]
const BETWEEN = [
  words('first and second', 'primera y segunda'),
  words('second and third', 'segunda y tercera'),
  words('third and fourth', 'tercera y cuarta'),
] as const
interface Steps extends Pairs {
  readonly isLinear: boolean
}
const changeRows = ({ xs, ys }: Pairs) =>
  [0, 1, 2].map(i => [itemOf(xs, i + 1) - itemOf(xs, i), itemOf(ys, i + 1) - itemOf(ys, i)] as const)
const rateTable = (pairs: Pairs, isFilled: boolean): Block =>
  table({ head: RATE_HEAD, rows: rateRows(pairs, isFilled), rowHeads: true })
const rateRows = (pairs: Pairs, isFilled: boolean) =>
  changeRows(pairs).map(([run, rise], i) => [
    itemOf(BETWEEN, i),
    ...(isFilled ? [run, rise, Ratio.of(rise, run)] : [blank(2), blank(2), blank(2)]),
  ])

export const mediumForms = (form: Form) => ({
  table: form({
    levels: ['medium'],
    draw(random) {
      const [isLinear, isEven] = [random.evenly([false, true]), random.evenly([false, true, true])]
      return random.until(
        () => drawRated(random, isLinear, isEven),
        ({ ys, isEven: even }) =>
          ys.every(value => Math.abs(value) <= 60) &&
          (even || new Set(ys.slice(1).map((value, i) => value - itemOf(ys, i))).size > 1),
      )
    },
    answer: sentenceChoice,
    solve: told => reasonsOf(told)[0],
    mistakes: (told): Readonly<Record<string, Sentence>> => byKey(...reasonsOf(told).slice(1)),
    ask: ({ xs, ys }) => {
      const drawn = tableOf(xs, ys)
      return {
        en: [drawn, prose`Is the function in the table linear? Why or why not?`],
        es: [drawn, prose`¿Es lineal la función de la tabla? ¿Por qué?`],
      }
    },
    solution: (told, answer) => [
      ratesStep(told),
      answerStep(
        sentenceChoice.show(answer),
        told.isLinear
          ? {
              en: line`All four rates are ${told.rate}, so the function is linear.`,
              es: line`Las cuatro tasas son ${told.rate}, así que la función es lineal.`,
            }
          : {
              en: line`The rates are not all the same, so the function is not linear.`,
              es: line`Las tasas no son todas iguales, así que la función no es lineal.`,
            },
      ),
    ],
    whyWrong: failuresOf,
    check: (printed, answer) =>
      lieOnALine(printedPairs(printed)) === isLinearKey(answer) && / rates?$/.test(answer.key),
  }),

  rewrite: form({
    levels: ['medium'],
    draw: (random, { most }) => disguisedOf(random, random.evenly(DISGUISES), most),
    answer: sentenceChoice,
    solve: ({ isLinear, solved }) => because('solved', isLinear, solvedAs(solved)),
    mistakes: ({ isLinear, solved, slip, slipIsLinear, looks, looksLinear }): Readonly<Record<string, Sentence>> =>
      byKey(
        because('looks', looksLinear, looks),
        because('slip', slipIsLinear, solvedAs(slip)),
        because('wrongEnd', !isLinear, solvedAs(solved)),
      ),
    ask: ({ of }) => ({
      en: prose`Which statement about the function ${of} is true?`,
      es: prose`¿Qué afirmación sobre la función ${of} es verdadera?`,
    }),
    solution: ({ isLinear, steps }, answer) => [
      ...steps.map(({ of, says }) => explainedBy(of, says)),
      answerStep(sentenceChoice.show(answer), {
        en: isLinear ? line`This is the form ${LINE_FORM}.` : line`This does not have the form ${LINE_FORM}.`,
        es: isLinear ? line`Esta es la forma ${LINE_FORM}.` : line`Esto no tiene la forma ${LINE_FORM}.`,
      }),
    ],
    whyWrong: ({ isLinear, solved, slip, slipIsLinear, slipWhy, looks, looksLinear }) => ({
      [because('looks', looksLinear, looks).key]: {
        en: line`What decides is the form ${solved}, not how the equation looks at first.`,
        es: line`Lo que decide es la forma ${solved}, no el aspecto de la ecuación al principio.`,
      },
      [because('slip', slipIsLinear, solvedAs(slip)).key]: {
        en: [...line`In ${slip}, `, ...slipWhy.en, '.'],
        es: [...line`En ${slip}, `, ...slipWhy.es, '.'],
      },
      [because('wrongEnd', !isLinear, solvedAs(solved)).key]: isLinear
        ? {
            en: line`The equation is right, but its form is ${LINE_FORM}: it is linear.`,
            es: line`La ecuación es correcta, pero su forma es ${LINE_FORM}: es lineal.`,
          }
        : {
            en: line`The equation is right, but its form is not ${LINE_FORM}: it is nonlinear.`,
            es: line`La ecuación es correcta, pero su forma no es ${LINE_FORM}: no es lineal.`,
          },
    }),
    check(printed, answer) {
      const [given, found] = [functionOf(printed.one('relation')), equationIn(answer)]
      return found !== undefined && isSame(given, functionOf(found)) && isSteady(given) === isLinearKey(answer)
    },
  }),

  sort: form({
    levels: ['medium'],
    wide: true,
    draw(random, { most }) {
      const many = random.evenly([3, 2])
      return random.shuffle([
        ...random.sample(LINEAR_DISGUISES, 2).map(kind => listed(random, kind, most)),
        ...random.sample(NONLINEAR_DISGUISES, 2).map(kind => listed(random, kind, most)),
        listed(random, many === 3 ? 'easyLinear' : 'easyNonlinear', most),
      ])
    },
    answer: kinds,
    solve: all => all.map(({ isLinear }) => decided(isLinear)),
    ask(all) {
      const drawn = sortTable(all, () => blank(6))
      return {
        en: [prose`Write “linear” or “nonlinear” beside each function.`, drawn],
        es: [prose`Escribe “lineal” o “no lineal” junto a cada función.`, drawn],
      }
    },
    solution(all) {
      const [lines, curves] = [all.filter(({ isLinear }) => isLinear), all.filter(({ isLinear }) => !isLinear)]
      const rewritten = (some: readonly Listed[]): Block => ({
        kind: 'paragraph',
        content: some.flatMap((one, place) => [
          ...(place === 0 ? [] : ['; ']),
          m`${all.indexOf(one) + 1}`,
          ': ',
          ...one.lines.flatMap((of, i) => [...(i === 0 ? [] : [', ']), of]),
        ]),
      })
      return [
        explained(
          rewritten(lines),
          line`Remove parentheses and solve for ${Y}. These equations take the form ${LINE_FORM}: linear.`,
          line`Quita los paréntesis y despeja ${Y}. Estas ecuaciones quedan en la forma ${LINE_FORM}: lineales.`,
        ),
        explained(
          rewritten(curves),
          curves.some(({ kind }) => kind === 'inverse')
            ? line`Do the same here. A power of x or a division by x is left: nonlinear.`
            : line`Do the same here. A power of x is left: nonlinear.`,
          curves.some(({ kind }) => kind === 'inverse')
            ? line`Haz lo mismo aquí. Queda una potencia de x o una división entre x: no lineales.`
            : line`Haz lo mismo aquí. Queda una potencia de x: no lineales.`,
        ),
        explained(
          sortTable(all, ({ isLinear }) => (isLinear ? LINEAR : NONLINEAR)),
          line`Write the decision beside each function.`,
          line`Escribe la decisión junto a cada función.`,
        ),
      ]
    },
    check(printed, answer) {
      const all = printed.all('relation')
      return all.length === 5 && all.every((of, i) => decided(isSteady(functionOf(of))) === answer[i])
    },
  }),

  rates: form({
    levels: ['medium'],
    wide: true,
    draw(random): Steps {
      const isLinear = random.evenly([true, false])
      return random.until(
        () => {
          const steps = [random.int(1, 3), random.int(2, 4), random.int(1, 5)]
          const rate = random.pick([-5, -3, -2, 2, 3, 4, 6])
          const last = isLinear ? rate : random.pick([rate - 1, rate + 1, rate + 2])
          const xs = added(random.int(1, 5), steps)
          const ys = added(
            random.int(-6, 20),
            [rate, rate, last].map((by, i) => by * itemOf(steps, i)),
          )
          return { xs, ys, isLinear, last, steps }
        },
        ({ ys, last, steps: [a, b, c] }) =>
          ys.every(value => Math.abs(value) <= 60) && last !== 0 && a !== b && b !== c,
      )
    },
    answer: tableCells,
    solve: pairs => ({
      head: RATE_HEAD,
      rows: rateRows(pairs, true),
      rowHeads: true,
      blanks: changeRows(pairs).flatMap(([run, rise]) => [run, rise, Ratio.of(rise, run)]),
    }),
    ask(pairs) {
      const [given, asked] = [tableOf(pairs.xs, pairs.ys), rateTable(pairs, false)]
      return {
        en: [
          prose`Complete the second table with the changes from column to column of the first. Then decide whether the function is linear.`,
          given,
          asked,
          prose`Linear or nonlinear? __________`,
        ],
        es: [
          prose`Completa la segunda tabla con los cambios de una columna a otra de la primera. Luego decide si la función es lineal.`,
          given,
          asked,
          prose`¿Lineal o no lineal? __________`,
        ],
      }
    },
    key: ({ isLinear }) => ({
      en: isLinear ? prose`linear` : prose`nonlinear`,
      es: isLinear ? prose`lineal` : prose`no lineal`,
    }),
    solution(pairs) {
      const { xs, ys, isLinear } = pairs
      const [run, rise] = itemOf(changeRows(pairs), 0)
      return [
        explained(
          statements(
            equation(minus(itemOf(xs, 1), itemOf(xs, 0)), run),
            equation(minus(itemOf(ys, 1), itemOf(ys, 0)), rise),
          ),
          line`From the first column to the second, subtract the values of x and the values of ${Y}.`,
          line`De la primera columna a la segunda, resta los valores de x y los valores de ${Y}.`,
        ),
        explained(
          statements(...changeRows(pairs).map(([by, up]) => equation(over(up, by), Ratio.of(up, by)))),
          line`Do the same with the other columns. Divide each change in ${Y} by the change in x: this is the rate of change.`,
          line`Haz lo mismo con las otras columnas. Divide cada cambio de ${Y} entre el cambio de x: esa es la tasa de cambio.`,
        ),
        explained(
          rateTable(pairs, true),
          isLinear
            ? line`The rate of change is the same each time, so the function is linear.`
            : line`The last rate of change, ${rateAt(pairs, 2)}, differs from the others, so the function is nonlinear.`,
          isLinear
            ? line`La tasa de cambio es siempre la misma, así que la función es lineal.`
            : line`La última tasa de cambio, ${rateAt(pairs, 2)}, es distinta de las otras, así que la función no es lineal.`,
        ),
      ]
    },
    // The changes, added up column by column, lead from the first pair to each of the others.
    check(printed, { blanks }) {
      const pairs = printedPairs(printed)
      let { x, y } = itemOf(pairs, 0)
      return (
        blanks.length === 9 &&
        pairs.slice(1).every((pair, i) => {
          const [run, rise, rate] = tupleOf(blanks.slice(3 * i, 3 * i + 3).map(exact), 3)
          x = x.plus(run)
          y = y.plus(rise)
          return x.equals(pair.x) && y.equals(pair.y) && rate.times(run).equals(rise)
        })
      )
    },
  }),
})

const solvedAs = (of: Expr): Both<readonly Inline[]> => ({
  en: line`it can be written as ${of}`,
  es: line`se puede escribir como ${of}`,
})
const sortTable = (all: readonly Listed[], of: (one: Listed) => Expr): Block =>
  table({ rows: all.map((one, i) => [i + 1, one.of, of(one)]) })
