import {
  answerStep,
  approximate,
  assert,
  type Block,
  type Both,
  blank,
  bracketed,
  type CellHole,
  type Expr,
  equation,
  evaluate,
  exact,
  explained,
  type Inline,
  itemOf,
  line,
  m,
  mapParts,
  minus,
  type Of,
  power,
  prose,
  type Sentence,
  sentenceChoice,
  statements,
  sum,
  symbol,
  table,
  tableCells,
  times,
  words,
} from '../../../author.ts'
import { because, byKey, equationIn, type Form, isLinearKey, rateEquation } from './parts.ts'
import { STORIES, type Story } from './stories.ts'

const isEquation = (of: Expr): Both<readonly Inline[]> => ({ en: line`${of}`, es: line`${of}` })
const valueOf = (of: Expr, input: string, at: number): number =>
  of.kind === 'relation' ? approximate(of.right, { [input]: at }) : Number.NaN
/** The input at which all formulas of the story give different values. */
const apartAt = ({ input, right, wrong: [a, b], inputs }: Story): number =>
  inputs.find(at => new Set([right, a, b].map(of => valueOf(of, input, at))).size === 3) ?? inputs[2]

interface Rows {
  readonly from: number
  readonly of: TwoRows
}
interface TwoRows {
  readonly tells: Both<Block>
  readonly input: CellHole
  readonly names: readonly [Of<'words'>, Of<'words'>]
  readonly values: (n: number) => readonly [number, number]
  readonly work: (n: number) => readonly [Expr, Expr]
  readonly how: Both<readonly Inline[]>
  /** Which of the two is linear. */
  readonly linear: 0 | 1
  /** The values for 1 to 6, written down and not worked out. */
  readonly counted: readonly [readonly number[], readonly number[]]
}
const TWO_ROWS: readonly TwoRows[] = [
  {
    tells: {
      en: prose`The table is about squares of different sizes.`,
      es: prose`La tabla trata de cuadrados de distintos tamaños.`,
    },
    input: words('Side length (cm)', 'Lado (cm)'),
    names: [words('Perimeter (cm)', 'Perímetro (cm)'), words('Area (cm²)', 'Área (cm²)')],
    values: s => [4 * s, s * s],
    work: n => [times(4, n), power(n, 2)],
    how: {
      en: line`Multiply the side length by 4 for the perimeter and by itself for the area.`,
      es: line`Multiplica el lado por 4 para el perímetro y por sí mismo para el área.`,
    },
    linear: 0,
    counted: [
      [4, 8, 12, 16, 20, 24],
      [1, 4, 9, 16, 25, 36],
    ],
  },
  {
    tells: {
      en: prose`Cubes of different sizes are made of wire.`,
      es: prose`Se hacen cubos de alambre de distintos tamaños.`,
    },
    input: words('Edge length (in.)', 'Arista (pulg)'),
    names: [words('Volume (in.³)', 'Volumen (pulg³)'), words('Length of wire (in.)', 'Longitud del alambre (pulg)')],
    values: e => [e ** 3, 12 * e],
    work: n => [power(n, 3), times(12, n)],
    how: {
      en: line`Cube the edge length for the volume. A cube has 12 edges: multiply by 12.`,
      es: line`Eleva la arista al cubo para el volumen. Un cubo tiene 12 aristas: multiplica por 12.`,
    },
    linear: 1,
    counted: [
      [1, 8, 27, 64, 125, 216],
      [12, 24, 36, 48, 60, 72],
    ],
  },
  {
    tells: {
      en: prose`A rectangle is always 3 meters longer than it is wide.`,
      es: prose`El largo de un rectángulo siempre es 3 metros mayor que su ancho.`,
    },
    input: words('Width (m)', 'Ancho (m)'),
    names: [words('Area (m²)', 'Área (m²)'), words('Perimeter (m)', 'Perímetro (m)')],
    values: w => [w * (w + 3), 2 * (w + w + 3)],
    work: n => [times(n, n + 3), times(2, bracketed(sum(n, n + 3)))],
    how: {
      en: line`Add 3 to the width to get the length. Multiply both for the area; add both and double for the perimeter.`,
      es: line`Suma 3 al ancho para hallar el largo. Multiplica los dos para el área; súmalos y duplica para el perímetro.`,
    },
    linear: 1,
    counted: [
      [4, 10, 18, 28, 40, 54],
      [10, 14, 18, 22, 26, 30],
    ],
  },
  {
    tells: {
      en: prose`One prize pays $5 in week 1, $10 in week 2, $15 in week 3, and so on. Another prize pays $2 in week 1, $4 in week 2, $8 in week 3, and so on.`,
      es: prose`Un premio paga $5 en la semana 1, $10 en la semana 2, $15 en la semana 3, etc. Otro premio paga $2 en la semana 1, $4 en la semana 2, $8 en la semana 3, etc.`,
    },
    input: words('Week', 'Semana'),
    names: [words('First prize ($)', 'Primer premio ($)'), words('Second prize ($)', 'Segundo premio ($)')],
    values: n => [5 * n, 2 ** n],
    work: n => [times(5, n), power(2, n)],
    how: {
      en: line`Multiply the number of the week by 5 for the first prize. Double the amount from week to week for the second.`,
      es: line`Multiplica el número de la semana por 5 para el primer premio. Duplica la cantidad de una semana a otra para el segundo.`,
    },
    linear: 0,
    counted: [
      [5, 10, 15, 20, 25, 30],
      [2, 4, 8, 16, 32, 64],
    ],
  },
  {
    tells: {
      en: prose`A ball rolls down a hill. In ${m`t`} seconds it rolls ${m`2t^2`} feet. A cart moves at 9 feet per second.`,
      es: prose`Una pelota rueda cuesta abajo. En ${m`t`} segundos rueda ${m`2t^2`} pies. Un carrito avanza a 9 pies por segundo.`,
    },
    input: words('Seconds', 'Segundos'),
    names: [words('Ball (ft)', 'Pelota (pies)'), words('Cart (ft)', 'Carrito (pies)')],
    values: t => [2 * t * t, 9 * t],
    work: n => [times(2, power(n, 2)), times(9, n)],
    how: {
      en: line`For the ball, square the number of seconds and double it. For the cart, multiply the number of seconds by 9.`,
      es: line`Para la pelota, eleva los segundos al cuadrado y duplica. Para el carrito, multiplica los segundos por 9.`,
    },
    linear: 1,
    counted: [
      [2, 8, 18, 32, 50, 72],
      [9, 18, 27, 36, 45, 54],
    ],
  },
  {
    tells: {
      en: prose`The white tiles of a floor form a square. A border of blue tiles, one tile wide, goes all around it, also at the corners.`,
      es: prose`Las baldosas blancas de un piso forman un cuadrado. Lo rodea un borde de baldosas azules de una baldosa de ancho, también en las esquinas.`,
    },
    input: words('White tiles in a row', 'Baldosas blancas por fila'),
    names: [words('Blue tiles', 'Baldosas azules'), words('White tiles in all', 'Baldosas blancas en total')],
    values: s => [4 * s + 4, s * s],
    work: n => [sum(times(4, n), 4), power(n, 2)],
    how: {
      en: line`The border has a row of tiles along each of the 4 sides and 4 tiles at the corners. For the white tiles, square the number in a row.`,
      es: line`El borde tiene una fila de baldosas en cada uno de los 4 lados y 4 en las esquinas. Para las blancas, eleva al cuadrado las de una fila.`,
    },
    linear: 0,
    counted: [
      [8, 12, 16, 20, 24, 28],
      [1, 4, 9, 16, 25, 36],
    ],
  },
  {
    tells: {
      en: prose`A box is 5 centimeters high and has a square base.`,
      es: prose`Una caja mide 5 centímetros de alto y tiene base cuadrada.`,
    },
    input: words('Side of the base (cm)', 'Lado de la base (cm)'),
    names: [words('Volume (cm³)', 'Volumen (cm³)'), words('Perimeter of the base (cm)', 'Perímetro de la base (cm)')],
    values: s => [5 * s * s, 4 * s],
    work: n => [times(5, power(n, 2)), times(4, n)],
    how: {
      en: line`For the volume, square the side length and multiply by the height 5. For the perimeter, multiply the side length by 4.`,
      es: line`Para el volumen, eleva el lado al cuadrado y multiplica por la altura 5. Para el perímetro, multiplica el lado por 4.`,
    },
    linear: 1,
    counted: [
      [5, 20, 45, 80, 125, 180],
      [4, 8, 12, 16, 20, 24],
    ],
  },
  {
    tells: {
      en: prose`Step 1 of a staircase is 1 block high, step 2 is 2 blocks high, and so on.`,
      es: prose`El escalón 1 de una escalera tiene 1 bloque de alto, el escalón 2 tiene 2 bloques, y así sucesivamente.`,
    },
    input: words('Steps', 'Escalones'),
    names: [
      words('Blocks in the next step', 'Bloques del escalón siguiente'),
      words('Blocks in all', 'Bloques en total'),
    ],
    values: n => [n + 1, (n * (n + 1)) / 2],
    work: n => [sum(n, 1), n === 1 ? m`1` : sum(...Array.from({ length: n }, (_, i) => i + 1))],
    how: {
      en: line`The next step has one block more than the last one. Add the blocks of all steps so far for the total.`,
      es: line`El escalón siguiente tiene un bloque más que el último. Para el total, suma los bloques de todos los escalones hasta este.`,
    },
    linear: 0,
    counted: [
      [2, 3, 4, 5, 6, 7],
      [1, 3, 6, 10, 15, 21],
    ],
  },
]
const inputsFrom = (from: number): readonly number[] => [0, 1, 2, 3].map(i => from + i)
const rowsOf = ({ from, of }: Rows, isFilled: boolean): readonly (readonly CellHole[])[] => {
  const inputs = inputsFrom(from)
  return [
    [of.input, ...inputs],
    ...([0, 1] as const).map(row => [of.names[row], ...inputs.map(n => (isFilled ? of.values(n)[row] : blank(2)))]),
  ]
}

