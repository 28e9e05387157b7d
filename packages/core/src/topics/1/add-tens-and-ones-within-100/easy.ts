import {
  type Both,
  baseTenBlocks,
  both,
  type Content,
  column,
  drawing,
  equation,
  exact,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  integer,
  isTrue,
  line,
  prose,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { undoesTheColumn } from '../../kit/columns/columns.ts'
import { filled } from '../../kit/equations/filled.ts'
import { complete, fitsTheGap, resultOf, toWorkOut, written } from '../../kit/facts/facts.ts'
import type { levels } from './levels.ts'
import { draw, onesOf, tensOf } from './numbers.ts'
import { add, blocks, countIn } from './parts.ts'
import { inPlaces, worked } from './worked.ts'

export const easyForms = (form: FormMaker<typeof levels>) => ({
  ones: form({
    levels: ['easy'],
    instruction: add,
    draw: random => draw(random, 'ones', 0),
    answer: integer,
    solve: resultOf,
    ask: fact => both(toWorkOut(fact)),
    solution: worked,
    check: fitsTheGap,
  }),
  onesDown: form({
    levels: ['easy'],
    instruction: add,
    draw: random => draw(random, 'ones', 10),
    answer: integer,
    solve: resultOf,
    ask: ({ a, b }) => both(column('+', a, b)),
    solution: worked,
    check: undoesTheColumn,
  }),
  blocks: form({
    levels: ['easy'],
    instruction: {
      en: prose`Use the blocks to complete the equation.`,
      es: prose`Usa los bloques para completar la ecuación.`,
    },
    draw: random => draw(random, 'ones', 2),
    answer: integer,
    solve: resultOf,
    ask: fact => both([figure(blocks(fact)), toWorkOut(fact)]),
    solution: fact => [
      step(inPlaces(resultOf(fact)), because.explain, {
        sentence: {
          en: line`Count all the rods. Then count all the cubes.`,
          es: line`Cuenta todas las barras. Luego cuenta todos los cubos.`,
        },
      }),
      step(complete(fact), because.explain, {
        sentence: {
          en: line`Put ${tensOf(resultOf(fact))} and ${onesOf(resultOf(fact))} together.`,
          es: line`Junta ${tensOf(resultOf(fact))} y ${onesOf(resultOf(fact))}.`,
        },
      }),
    ],
    check: (printed, answer) =>
      fitsTheGap(printed, answer) &&
      exact(answer).equals(countIn(printed.figure('base-ten-blocks')).reduce((all, each) => all + each, 0)),
  }),
  drawCubes: form({
    levels: ['easy'],
    lines: 0,
    draw: random => draw(random, 'ones', 12),
    answer: {
      ...drawing<readonly [a: number, b: number]>(
        ([a, b]) => baseTenBlocks(a, b),
        ([a, b]) => [[a, b - 1]],
      ),
      show: ([a, b]) => both([figure(baseTenBlocks(a, b)), equation(sum(a, b), a + b)]),
    },
    solve: ({ a, b }) => [a, b],
    ask(fact): Both<Content> {
      const [drawn, gap] = [figure(baseTenBlocks(fact.a)), toWorkOut(fact)]
      return {
        en: [prose`Draw ${fact.b} more cubes. Then add.`, drawn, gap],
        es: [prose`Dibuja ${fact.b} cubos más. Luego suma.`, drawn, gap],
      }
    },
    solution: fact => [
      step(figure(blocks(fact)), because.explain, {
        sentence: {
          en: line`${fact.b} ones: draw ${fact.b} more cubes.`,
          es: line`${fact.b} unidades: dibuja ${fact.b} cubos más.`,
        },
      }),
      ...worked(fact),
    ],
    check: (printed, [a, b]) =>
      countIn(printed.figure('base-ten-blocks')).join() === `${a}` &&
      isTrue(
        filled(
          printed.one('relation'),
          countIn(baseTenBlocks(a, b)).reduce((all, each) => all + each, 0),
        ),
      ),
  }),
  whichPicture: form({
    levels: ['easy'],
    // Pictures of many rods are small.
    draw: random =>
      random.until(
        () => draw(random, 'ones', 22),
        ({ a }) => a < 50,
      ),
    answer: figureChoice,
    solve: blocks,
    mistakes: (fact): Record<string, Figure> => ({
      rodsForCubes: baseTenBlocks(fact.a, 10 * fact.b),
      oneCubeMore: baseTenBlocks(fact.a, fact.b + 1),
      oneRodMore: baseTenBlocks(fact.a + 10, fact.b),
    }),
    ask: fact => ({
      en: prose`Which picture shows ${written(fact)}?`,
      es: prose`¿Qué dibujo muestra ${written(fact)}?`,
    }),
    solution: fact => [
      step(inPlaces(fact.a), because.explain, {
        sentence: {
          en: line`Look for ${tensOf(fact.a) / 10} rods and ${onesOf(fact.a)} cubes: that is ${fact.a}.`,
          es: line`Busca ${tensOf(fact.a) / 10} barras y ${onesOf(fact.a)} cubos: eso es ${fact.a}.`,
        },
      }),
      step(figure(blocks(fact)), because.explain, {
        sentence: {
          en: line`Beside them are ${fact.b} more cubes.`,
          es: line`Al lado hay ${fact.b} cubos más.`,
        },
      }),
    ],
    whyWrong: () => ({
      rodsForCubes: { en: line`It adds rods, not cubes.`, es: line`Suma barras, no cubos.` },
      oneCubeMore: { en: line`It has ${1} cube too many.`, es: line`Tiene ${1} cubo de más.` },
      oneRodMore: { en: line`It has ${1} rod too many.`, es: line`Tiene ${1} barra de más.` },
    }),
    check: (printed, answer) =>
      countIn(answer).join() ===
      printed
        .one('sum')
        .terms.map(term => exact(term).n)
        .join(),
  }),
})
