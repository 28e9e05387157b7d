import {
  type Both,
  blank,
  both,
  box,
  type Content,
  drawing,
  type Expr,
  equation,
  exact,
  explained,
  expr,
  type FormMaker,
  figure,
  formulaChoice,
  integer,
  isTrue,
  itemOf,
  line,
  list,
  match,
  numberList,
  prose,
  step,
  symbol,
  tenFrame,
  tupleOf,
  wholes,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { valueIn } from '../../kit/choices/cells.ts'
import { mixed, turned } from '../../kit/choices/turned.ts'
import { filled } from '../../kit/equations/filled.ts'
import { fitsTheGap, toWorkOut } from '../../kit/facts/facts.ts'
import { doubleOf, drawDouble, drawnIn, drawThreeDoubles, factOf, isTheDouble, pictures, twice } from './facts.ts'
import type { levels } from './levels.ts'
import { add } from './parts.ts'

function termsOf(of: Expr): readonly number[] {
  return of.kind === 'sum' ? of.terms.map(term => exact(term).n) : []
}

/** How a double is found in the head. */
const howToDouble = (n: number) => {
  if (n === 10) return { en: line`1 ten and 1 ten are 2 tens.`, es: line`1 decena y 1 decena son 2 decenas.` }
  if (n === 9) return { en: line`10 + 10 is 20; take away 2.`, es: line`10 + 10 es 20; quita 2.` }
  if (n > 5)
    return {
      en: line`${n} is ${5} and ${n - 5}: ${doubleOf(5)} is ${10}, and ${doubleOf(n - 5)} is ${2 * (n - 5)}.`,
      es: line`${n} es ${5} y ${n - 5}: ${doubleOf(5)} es ${10} y ${doubleOf(n - 5)} es ${2 * (n - 5)}.`,
    }
  return {
    en: line`Count on ${n} from ${n}: ${list(...wholes(n + 1, 2 * n))}.`,
    es: line`Cuenta ${n} más desde el ${n}: ${list(...wholes(n + 1, 2 * n))}.`,
  }
}

/** Three other numbers whose doubles are near. */
const nearest = (n: number) =>
  wholes(1, 10)
    .filter(other => other !== n)
    .toSorted((a, b) => Math.abs(a - n) - Math.abs(b - n))
    .slice(0, 3)

export const easyForms = (form: FormMaker<typeof levels>) => ({
  double: form({
    levels: ['easy'],
    instruction: add,
    draw: random => ({ n: drawDouble(random, 0) }),
    answer: integer,
    solve: ({ n }) => 2 * n,
    ask: ({ n }) => both(toWorkOut(factOf({ a: n, b: n }))),
    solution: ({ n }) => twice(n),
    check: fitsTheGap,
  }),
  whichDouble: form({
    levels: ['easy'],
    draw: random => ({ picture: random.evenly(['rows', 'frames']), n: drawDouble(random, 4) }),
    answer: formulaChoice,
    solve: ({ n }) => doubleOf(n),
    mistakes({ n }) {
      const [near, alsoNear, third] = tupleOf(nearest(n).map(doubleOf), 3)
      return { near, alsoNear, third }
    },
    ask({ picture, n }): Both<Content> {
      const drawn = figure(pictures[picture](n))
      return {
        en: [drawn, prose`Which double does the picture show?`],
        es: [drawn, prose`¿Qué doble muestra el dibujo?`],
      }
    },
    solution: ({ picture, n }) => [
      step(list(n, n), picture === 'rows' ? because.countEachRow : because.countEachFrame),
      explained(doubleOf(n), line`The same number twice is a double.`, line`El mismo número dos veces es un doble.`),
    ],
    whyWrong({ picture, n }) {
      const [near, alsoNear, third] = tupleOf(
        nearest(n).map(other =>
          picture === 'rows'
            ? { en: line`Each row has ${n}, not ${other}.`, es: line`Cada fila tiene ${n}, no ${other}.` }
            : { en: line`Each frame has ${n}, not ${other}.`, es: line`Cada marco tiene ${n}, no ${other}.` },
        ),
        3,
      )
      return { near, alsoNear, third }
    },
    check: (printed, answer) =>
      printed.blocks.some(block => block.kind === 'figure' && isTrue(equation(expr(answer), drawnIn(block.figure)))) &&
      expr(answer).kind === 'sum' &&
      new Set(termsOf(expr(answer))).size === 1,
  }),
  sameTwice: form({
    levels: ['easy'],
    instruction: {
      en: prose`Write the same number in both boxes.`,
      es: prose`Escribe el mismo número en los dos recuadros.`,
    },
    draw: random => ({ n: random.evenly(turned(mixed(wholes(2, 10)), 5)) }),
    answer: numberList,
    solve: ({ n }) => [n, n],
    ask: ({ n }) => both(equation(doubleOf(box()), 2 * n)),
    solution: ({ n }) => [
      step(equation(doubleOf(n - 1), 2 * n - 2), because.explain, {
        sentence: {
          en: line`${2 * n - 2} is less than ${2 * n}: try the next double.`,
          es: line`${2 * n - 2} es menor que ${2 * n}: prueba con el doble siguiente.`,
        },
      }),
      step(equation(doubleOf(n), 2 * n), because.explain, { sentence: isTheDouble(n) }),
    ],
    check: (printed, answers) =>
      answers.length === 2 &&
      isTrue(filled(printed.one('relation'), ...answers)) &&
      exact(itemOf(answers, 0)).equals(exact(itemOf(answers, 1))),
  }),
  drawTheDouble: form({
    levels: ['easy'],
    lines: 0,
    instruction: {
      en: prose`Draw the same number of counters again. Then add.`,
      es: prose`Dibuja otra vez el mismo número de fichas. Luego suma.`,
    },
    draw: random => ({ n: drawDouble(random, 2) }),
    answer: {
      ...drawing<number>(pictures.frames, n => [n === 10 ? 9 : n + 1]),
      show: n => both([figure(pictures.frames(n)), equation(doubleOf(n), 2 * n)]),
    },
    solve: ({ n }) => n,
    ask: ({ n }) => both([figure(tenFrame([n, 0])), equation(doubleOf(n), blank(2))]),
    solution: ({ n }) => [step(figure(pictures.frames(n)), because.drawMore, { count: n }), ...twice(n)],
    check: (printed, n) =>
      drawnIn(printed.figure('ten-frame')) === n &&
      isTrue(filled(printed.one('relation'), drawnIn(pictures.frames(n)))),
  }),
  match: form(
    match({
      levels: ['easy'],
      draw: random => random.shuffle(drawThreeDoubles(random)).map(n => [doubleOf(n), 2 * n] as const),
      belong: (left, right) => valueIn(left).equals(valueIn(right)),
      solution: (pairs, letters) => [
        ...pairs.map(([double, total]) =>
          step(equation(double as Expr, total as number), because.explain, {
            sentence: howToDouble((total as number) / 2),
          }),
        ),
        explained(
          list(...letters.map(letter => symbol(letter))),
          line`Write for each sum the letter of its total.`,
          line`Escribe para cada suma la letra de su total.`,
        ),
      ],
    }),
  ),
})