export const situationForms = (form: Form) => ({
  story: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    draw(random) {
      const story = random.evenly(STORIES)
      return story(random.int(2, 6))
    },
    answer: sentenceChoice,
    solve: ({ isLinear, right }) => because('right', isLinear, isEquation(right)),
    mistakes: ({ isLinear, right, wrong: [a, b] }): Readonly<Record<string, Sentence>> =>
      byKey(
        because('right', !isLinear, isEquation(right)),
        because('wrongLine', true, isEquation(a)),
        because('wrongCurve', false, isEquation(b)),
      ),
    ask({ tells, output, input }) {
      const [out, by] = [symbol(output), symbol(input)]
      return {
        en: [tells.en, prose`Is ${out} a linear function of ${by}? Which equation shows it?`],
        es: [tells.es, prose`¿Es ${out} una función lineal de ${by}? ¿Qué ecuación lo muestra?`],
      }
    },
    solution(story, answer) {
      const { input, output, right, isLinear, inputs, values, how } = story
      const [by, out] = [symbol(input), symbol(output)]
      const pairs = { xs: inputs, ys: values }
      return [
        explained(
          statements(...inputs.map((n, i) => equation(substituted(right, input, n), itemOf(values, i)))),
          [...how.en, ...line` Work out ${out} for three values of ${by}.`],
          [...how.es, ...line` Calcula ${out} para tres valores de ${by}.`],
        ),
        explained(
          statements(rateEquation(pairs, 0), rateEquation(pairs, 1)),
          isLinear
            ? line`Divide the change in ${out} by the change in ${by}: the rate is the same both times.`
            : line`Divide the change in ${out} by the change in ${by}: the two rates differ.`,
          isLinear
            ? line`Divide el cambio de ${out} entre el cambio de ${by}: la tasa es la misma las dos veces.`
            : line`Divide el cambio de ${out} entre el cambio de ${by}: las dos tasas son distintas.`,
        ),
        answerStep(sentenceChoice.show(answer), {
          en: line`The equation ${right} gives the three values.`,
          es: line`La ecuación ${right} da los tres valores.`,
        }),
      ]
    },
    whyWrong(story) {
      const {
        input,
        right,
        wrong: [a, b],
        isLinear,
        inputs,
        values,
      } = story
      const at = apartAt(story)
      const value = itemOf(values, inputs.indexOf(at))
      const misses = (wrong: Expr) => {
        assert(wrong.kind === 'relation', 'A rule is an equation')
        const given = evaluate(wrong.right, { [input]: at })
        return {
          en: line`For ${equation(symbol(input), at)} it gives ${given}, not ${value}.`,
          es: line`Para ${equation(symbol(input), at)} da ${given}, no ${value}.`,
        }
      }
      return {
        [because('right', !isLinear, isEquation(right)).key]: isLinear
          ? {
              en: line`The equation is right, but the rate stays the same: the function is linear.`,
              es: line`La ecuación es correcta, pero la tasa no cambia: la función es lineal.`,
            }
          : {
              en: line`The equation is right, but the rate changes: the function is nonlinear.`,
              es: line`La ecuación es correcta, pero la tasa cambia: la función no es lineal.`,
            },
        [because('wrongLine', true, isEquation(a)).key]: misses(a),
        [because('wrongCurve', false, isEquation(b)).key]: misses(b),
      }
    },
    // The story is found by its words; its values were counted, not worked out by the equation.
    check(printed, answer) {
      const found = equationIn(answer)
      return [2, 3, 4, 5, 6].some(k =>
        STORIES.some(make => {
          const { tells, input, inputs, values } = make(k)
          const isTold = [tells.en, tells.es].some(told => JSON.stringify(printed.blocks[0]) === JSON.stringify(told))
          const [r, s] = [
            (values[1] - values[0]) / (inputs[1] - inputs[0]),
            (values[2] - values[1]) / (inputs[2] - inputs[1]),
          ]
          return (
            isTold &&
            found !== undefined &&
            inputs.every((n, i) => Math.abs(valueOf(found, input, n) - itemOf(values, i)) < 1e-9) &&
            Math.abs(r - s) < 1e-9 === isLinearKey(answer)
          )
        }),
      )
    },
  }),

  twoRows: form({
    levels: ['hard'],
    kind: 'table',
    wide: true,
    draw: (random): Rows => ({ of: random.evenly(TWO_ROWS), from: random.int(1, 3) }),
    answer: tableCells,
    solve: rows => ({
      rows: rowsOf(rows, true),
      rowHeads: true,
      blanks: ([0, 1] as const).flatMap(row => inputsFrom(rows.from).map(n => rows.of.values(n)[row])),
    }),
    ask(rows) {
      const drawn = table({ rows: rowsOf(rows, false), rowHeads: true })
      return {
        en: [
          rows.of.tells.en,
          prose`Complete the table. Then write which of the two quantities is a linear function of the one in the first row.`,
          drawn,
          prose`Linear: __________`,
        ],
        es: [
          rows.of.tells.es,
          prose`Completa la tabla. Luego escribe cuál de las dos cantidades es una función lineal de la cantidad de la primera fila.`,
          drawn,
          prose`Lineal: __________`,
        ],
      }
    },
    key: ({ of }) => ({
      en: prose`Linear: ${itemOf(of.names, of.linear)}`,
      es: prose`Lineal: ${itemOf(of.names, of.linear)}`,
    }),
    solution(rows) {
      const { of, from } = rows
      const inputs = inputsFrom(from)
      const values = (row: 0 | 1) => inputs.map(n => of.values(n)[row])
      const changes = (row: 0 | 1) =>
        [1, 2, 3].map(i =>
          equation(
            minus(itemOf(values(row), i), itemOf(values(row), i - 1)),
            itemOf(values(row), i) - itemOf(values(row), i - 1),
          ),
        )
      const other = of.linear === 0 ? 1 : 0
      return [
        explained(
          statements(...([0, 1] as const).map(row => equation(of.work(from)[row], of.values(from)[row]))),
          [...line`First column: `, ...lowered(of.how.en)],
          [...line`Primera columna: `, ...lowered(of.how.es)],
        ),
        explained(
          table({ rows: rowsOf(rows, true), rowHeads: true }),
          line`Do the same for the other columns.`,
          line`Haz lo mismo con las otras columnas.`,
        ),
        explained(
          statements(...changes(other)),
          line`${itemOf(of.names, other)}: for equal changes in the first row, the changes here differ, so it is nonlinear.`,
          line`${itemOf(of.names, other)}: con cambios iguales en la primera fila, aquí los cambios son distintos; por eso no es lineal.`,
        ),
        explained(
          statements(...changes(of.linear)),
          line`${itemOf(of.names, of.linear)}: for equal changes in the first row, the changes here are equal too, so it is linear.`,
          line`${itemOf(of.names, of.linear)}: con cambios iguales en la primera fila, aquí los cambios también son iguales; por eso es lineal.`,
        ),
      ]
    },
    check(printed, { blanks }) {
      const rows = printed.block('table').rows
      const at = itemOf(rows, 0)
        .slice(1)
        .map(([item]) => exact(item as Expr).toNumber())
      const of = TWO_ROWS.find(({ names }) => JSON.stringify(itemOf(rows, 1)[0]) === JSON.stringify([names[0]]))
      return (
        of !== undefined &&
        blanks.length === 8 &&
        ([0, 1] as const).every(row =>
          at.every((n, i) => exact(itemOf(blanks, 4 * row + i)).equals(itemOf(of.counted[row], n - 1))),
        )
      )
    },
  }),
})
const substituted = (of: Expr, input: string, n: number): Expr => {
  const right = of.kind === 'relation' ? of.right : of
  return replaced(right, input, n)
}
const lowered = (content: readonly Inline[]): readonly Inline[] =>
  content.map((part, i) => (i === 0 && typeof part === 'string' ? part.charAt(0).toLowerCase() + part.slice(1) : part))
/** With a number for the letter, and a sign between factors that stood side by side. */
const replaced = (of: Expr, input: string, n: number): Expr => {
  if (of.kind === 'symbol' && of.name === input) return m`${n}`
  const parts = mapParts(of, part => replaced(part, input, n))
  return parts.kind === 'product' ? { ...parts, sign: true } : parts
}
