import {
  type Both,
  baseTenBlocks,
  blank,
  both,
  type Content,
  drawing,
  equation,
  exact,
  explained,
  expr,
  type Figure,
  type FormMaker,
  figure,
  figureChoice,
  hundredChart,
  integer,
  isTrue,
  itemOf,
  line,
  prose,
  step,
  sum,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { filled } from '../../kit/equations/filled.ts'
import type { levels } from './levels.ts'
import { changed, drawLow, drawNumber, told, worked } from './parts.ts'

const counted = (drawn: Figure): number =>
  drawn.kind === 'base-ten-blocks'
    ? drawn.groups.reduce((all, { hundreds, tens, ones }) => all + 100 * hundreds + 10 * tens + ones, 0)
    : -1

const pictureShows = (n: number) => ({ en: line`This picture shows ${n}.`, es: line`Este dibujo muestra ${n}.` })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  blocks: form({
    levels: ['easy'],
    share: 2,
    draw: random => ({ n: drawNumber(random, 0) }),
    answer: integer,
    solve: ({ n }) => n + 10,
    ask({ n }): Both<Content> {
      const [drawn, sentence] = [figure(baseTenBlocks(n)), told(10, n, blank(2))]
      return { en: [drawn, sentence.en], es: [drawn, sentence.es] }
    },
    solution: ({ n }) => worked(n, 10),
    check: (printed, answer) =>
      exact(answer)
        .minus(10)
        .equals(counted(printed.figure('base-ten-blocks'))),
  }),
  drawTen: form({
    levels: ['easy'],
    lines: 0,
    instruction: { en: prose`Draw ${10} more. Then add.`, es: prose`Dibuja ${10} más. Luego suma.` },
    draw: random => ({ n: drawNumber(random, 18) }),
    answer: {
      ...drawing<number>(
        n => baseTenBlocks(n + 10),
        n => [n + 1],
      ),
      show: n => both([figure(baseTenBlocks(n + 10)), equation(sum(n, 10), n + 10)]),
    },
    solve: ({ n }) => n,
    ask: ({ n }) => both([figure(baseTenBlocks(n)), equation(sum(n, 10), blank(2))]),
    solution: ({ n }) => [
      step(figure(baseTenBlocks(n + 10)), because.explain, {
        sentence: { en: line`Draw one more rod.`, es: line`Dibuja una barra más.` },
      }),
      changed(n, 10),
    ],
    check: (printed, n) =>
      counted(printed.figure('base-ten-blocks')) === n &&
      isTrue(filled(printed.one('relation'), counted(baseTenBlocks(n + 10)))),
  }),
  whichPicture: form({
    levels: ['easy'],
    draw: random => ({ n: drawLow(random, 27) }),
    answer: figureChoice,
    solve: ({ n }): Figure => baseTenBlocks(n + 10),
    mistakes: ({ n }) => ({ oneMore: baseTenBlocks(n + 1), same: baseTenBlocks(n) }),
    ask: ({ n }) => ({
      en: prose`Which picture shows ${10} more than ${n}?`,
      es: prose`¿Qué dibujo muestra ${10} más que ${n}?`,
    }),
    solution: ({ n }) => [
      ...worked(n, 10),
      explained(
        figure(baseTenBlocks(n + 10)),
        line`This picture has one more rod and the same number of cubes: ${n + 10}.`,
        line`Este dibujo tiene una barra más y el mismo número de cubos: ${n + 10}.`,
      ),
    ],
    whyWrong: ({ n }) => ({ oneMore: pictureShows(n + 1), same: pictureShows(n) }),
    check: (printed, answer) => {
      const [ten, n] = printed.take(2)
      return n.plus(ten).equals(counted(answer))
    },
  }),
  below: form({
    levels: ['easy'],
    lines: 0,
    instruction: {
      en: prose`${10} more is right below. Write the number in the gray box.`,
      es: prose`${10} más está justo debajo. Escribe el número de la casilla gris.`,
    },
    draw: random => ({ n: drawNumber(random, 44) }),
    answer: integer,
    solve: ({ n }) => n + 10,
    ask: ({ n }) =>
      both(
        figure(
          hundredChart({
            cells: [n - 1, n, n + 1, n + 9, n + 10, n + 11],
            blanks: [n + 9, n + 10, n + 11],
            shaded: [n + 10],
          }),
        ),
      ),
    solution: ({ n }) => [
      step(expr(n), because.explain, {
        sentence: {
          en: line`${n} is right above the gray box: find ${10} more.`,
          es: line`El ${n} está justo encima de la casilla gris: busca ${10} más.`,
        },
      }),
      ...worked(n, 10),
    ],
    // One number of each row stands in the middle.
    check(printed, answer) {
      const { cells } = printed.figure('hundred-chart')
      const shown = cells.filter(cell => cell.shown)
      return itemOf(cells, 4).mark === 'shaded' && exact(answer).minus(10).equals(itemOf(shown, 1).value)
    },
  }),
})
